// A dungeon is made in passes, each of which leaves all cells in a state that can be shown.
#include "dungeon/passes/generate.hpp"

#include "dungeon/growth/growth.hpp"
#include "dungeon/passes/limits.hpp"
#include "dungeon/passes/passes.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace doorstring {

StepField distancesFrom(GridPos start, const Grid<RoomPlan>& plans) {
    StepField distances(plans.size());
    distances.flood(start, [&](GridPos cell, Direction door) {
        return plans[cell].doors.has(door) && plans.contains(neighbour(cell, door));
    });
    return distances;
}

void measureDistances(GridPos start, Grid<RoomPlan>& plans) {
    const StepField distances = distancesFrom(start, plans);
    for (const GridPos cell : distances.reached()) {
        plans[cell].distance = distances[cell];
    }
}

void measureSecretRooms(Draft& draft) {
    draft.rooms.forEach([&](GridPos cell) {
        RoomPlan& plan = draft.plans[cell];
        if (plan.kind == RoomKind::Secret) {
            plan.distance = unreached;
            for (const Direction side : plan.doors) {
                plan.distance =
                    std::min(plan.distance, draft.plans[neighbour(cell, side)].distance + 1);
            }
        }
    });
}

namespace {

bool asksForRoles(const DungeonConfig& config) {
    return std::ranges::any_of(config.roles, [](const RoleConfig& role) { return role.count > 0; });
}

bool asksForSpecials(const DungeonConfig& config) {
    return asksForRoles(config) || config.locks.small > 0 || config.locks.boss ||
           config.loops.chance.numerator > 0;
}

// One try of a seed.
class Generation {
public:
    Generation(const DungeonConfig& config, const RoomConfig& room, Seed seed,
               std::uint32_t attempt, GenerationWitness* witness, const KeepGoing& keepGoing)
        : config_(config),
          room_(room),
          seed_(seed),
          attempt_(attempt),
          witness_(witness),
          keepGoing_(keepGoing) {}

    // Runs the passes. Returns the rule that the try breaks; null if the draft has become a
    // dungeon, or if the work was ended between two passes, see isEnded().
    std::optional<LimitRule> run(Draft& draft) {
        if (isCarved(config_.growth)) {
            return carveRooms(draft);
        }
        if (!growRooms(draft)) {
            return std::nullopt;
        }
        // Most tries that fail have too many rooms or too few: they end here.
        if (const auto broken = ruleBrokenByRooms(config_, draft)) {
            return broken;
        }
        if (!sealAndMeasure(draft)) {
            return std::nullopt;
        }
        if (const auto broken = ruleBrokenByLayout(config_, seed_, attempt_, draft)) {
            return broken;
        }
        if (!asksForSpecials(config_)) {
            return std::nullopt;  // the draft has become a dungeon
        }
        if (!addSpecials(draft)) {
            return std::nullopt;
        }
        const auto broken = ruleBrokenByRoles(config_, draft);
        return broken ? broken : ruleBrokenByDeadEnds(config_, draft);
    }

    // Whether `keepGoing` ended the try.
    bool isEnded() const { return isEnded_; }

private:
    // Notifies the witness that a pass is done. Returns whether to continue, as do the functions
    // below that return a bool.
    bool finish(std::string_view pass, const Draft& draft) {
        if (witness_ != nullptr) {
            witness_->passed(pass, draft);
        }
        isEnded_ = keepGoing_ && !keepGoing_(static_cast<int>(attempt_));
        return !isEnded_;
    }

    // The number of rooms beyond which growth may stop, because the draft will be discarded. There
    // is no such limit if there is a witness, which is to see the whole draft.
    int mostRooms() const {
        const bool limited = config_.limits.maxRooms > 0 && witness_ == nullptr;
        return limited ? config_.limits.maxRooms : std::numeric_limits<int>::max();
    }

    bool growRooms(Draft& draft) {
        if (config_.growth == Growth::Hideout) {
            growHideout(config_, seed_, attempt_, draft);
        } else {
            grow(config_, seed_, attempt_, draft, mostRooms());
        }
        return finish(growPass, draft);
    }

    bool sealAndMeasure(Draft& draft) {
        if (config_.growth != Growth::Hideout) {
            seal(draft);
            if (!finish(sealPass, draft)) {
                return false;
            }
        }
        // Growth has set the distances already. But with loops.keep_facing, doors between
        // neighbours that did not grow from each other may have made shorter ways.
        if (config_.loops.keepFacing) {
            measureDistances(draft.start, draft.plans);
        }
        return finish(measurePass, draft);
    }

