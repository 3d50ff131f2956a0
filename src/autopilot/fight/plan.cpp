#include "autopilot/fight/plan.hpp"

#include "autopilot/fight/foes.hpp"
#include "autopilot/steps.hpp"
#include "world/creatures/turn.hpp"
#include "world/knight/harm.hpp"
#include "world/knight/sword.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int quietTicks = 10;  // how far it thinks ahead where nothing threatens
constexpr int strikeReach = toSubpixels(44);

// Gains and costs are in pixels to walk. Without the gain of holding the same keys as before, the
// knight would dither in front of a threat.
constexpr int goOnGain = 6;
constexpr int shotGain = 60;  // of an arrow that hits

}  // namespace

Planner::Planner() {
    constexpr std::size_t most =
        4 * mostCreatures + Creatures::mostProjectiles + Creatures::mostOmens + Tools::mostBombs;
    threats_.reserve(most);
    trialThreats_.reserve(most);
}

void Planner::look(const World& world, const Eyes& eyes, const Skill& skill) {
    foresee(world, eyes, skill, threats_);
}

bool Planner::isThreatened() const {
    return std::any_of(threats_.begin(), threats_.end(),
                       [](const Threat& threat) { return threat.hurtsFrom <= thinkAheadTicks; });
}

bool Planner::mayStrike(const World& world, Direction side) const {
    const SubPos knight = centreOf(world.knightBox());
    const GridOffset ahead = offsetOf(side);
    return world.player.swingTicks == 0 &&
           std::any_of(threats_.begin(), threats_.end(), [&](const Threat& threat) {
               const GridOffset way = threat.at - knight;
               const bool isAhead = ahead.x * way.x + ahead.y * way.y > 0;
               return (threat.creatureIndex >= 0 || threat.canBeCut) && isAhead &&
                      longerAxis(way) <= strikeReach;
           });
}

InputFrame Planner::choose(const World& world, const SeenRoom& room, const Wish& wish) {
    const int ticks = isThreatened() ? thinkAheadTicks : quietTicks;
    Trial trial(world, room, wish, ticks, trialThreats_);
    InputFrame best;
    int least = Trial::impossible;
    const auto consider = [&](InputFrame input, int cost) {
        const bool goesOn = input == wish.held && cost != Trial::impossible;
        if (goesOn && isThreatened()) {
            cost -= goOnGain;
        }
        if (cost < least) {
            least = cost;
            best = input;
        }
    };
    trialThreats_ = threats_;
    const int costOfStanding = trial.costOfStep({});
    consider({}, costOfStanding);
    if (wish.shot && costOfStanding != Trial::impossible) {
        const InputFrame shot = holding(Button::Item);
        consider(world.player.facing == *wish.shot ? shot : shot.with(*wish.shot),
                 costOfStanding - shotGain);
    }
    for (const InputFrame step : walkingSteps) {
        trialThreats_ = threats_;
        consider(step, trial.costOfStep(step));
    }
    for (const Direction side : allDirections) {
        if (mayStrike(world, side)) {
            trialThreats_ = threats_;
            consider(trial.strikeAt(side), trial.costOfStrike(side));
        }
    }
    return best;
}

