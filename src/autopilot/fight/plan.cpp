#include "autopilot/fight/plan.hpp"

#include "autopilot/fight/foes.hpp"
#include "autopilot/steps.hpp"
#include "world/creatures/turn.hpp"
#include "world/knight/harm.hpp"
#include "world/knight/sword.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace doorstring {

namespace {

constexpr int quietTicks = 10;  // how far it thinks ahead where nothing threatens
constexpr int strikeReach = toSubpixels(44);

// The gain, in pixels to walk, of holding the same keys as before. Without it the knight would
// dither in front of a threat.
constexpr int goOnGain = 6;
constexpr int shotGain = 60;  // of an arrow that hits

}  // namespace

Planner::Planner() {
    constexpr std::size_t most =
        4 * mostCreatures + Creatures::mostProjectiles + Creatures::mostOmens + Tools::mostBombs;
    threats_.reserve(most);
    trial_.reserve(most);
}

void Planner::look(const World& world, const Eyes& eyes, const Skill& skill) {
    foresee(world, eyes, skill, threats_);
}

bool Planner::isThreatened() const {
    return std::any_of(threats_.begin(), threats_.end(),
                       [](const Threat& threat) { return threat.from <= thinkAheadTicks; });
}

bool Planner::mayStrike(const World& world, Direction side) const {
    const SubPos knight = centreOf(world.knightBox());
    const GridOffset look = offsetOf(side);
    return world.player.swingTicks == 0 &&
           std::any_of(threats_.begin(), threats_.end(), [&](const Threat& threat) {
               const GridOffset way = threat.at - knight;
               return (threat.creature >= 0 || threat.canBeCut) &&
                      look.x * way.x + look.y * way.y > 0 && longerAxis(way) <= strikeReach;
           });
}

InputFrame Planner::choose(const World& world, const SeenRoom& room, const Wish& wish) {
    const int ticks = isThreatened() ? thinkAheadTicks : quietTicks;
    Trial trial(world, room, wish, ticks, trial_);
    InputFrame best;
    int least = Trial::impossible;
    const auto consider = [&](InputFrame input, int cost) {
        const bool goesOn = input == wish.held && cost != Trial::impossible;
        cost -= goesOn && isThreatened() ? goOnGain : 0;
        if (cost < least) {
            least = cost;
            best = input;
        }
    };
    trial_ = threats_;
    const int toStand = trial.costOfStep({});
    consider({}, toStand);
    if (wish.shot && toStand != Trial::impossible) {
        const InputFrame shot = holding(Button::Item);
        consider(world.player.facing == *wish.shot ? shot : shot.with(*wish.shot),
                 toStand - shotGain);
    }
    for (const InputFrame step : steps) {
        trial_ = threats_;
        consider(step, trial.costOfStep(step));
    }
    for (const Direction side : allDirections) {
        if (mayStrike(world, side)) {
            trial_ = threats_;
            consider(trial.strikeAt(side), trial.costOfStrike(side));
        }
    }
    return best;
}