    // Carves a map, cuts it into rooms and places roles; returns what run() returns. A carved map
    // has no doors to lock or to add. If a map lacks places for its special rooms and chests, it is
    // discarded in the first triesForPlaces tries. After these, such a map is accepted, because all
    // maps of the configured size may be too small.
    std::optional<LimitRule> carveRooms(Draft& draft) {
        constexpr std::uint32_t triesForPlaces = 100;
        carve(config_, room_, seed_, attempt_, draft);
        if (!finish(carvePass, draft)) {
            return std::nullopt;
        }
        if (const auto broken = ruleBrokenByMap(config_, draft)) {
            return broken;
        }
        cutIntoRooms(draft);
        // cutIntoRooms() has measured already.
        if (!finish(cutPass, draft) || !finish(measurePass, draft)) {
            return std::nullopt;
        }
        if (const auto broken = ruleBrokenByRooms(config_, draft)) {
            return broken;
        }
        if (asksForRoles(config_)) {
            placeRoles(config_, seed_, draft);
            if (!finish(rolesPass, draft)) {
                return std::nullopt;
            }
            if (attempt_ < triesForPlaces && lacksPlaces(draft)) {
                return LimitRule::CarvedPlaces;
            }
        }
        const auto broken = ruleBrokenByRoles(config_, draft);
        return broken ? broken : ruleBrokenByDeadEnds(config_, draft);
    }

    // Places roles, locks and loops. Roles come first: locks are set on the way to the boss, and
    // keys are laid in rooms that are still plain. Loops come last, as they depend on which rooms
    // are behind which locks.
    bool addSpecials(Draft& draft) {
        placeRoles(config_, seed_, draft);
        if (!finish(rolesPass, draft)) {
            return false;
        }
        placeLocks(config_, seed_, draft);
        if (!finish(locksPass, draft)) {
            return false;
        }
        addLoops(config_, seed_, draft);
        if (!finish(loopsPass, draft)) {
            return false;
        }
        // Loops change distances. So do locks, because doorways that lead around a lock are
        // removed. But without loops and without loops.keep_facing, all rooms except secret ones
        // form a tree, in which nothing leads around a lock: only doorways of secret rooms are
        // removed. Secret rooms bring no other room nearer, so only their own distances change.
        if (config_.loops.keepFacing || config_.loops.chance.numerator > 0) {
            measureDistances(draft.start, draft.plans);
        } else if (config_.roles[Role::Secret].count > 0) {
            measureSecretRooms(draft);
        }
        return finish(measurePass, draft);
    }

    const DungeonConfig& config_;
    const RoomConfig& room_;
    Seed seed_;
    std::uint32_t attempt_;
    GenerationWitness* witness_;
    const KeepGoing& keepGoing_;
    bool isEnded_ = false;
};

Dungeon dungeonOf(const DungeonConfig& config, Seed seed, int retries, Draft&& draft) {
    draft.report.retries = retries;
    return {seed,         draft.start,    std::move(draft.plans), std::move(draft.rooms),
            draft.report, config.tileset, std::move(draft.map)};
}

}  // namespace

Result<Dungeon, GenerationFailure> generateDungeon(const DungeonConfig& config,
                                                   const RoomConfig& room, Seed seed,
                                                   GenerationWitness* witness,
                                                   const KeepGoing& keepGoing) {
    GenerationFailure failure{seed};
    for (; failure.tries < config.limits.tries; ++failure.tries) {
        if (keepGoing && !keepGoing(failure.tries)) {
            break;
        }
        Draft draft(config.roomGrid(room.size), config.startCell());
        draft.notesLocks = witness != nullptr;
        const auto attempt = static_cast<std::uint32_t>(failure.tries);
        Generation generation(config, room, seed, attempt, witness, keepGoing);
        const auto brokenRule = generation.run(draft);
        if (generation.isEnded()) {
            break;  // the try does not count
        }
        if (!brokenRule) {
            return dungeonOf(config, seed, failure.tries, std::move(draft));
        }
        ++failure.broken[*brokenRule];
        if (witness != nullptr) {
            witness->discarded(*brokenRule);
        }
    }
    return failure;
}

std::optional<Dungeon> tryDungeon(const DungeonConfig& config, const RoomConfig& room, Seed seed,
                                  std::uint32_t attempt, const KeepGoing& keepGoing) {
    Draft draft(config.roomGrid(room.size), config.startCell());
    Generation generation(config, room, seed, attempt, nullptr, keepGoing);
    const auto brokenRule = generation.run(draft);
    if (brokenRule || generation.isEnded()) {
        return std::nullopt;
    }
    return dungeonOf(config, seed, static_cast<int>(attempt), std::move(draft));
}

}  // namespace doorstring