namespace {

// In pixels to walk, too, but for `laterTicks`.
constexpr int hurtCost = 2000;
constexpr int halfHeartCost = 200;
constexpr int soonCost = 30;     // for each tick by which the hurt comes before `thinkAheadTicks`
constexpr int laterCost = 1000;  // of being in the way of a threat after the last tick
constexpr int laterTicks = 30;   // only threats that reach the knight within these ticks count
constexpr int hitGain = 100;
constexpr int turnCost = 12;  // for each direction key that differs from those of the wanted step
constexpr int noWayCost = 600;
constexpr int leaveCost = 150;  // of leaving a room in which there is still something to do

// A blow counts as a hit only if the blade touches the middle of a creature; one that touches only
// the rim may miss. The middle is all but the rim, but reaches at least `leastHalfWidth` to each
// side.
constexpr int uncountedRim = toSubpixels(6);
constexpr int leastHalfWidth = toSubpixels(4);

// The approximate length of the straight line, in pixels.
int lengthInPixels(GridOffset way) {
    const int x = std::abs(way.x);
    const int y = std::abs(way.y);
    return toPixels(std::max(x, y) + std::min(x, y) / 2);
}

// The direction that the input holds; empty if it holds none, or two at once.
std::optional<Direction> straightWay(InputFrame input) {
    const GridOffset way = heldDirection(input);
    const int axes = std::abs(way.x) + std::abs(way.y);
    return axes == 1 ? std::optional(mainDirection(way)) : std::nullopt;
}

int costOfHurt(int tick, int halfHearts) {
    return hurtCost + halfHearts * halfHeartCost + (thinkAheadTicks - tick) * soonCost;
}

}  // namespace

Trial::Trial(const World& world, const SeenRoom& room, const Wish& wish, int ticks,
             std::vector<Threat>& threats)
    : world_(world),
      room_(room),
      wish_(wish),
      terrain_(seenTerrain(world, room)),
      ticks_(ticks),
      threats_(threats),
      beginsAbovePit_(isAbovePit(world.player.body)) {}

int Trial::costOfStep(InputFrame step) {
    const auto exit = exitOf(step);
    Foresight knight(world_, terrain_, exit, GroundHarm::Ignored);
    InputFrame held = step;
    int wayCost = impossible;
    int hurt = 0;
    for (int tick = 0; tick < ticks_; ++tick) {
        const Foresight before = knight;
        if (!advanceKnight(knight, held)) {
            // If he thinks again before that tick, he can release the keys instead.
            const bool canRelease = tick >= thinkAgainTicks && held != InputFrame{};
            knight = before;
            held = {};
            if (!canRelease || !advanceKnight(knight, held)) {
                return impossible;
            }
        }
        if (knight.hasLeft()) {
            wayCost = isWantedWalk(step) ? 0 : leaveCost;
            break;
        }
        hurt = std::max(hurt, advanceThreats(tick, knight.player()));
        const int cost = goalCost(centreOf(knight.player().body.hitBox()), step);
        // It is enough to come near the goal in one of the ticks. If he is to keep away from it,
        // the last tick counts.
        wayCost = wish_.keepAway > 0 ? cost : std::min(wayCost, cost);
    }
    const int later = knight.hasLeft() ? 0 : costAfterLastTick(knight.player());
    return wayCost + std::max(hurt, later);
}

// Holds no direction if the knight faces that side already, so that he does not step.
InputFrame Trial::strikeAt(Direction side) const {
    const InputFrame strike = holding(Button::Sword);
    return world_.player.facing == side ? strike : strike.with(side);
}

int Trial::costOfStrike(Direction side) {
    Foresight knight(world_, terrain_, std::nullopt, GroundHarm::Ignored);
    int hurt = 0;
    Cuts cuts;
    for (int tick = 0; tick < ticks_; ++tick) {
        if (!advanceKnight(knight, tick == 0 ? strikeAt(side) : InputFrame{})) {
            return impossible;
        }
        Player player = knight.player();
        player.facing = side;
        player.swingTicks = tick + 1;
        cut(tick, player, cuts);
        hurt = std::max(hurt, advanceThreats(tick, player));
    }
    const int cost = goalCost(centreOf(knight.player().body.hitBox()), {});
    const bool hitsNothing = cuts.creatures + cuts.projectiles == 0;
    return hitsNothing ? impossible : hurt + cost - cuts.creatures * hitGain;
}

bool Trial::advanceKnight(Foresight& knight, InputFrame held) const {
    return knight.step(held) && (beginsAbovePit_ || !isAbovePit(knight.player().body));
}

std::optional<Direction> Trial::exitOf(InputFrame step) const {
    return isWantedWalk(step) || wish_.mayFlee ? straightWay(step) : std::nullopt;
}

