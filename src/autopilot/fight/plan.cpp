#include "autopilot/fight/plan.hpp"

#include "autopilot/fight/answers.hpp"
#include "autopilot/foresight.hpp"
#include "autopilot/steps.hpp"
#include "world/creatures/turn.hpp"
#include "world/ground/spikes.hpp"
#include "world/knight/harm.hpp"
#include "world/knight/sword.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace doorstring {

namespace {

constexpr int quietTicks = 10;  // to think ahead where nothing threatens
constexpr int strikeReach = toSubpixels(44);
constexpr int surelyMet = toSubpixels(4);  // from the middle of a creature

// What things are worth, in pixels of way.
constexpr int hurtCost = 2000;
constexpr int halfHeartCost = 200;
constexpr int soonCost = 30;  // for each tick that the hurt comes sooner
constexpr int laterTicks = 30;
constexpr int laterCost = 1000;
constexpr int hitGain = 100;
constexpr int goOnGain =
    6;  // of going on as before, so that the knight never dithers before what comes
constexpr int turnCost = 12;  // of going another way than one wants to
constexpr int noWayCost = 600;
constexpr int leaveCost = 150;  // of a room in which there is still something to do
constexpr int impossible = std::numeric_limits<int>::max();

int lengthInPixels(GridOffset way) {
    const int across = std::abs(way.x);
    const int along = std::abs(way.y);
    return toPixels(std::max(across, along) + std::min(across, along) / 2);
}

GridOffset wayBetween(SubPos from, SubPos to) {
    return {to.x - from.x, to.y - from.y};
}

std::optional<Direction> straightWay(InputFrame input) {
    const GridOffset way = heldDirection(input);
    return (way.x == 0) == (way.y == 0) ? std::nullopt : std::optional(mainDirection(way));
}

// The doors as they were seen, everything else as it is.
Terrain seenTerrain(const World& world, const SeenRoom& room) {
    const DoorSet locked = world.locks.shutDoors(world.dungeon, world.cell());
    return {world.room, world.ground.tiles(), room.isShut ? locked | world.room.doors() : locked};
}

int costOfHurt(int tick, int halfHearts) {
    return hurtCost + halfHearts * halfHeartCost + (thinkAheadTicks - tick) * soonCost;
}

// Something that could be done, thought to its end.
class Trial {
    // What the blade meets.
    struct Cuts {
        int creatures = 0;
        int shots = 0;
    };

public:
    Trial(const World& world, const SeenRoom& room, const Wish& wish, int ticks,
          std::vector<Threat>& threats)
        : world_(world),
          room_(room),
          wish_(wish),
          terrain_(seenTerrain(world, room)),
          ticks_(ticks),
          threats_(threats),
          isOverPit_(overPit(world.player.body)) {}

    int costOfStep(InputFrame step) {
        const auto exit = exitOf(step);
        Foresight knight(world_, terrain_, exit, false);
        int nearest = impossible;
        int hurt = 0;
        for (int tick = 0; tick < ticks_; ++tick) {
            if (!knight.step(step) || falls(knight.player().body)) {
                return impossible;
            }
            if (knight.hasLeft()) {
                nearest = isWalk(step) ? 0 : leaveCost;
                break;
            }
            hurt = std::max(hurt, hurtAt(tick, knight.player()));
            const int cost = goalCost(centreOf(knight.player().body.hitBox()), step);
            nearest = wish_.keep > 0 ? cost : std::min(nearest, cost);
        }
        return nearest + (knight.hasLeft() ? hurt : std::max(hurt, costToCome(knight.player())));
    }

    int costOfStrike(Direction side) {
        Foresight knight(world_, terrain_, std::nullopt, false);
        int hurt = 0;
        Cuts cuts;
        for (int tick = 0; tick < ticks_; ++tick) {
            if (!knight.step(tick == 0 ? holding(side) : InputFrame{}) ||
                falls(knight.player().body)) {
                return impossible;
            }
            Player player = knight.player();
            player.facing = side;
            player.swingTicks = tick + 1;
            cut(tick, player, cuts);
            hurt = std::max(hurt, hurtAt(tick, player));
        }
        const int cost = goalCost(centreOf(knight.player().body.hitBox()), {});
        return cuts.creatures + cuts.shots == 0 ? impossible
                                                : hurt + cost - cuts.creatures * hitGain;
    }

private:
    bool isWalk(InputFrame step) const { return wish_.way == nullptr && step == wish_.walk; }
    std::optional<Direction> exitOf(InputFrame step) const {
        return isWalk(step) || wish_.mayFlee ? straightWay(step) : std::nullopt;
    }
    bool overPit(const Body& body) const { return terrain_.at(tileUnder(body)) == Tile::Pit; }
    bool falls(const Body& body) const { return !isOverPit_ && overPit(body); }

    // By spikes that are up then.
    bool isSpiked(int tick, const Body& body) const {
        return world_.ground.hasSpikes() && isInHarm(terrain_, body) && !overPit(body) &&
               spikePhase(world_.tick + static_cast<std::uint64_t>(tick) + 1,
                          world_.config.ground) == SpikePhase::Up;
    }