namespace {

// What things are worth, in pixels to walk.
constexpr int hurtCost = 2000;
constexpr int halfHeartCost = 200;
constexpr int soonCost = 30;     // for each tick that the hurt comes before `thinkAheadTicks`
constexpr int laterCost = 1000;  // of being in the way of a threat after the last tick
constexpr int laterTicks = 30;   // in which such a threat would reach the knight
constexpr int hitGain = 100;
constexpr int turnCost = 12;  // for each direction key that differs from those of the wanted step
constexpr int noWayCost = 600;
constexpr int leaveCost = 150;  // of leaving a room in which there is still something to do

constexpr int unsureRim = toSubpixels(6);  // of a creature: a blade there might miss it
constexpr int surelyMet = toSubpixels(4);  // from its middle: a blade there hits even a small one

// The approximate length of the straight line, in pixels.
int lengthInPixels(GridOffset way) {
    const int across = std::abs(way.x);
    const int along = std::abs(way.y);
    return toPixels(std::max(across, along) + std::min(across, along) / 2);
}

// The direction that is held; empty if none is, or two at once.
std::optional<Direction> straightWay(InputFrame input) {
    const GridOffset way = heldDirection(input);
    return (way.x == 0) == (way.y == 0) ? std::nullopt : std::optional(mainDirection(way));
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
      isOverPit_(overPit(world.player.body)) {}

int Trial::costOfStep(InputFrame step) {
    const auto exit = exitOf(step);
    Foresight knight(world_, terrain_, exit, false);
    InputFrame held = step;
    int nearest = impossible;
    int hurt = 0;
    for (int tick = 0; tick < ticks_; ++tick) {
        const Foresight before = knight;
        if (!advanceKnight(knight, held)) {
            // If he thinks again before that tick, he can release the keys instead.
            knight = before;
            if (tick < thinkAgainTicks || std::exchange(held, {}) == InputFrame{} ||
                !advanceKnight(knight, held)) {
                return impossible;
            }
        }
        if (knight.hasLeft()) {
            nearest = isWalk(step) ? 0 : leaveCost;
            break;
        }
        hurt = std::max(hurt, advanceThreats(tick, knight.player()));
        const int cost = goalCost(centreOf(knight.player().body.hitBox()), step);
        // It is enough to come near the goal in one of the ticks. If he is to keep away from it,
        // the last tick counts.
        nearest = wish_.keep > 0 ? cost : std::min(nearest, cost);
    }
    return nearest + (knight.hasLeft() ? hurt : std::max(hurt, costToCome(knight.player())));
}

// Holds no direction if the knight faces that side already, so that he does not step.
InputFrame Trial::strikeAt(Direction side) const {
    const InputFrame strike = holding(Button::Sword);
    return world_.player.facing == side ? strike : strike.with(side);
}

int Trial::costOfStrike(Direction side) {
    Foresight knight(world_, terrain_, std::nullopt, false);
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
    return cuts.creatures + cuts.shots == 0 ? impossible : hurt + cost - cuts.creatures * hitGain;
}

bool Trial::advanceKnight(Foresight& knight, InputFrame held) const {
    return knight.step(held) && (isOverPit_ || !overPit(knight.player().body));
}

std::optional<Direction> Trial::exitOf(InputFrame step) const {
    return isWalk(step) || wish_.mayFlee ? straightWay(step) : std::nullopt;
}

bool Trial::isHurtByGround(int tick, const Body& body) const {
    const auto areSpikesUp = [&] {
        return spikePhase(world_.tick + static_cast<std::uint64_t>(tick) + 1,
                          world_.config.ground) == SpikePhase::Up;
    };
    return !overPit(body) && (isOn(terrain_, body, Tile::Embers) ||
                              (isOn(terrain_, body, Tile::Spikes) && areSpikesUp()));
}

int Trial::advanceThreats(int tick, const Player& player) {
    const SubBox box = player.body.hitBox();
    const bool isSafe = tick < world_.player.body.safeTicks;
    int cost = !isSafe && isHurtByGround(tick, player.body) ? costOfHurt(tick, 1) : 0;
    for (Threat& threat : threats_) {
        threat.advance(tick, centreOf(box), terrain_);
        if (!isSafe && threat.hurts(tick, box)) {
            cost = std::max(cost, costOfHurt(tick, threat.damage));
        }
    }
    return cost;
}

int Trial::costToCome(const Player& player) const {
    const SubBox box = player.body.hitBox();
    const bool comes = std::any_of(threats_.begin(), threats_.end(), [&](const Threat& one) {
        return one.until > ticks_ && one.comesAt(box, laterTicks);
    });
    return comes ? laterCost : 0;
}

void Trial::cut(int tick, const Player& player, Cuts& cuts) {
    const auto blade = swordBox(player, world_.config.sword);
    if (!blade) {
        return;
    }
    for (Threat& threat : threats_) {
        if (threat.creature < 0 && threat.isCutBy(*blade)) {
            threat.until = std::min(threat.until, tick);
            threat.isStruck = true;
            ++cuts.shots;
        } else if (threat.creature >= 0 && isHit(threat, *blade, player)) {
            threat.takeBlow(tick, centreOf(player.body.hitBox()), rowOf(threat));
            ++cuts.creatures;
        }
    }
}

const CreatureConfig& Trial::rowOf(const Threat& threat) const {
    return world_.config.creatures
        .kinds[room_.creatures[static_cast<std::size_t>(threat.creature)].kind];
}

bool Trial::isHit(const Threat& threat, const SubBox& blade, const Player& player) const {
    const SeenCreature& seen = room_.creatures[static_cast<std::size_t>(threat.creature)];
    const bool isSafe = isBoss(seen.kind) && (seen.wasStruck || seen.doing == Doing::Falls ||
                                              seen.doing == Doing::Changes);
    const int half = std::max(surelyMet, threat.half - unsureRim);
    const SubBox middle = boxAround(threat.at, 2 * half, 2 * half);
    return !seen.isOffGround && !seen.isBeforeItsTurn && !isSafe && !threat.isStruck &&
           world_.config.creatures.kinds[seen.kind].health > 0 && overlap(middle, blade) &&
           !isShieldedFrom(seen, threat.at, centreOf(player.body.hitBox()));
}

int Trial::goalCost(SubPos place, InputFrame step) const {
    if (wish_.distances == nullptr) {
        const GridOffset way = heldDirection(step);
        const GridOffset wanted = heldDirection(wish_.walk);
        return turnCost * bothAxes({way.x - wanted.x, way.y - wanted.y});
    }
    const int away = lengthInPixels(wish_.goal - place);
    if (away < wish_.keep) {
        return 2 * (wish_.keep - away);
    }
    const auto remaining = wish_.distances->distance(place);
    if (!remaining) {
        return wish_.keep > 0 ? 0 : noWayCost + away;
    }
    return std::max(0, toPixels(*remaining) - wish_.keep);
}

}  // namespace doorstring