bool Trial::isHurtByGround(int tick, const Body& body) const {
    const auto areSpikesUp = [&] {
        return spikePhase(world_.tick + static_cast<std::uint64_t>(tick) + 1,
                          world_.config.ground) == SpikePhase::Up;
    };
    return !isAbovePit(body) && (isOn(terrain_, body, Tile::Embers) ||
                                 (isOn(terrain_, body, Tile::Spikes) && areSpikesUp()));
}

int Trial::advanceThreats(int tick, const Player& player) {
    const SubBox box = player.body.hitBox();
    const bool isKnightSafe = tick < world_.player.body.safeTicks;
    int cost = !isKnightSafe && isHurtByGround(tick, player.body) ? costOfHurt(tick, 1) : 0;
    for (Threat& threat : threats_) {
        threat.advance(tick, centreOf(box), terrain_);
        if (!isKnightSafe && threat.hurts(tick, box)) {
            cost = std::max(cost, costOfHurt(tick, threat.damage));
        }
    }
    return cost;
}

int Trial::costAfterLastTick(const Player& player) const {
    const SubBox box = player.body.hitBox();
    const bool comes = std::any_of(threats_.begin(), threats_.end(), [&](const Threat& one) {
        return one.hurtsUntil > ticks_ && one.comesAt(box, laterTicks);
    });
    return comes ? laterCost : 0;
}

void Trial::cut(int tick, const Player& player, Cuts& cuts) {
    const auto blade = swordBox(player, world_.config.sword);
    if (!blade) {
        return;
    }
    for (Threat& threat : threats_) {
        if (threat.creatureIndex < 0 && threat.isCutBy(*blade)) {
            threat.hurtsUntil = std::min(threat.hurtsUntil, tick);
            threat.isStruck = true;
            ++cuts.projectiles;
        } else if (threat.creatureIndex >= 0 && isHit(threat, *blade, player)) {
            threat.takeBlow(tick, centreOf(player.body.hitBox()), rowOf(threat));
            ++cuts.creatures;
        }
    }
}

const CreatureConfig& Trial::rowOf(const Threat& threat) const {
    return world_.config.creatures
        .kinds[room_.creatures[static_cast<std::size_t>(threat.creatureIndex)].kind];
}

bool Trial::isHit(const Threat& threat, const SubBox& blade, const Player& player) const {
    const SeenCreature& seen = room_.creatures[static_cast<std::size_t>(threat.creatureIndex)];
    const bool isInvulnerable =
        isBoss(seen.kind) &&
        (seen.wasStruck || seen.doing == Doing::Falls || seen.doing == Doing::Changes);
    const int halfWidth = std::max(leastHalfWidth, threat.halfWidth - uncountedRim);
    const SubBox middle = boxAround(threat.at, 2 * halfWidth, 2 * halfWidth);
    return !seen.isOffGround && !seen.isBeforeItsTurn && !isInvulnerable && !threat.isStruck &&
           world_.config.creatures.kinds[seen.kind].health > 0 && overlap(middle, blade) &&
           !isShieldedFrom(seen, threat.at, centreOf(player.body.hitBox()));
}

int Trial::goalCost(SubPos place, InputFrame step) const {
    if (wish_.distances == nullptr) {
        const GridOffset way = heldDirection(step);
        const GridOffset wanted = heldDirection(wish_.walk);
        return turnCost * sumOfAxes({way.x - wanted.x, way.y - wanted.y});
    }
    const int pixelsAway = lengthInPixels(wish_.goal - place);
    if (pixelsAway < wish_.keepAway) {
        return 2 * (wish_.keepAway - pixelsAway);
    }
    const auto remaining = wish_.distances->distance(place);
    if (!remaining) {
        return wish_.keepAway > 0 ? 0 : noWayCost + pixelsAway;
    }
    return std::max(0, toPixels(*remaining) - wish_.keepAway);
}

}  // namespace doorstring