    // The cost of being hurt, at the first time.
    int hurtAt(int tick, const Player& player) {
        const SubBox box = player.body.hitBox();
        const bool isSafe = tick < world_.player.body.safeTicks;
        int cost = !isSafe && isSpiked(tick, player.body) ? costOfHurt(tick, 1) : 0;
        for (Threat& threat : threats_) {
            threat.advance(tick, centreOf(box), terrain_);
            if (!isSafe && threat.hurts(tick, box)) {
                cost = std::max(cost, costOfHurt(tick, threat.damage));
            }
        }
        return cost;
    }

    // Of what comes straight at him where he has stopped to think ahead.
    int costToCome(const Player& player) const {
        const SubBox box = player.body.hitBox();
        const bool comes = std::any_of(threats_.begin(), threats_.end(), [&](const Threat& one) {
            return one.until > ticks_ && one.comesAt(box, laterTicks);
        });
        return comes ? laterCost : 0;
    }

    void cut(int tick, const Player& player, Cuts& cuts) {
        const auto blade = swordBox(player, world_.config.sword);
        if (!blade) {
            return;
        }
        for (Threat& threat : threats_) {
            if (threat.creature < 0 && isCut(threat, *blade)) {
                threat.until = std::min(threat.until, tick);
                threat.isStruck = true;
                ++cuts.shots;
            } else if (threat.creature >= 0 && isMet(threat, *blade, player)) {
                threat.strike(tick, centreOf(player.body.hitBox()), rowOf(threat));
                ++cuts.creatures;
            }
        }
    }

    const CreatureConfig& rowOf(const Threat& threat) const {
        return world_.config.creatures
            .kinds[room_.creatures[static_cast<std::size_t>(threat.creature)].kind];
    }

    static bool isCut(const Threat& threat, const SubBox& blade) {
        return threat.canBeCut && !threat.isStruck && overlap(threat.box(), blade);
    }

    bool isMet(const Threat& threat, const SubBox& blade, const Player& player) const {
        const SeenCreature& seen = room_.creatures[static_cast<std::size_t>(threat.creature)];
        const SubBox middle{
            {threat.at.x - surelyMet, threat.at.y - surelyMet}, 2 * surelyMet, 2 * surelyMet};
        return !threat.isStruck && world_.config.creatures.kinds[seen.kind].health > 0 &&
               overlap(middle, blade) &&
               !isShieldedFrom(seen, threat.at, centreOf(player.body.hitBox()));
    }

    int goalCost(SubPos place, InputFrame step) const {
        if (wish_.way == nullptr) {
            const GridOffset way = heldDirection(step);
            const GridOffset wanted = heldDirection(wish_.walk);
            return turnCost * (std::abs(way.x - wanted.x) + std::abs(way.y - wanted.y));
        }
        const int away = lengthInPixels(wayBetween(place, wish_.goal));
        if (away < wish_.keep) {
            return 2 * (wish_.keep - away);
        }
        const auto left = wish_.way->distance(place);
        if (!left) {
            return wish_.keep > 0 ? 0 : noWayCost + away;
        }
        return std::max(0, toPixels(*left) - wish_.keep);
    }

    const World& world_;
    const SeenRoom& room_;
    const Wish& wish_;
    Terrain terrain_;
    int ticks_;
    std::vector<Threat>& threats_;
    bool isOverPit_;
};

}  // namespace

Planner::Planner() {
    constexpr std::size_t most = 4 * mostCreatures + Creatures::mostProjectiles;
    threats_.reserve(most);
    trial_.reserve(most);
}

void Planner::look(const World& world, const Eyes& eyes) {
    foresee(world, eyes, threats_);
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
               const GridOffset way = wayBetween(knight, threat.at);
               return (threat.creature >= 0 || threat.canBeCut) &&
                      look.x * way.x + look.y * way.y > 0 &&
                      std::max(std::abs(way.x), std::abs(way.y)) <= strikeReach;
           });
}

InputFrame Planner::choose(const World& world, const SeenRoom& room, const Wish& wish) {
    const int ticks = isThreatened() ? thinkAheadTicks : quietTicks;
    Trial trial(world, room, wish, ticks, trial_);
    InputFrame best;
    int least = impossible;
    const auto consider = [&](InputFrame input, int cost) {
        const bool goesOn = input == wish.held && cost != impossible;
        cost -= goesOn && isThreatened() ? goOnGain : 0;
        if (cost < least) {
            least = cost;
            best = input;
        }
    };
    trial_ = threats_;
    consider({}, trial.costOfStep({}));
    for (const InputFrame step : steps) {
        trial_ = threats_;
        consider(step, trial.costOfStep(step));
    }
    for (const Direction side : allDirections) {
        if (mayStrike(world, side)) {
            trial_ = threats_;
            consider(holding(side).with(Button::Sword), trial.costOfStrike(side));
        }
    }
    return best;
}

}  // namespace doorstring
