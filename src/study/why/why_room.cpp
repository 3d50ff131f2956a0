#include "study/why/why_room.hpp"

#include "base/fixed.hpp"
#include "base/rng.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "dungeon/growth/door_rule.hpp"
#include "dungeon/growth/growth.hpp"
#include "dungeon/passes/room_tree.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

TableBand bandOf(const DungeonConfig& config, const DoorTable* table) {
    for (const Direction direction : allDirections) {
        if (table == &config.middle.tables[direction]) {
            return TableBand::Middle;
        }
        if (table == &config.far.tables[direction]) {
            return TableBand::Far;
        }
    }
    return TableBand::Near;
}

// Repeats the draw that gave the cell its doors.
DoorDraw drawAt(const DungeonConfig& config, const GenerationRecord& record, GridPos cell,
                Direction travelled) {
    const Draft& grown = record.after(PassStage::Grown);
    const DoorRule rule(config, grown.plans);
    const DoorTable* table =
        rule.tablesAt(grown.plans[cell].distance)[static_cast<std::size_t>(travelled)];
    const std::uint64_t roll =
        cellRoll(record.dungeon().seed().number, Purpose::Layout, cell,
                 static_cast<std::uint32_t>(record.dungeon().report().retries));
    DoorDraw draw{.band = bandOf(config, table), .table = travelled, .total = table->total()};
    draw.roll = static_cast<std::int64_t>(bounded(roll, static_cast<std::uint64_t>(draw.total)));
    for (const DoorTable::Entry& entry : table->entries()) {
        draw.drawn = entry.value;
        draw.weight = entry.weight;
        if (draw.roll < draw.lowestRoll + entry.weight) {
            break;
        }
        draw.lowestRoll += entry.weight;
    }
    return draw;
}

// Repeats the growth up to this room, to find its coin. The list of the rooms that were placed
// shows which coins counted.
CoinFlip coinAt(const DungeonConfig& config, const GenerationRecord& record, GridPos cell) {
    const Draft& grown = record.after(PassStage::Grown);
    const auto attempt = static_cast<std::uint32_t>(record.dungeon().report().retries);
    const Fraction refuse = config.hideout.refuse;
    std::size_t next = 1;  // the index in grown.placed of the room placed next
    const auto isNext = [&](GridPos at) {
        return next < grown.placed.size() && grown.placed[next] == at;
    };
    for (std::size_t queueIndex = 0; queueIndex < grown.placed.size(); ++queueIndex) {
        const GridPos from = grown.placed[queueIndex];
        const auto coins = hideoutCoins(record.dungeon().seed(), attempt, queueIndex, from);
        for (const Direction side : allDirections) {
            const GridPos to = neighbour(from, side);
            if (to == grown.start || !isNext(to) || happens(coins[side], refuse)) {
                continue;
            }
            if (to == cell) {
                return {static_cast<std::uint32_t>(bounded(coins[side], refuse.denominator))};
            }
            ++next;
        }
        // If the start is listed next, it was queued to grow again after this room.
        next += isNext(grown.start) ? 1 : 0;
    }
    return {};
}

void explainGrowth(const DungeonConfig& config, const GenerationRecord& record,
                   RoomReason& reason) {
    const Placement& placed = record.order()[reason.place - 1];
    reason.parent = neighbour(reason.cell, placed.back);
    reason.travelled = opposite(placed.back);
    reason.sweep = placed.sweep;
    reason.firstDoors = DoorSet::of(placed.back);
    if (config.growth == Growth::Hideout) {
        reason.origin = RoomOrigin::Hideout;
        reason.coin = coinAt(config, record, reason.cell);
    } else if (config.border == BorderRule::DeadEnds && isOnBorder(reason.cell, config.grid)) {
        reason.origin = RoomOrigin::Border;
    } else {
        reason.origin = RoomOrigin::Table;
        reason.draw = drawAt(config, record, reason.cell, reason.travelled);
        reason.firstDoors = reason.draw->drawn;
    }
}

void explainOrigin(const DungeonConfig& config, const GenerationRecord& record,
                   RoomReason& reason) {
    const auto place = record.placeOf(reason.cell);
    reason.grown = record.order().size() + 1;
    record.dungeon().forEachRoom([&](GridPos, const RoomPlan& plan) {
        reason.secret += plan.kind == RoomKind::Secret ? 1 : 0;
    });
    if (!place) {
        reason.origin = RoomOrigin::Secret;
        return;
    }
    reason.place = *place;
    if (reason.place > 0) {
        explainGrowth(config, record, reason);
    } else if (config.growth == Growth::DoorStrings) {
        reason.firstDoors = config.startDoors;
    }
}

CarvedReason carvedReason(const CarvedMap& map, GridPos screen) {
    CarvedReason reason;
    const GridPos corner = map.firstTile(screen);
    const GridRect area{corner.x, corner.y, map.screenSize().width, map.screenSize().height};
    for (const CarveStep& step : map.steps()) {
        if (step.area.meets(area)) {
            reason.pieces.push_back(step);
        }
    }
    const Grid<Tile> tiles = map.tilesOf(screen);
    reason.ground = static_cast<int>(std::ranges::count_if(tiles.values(), isWalkable));
    reason.hasStart = map.screenOf(map.start()) == screen;
    reason.hasExit = map.screenOf(map.exit()) == screen;
    return reason;
}

}  // namespace

RoomReason whyRoom(const DungeonConfig& config, const GenerationRecord& record, GridPos cell) {
    const Dungeon& dungeon = record.dungeon();
    RoomReason reason{.cell = cell,
                      .plan = dungeon.plan(cell),
                      .growth = config.growth,
                      .discarded = dungeon.report().retries};
    if (const CarvedMap* map = dungeon.carved()) {
        reason.origin = RoomOrigin::Carved;
        reason.carved = carvedReason(*map, cell);
        reason.role = roleReason(config, record, cell);
        return reason;
    }
    explainOrigin(config, record, reason);
    reason.doors = doorReasons(config, record, reason);
    reason.role = roleReason(config, record, cell);
    reason.locks = lockReasons(record, cell);
    reason.key = keyReason(record, cell);
    return reason;
}

std::optional<std::string> noRoomThere(const Dungeon& dungeon, GridPos cell) {
    const GridSize grid = dungeon.size();
    if (!grid.contains(cell)) {
        return fmt::format("{} is outside the grid of {} x {} cells; the last one is {}",
                           cellText(cell), grid.width, grid.height,
                           cellText({grid.width - 1, grid.height - 1}));
    }
    if (dungeon.hasRoom(cell)) {
        return std::nullopt;
    }
    GridPos nearest = dungeon.start();
    dungeon.forEachRoom([&](GridPos room, const RoomPlan&) {
        nearest = stepsBetween(room, cell) < stepsBetween(nearest, cell) ? room : nearest;
    });
    return fmt::format("{} has no room; the nearest one is {}", cellText(cell), cellText(nearest));
}

namespace {

class DoorHistory {
public:
    DoorHistory(const DungeonConfig& config, const GenerationRecord& record,
                const RoomReason& reason)
        : config_(config), record_(record), reason_(reason) {}

    std::vector<DoorReason> take() {
        if (config_.growth == Growth::Hideout) {
            compare(reason_.firstDoors, doorsAfter(PassStage::Grown), DoorEvent::GrownInto);
        } else if (reason_.origin != RoomOrigin::Secret) {
            checkFirstDoors();
        }
        compareStages(PassStage::Grown, PassStage::Sealed, DoorEvent::NoDoorBack);
        compareStages(PassStage::Measured, PassStage::Roles, DoorEvent::Cracked);
        compareStages(PassStage::Roles, PassStage::Locks, DoorEvent::AroundLock);
        compareStages(PassStage::Locks, PassStage::Loops, DoorEvent::Loop);
        return std::move(reasons_);
    }

private:
    DoorSet doorsAfter(PassStage stage) const {
        return record_.after(stage).plans[reason_.cell].doors;
    }

    void add(Direction side, DoorEvent event) {
        reasons_.push_back({side, event, neighbour(reason_.cell, side)});
    }

    // Finds those of the first doors that led out of the grid or to rooms that stood already.
    void checkFirstDoors() {
        for (const Direction side : reason_.firstDoors) {
            const GridPos beyond = neighbour(reason_.cell, side);
            const bool isBack = reason_.place > 0 && side == opposite(reason_.travelled);
            if (!config_.grid.contains(beyond)) {
                add(side, DoorEvent::OutOfGrid);
            } else if (!isBack && stoodBefore(beyond)) {
                add(side, doorsAfter(PassStage::Grown).has(side) ? DoorEvent::KeptFacing
                                                                 : DoorEvent::FacesRoom);
            }
        }
    }

    bool stoodBefore(GridPos cell) const {
        const auto place = record_.placeOf(cell);
        return place && *place < reason_.place;
    }

    void compareStages(PassStage before, PassStage after, DoorEvent event) {
        compare(doorsAfter(before), doorsAfter(after), event);
    }

    // Adds the event for each door that is in only one of the two sets.
    void compare(DoorSet before, DoorSet after, DoorEvent event) {
        for (const Direction side : allDirections) {
            if (before.has(side) != after.has(side)) {
                add(side, event);
            }
        }
    }

    const DungeonConfig& config_;
    const GenerationRecord& record_;
    const RoomReason& reason_;
    std::vector<DoorReason> reasons_;
};

// Whether the note is about this door, or about its partner.
bool isOf(const LockNote& note, GridPos cell, Direction side) {
    return (note.cell == cell && note.side == side) ||
           (note.cell == neighbour(cell, side) && note.side == opposite(side));
}

}  // namespace

std::vector<DoorReason> doorReasons(const DungeonConfig& config, const GenerationRecord& record,
                                    const RoomReason& reason) {
    return DoorHistory(config, record, reason).take();
}

std::vector<LockReason> lockReasons(const GenerationRecord& record, GridPos cell) {
    const RoomPlan& plan = record.dungeon().plan(cell);
    std::vector<LockReason> reasons;
    for (const Direction side : allDirections) {
        if (plan.locks.at(side) == DoorLock::None) {
            continue;
        }
        LockReason reason{side, neighbour(cell, side), plan.locks.at(side), {}};
        for (const LockNote& note : record.after(PassStage::Loops).lockNotes) {
            reason.smallLocks += note.lock == DoorLock::Small ? 1 : 0;
            if (isOf(note, cell, side)) {
                reason.note = note;
                reason.number = reason.smallLocks;
            }
        }
        reasons.push_back(reason);
    }
    return reasons;
}

std::optional<KeyReason> keyReason(const GenerationRecord& record, GridPos cell) {
    const Holding key = record.dungeon().plan(cell).holds;
    if (key == Holding::None) {
        return std::nullopt;
    }
    const std::vector<LockNote>& notes = record.after(PassStage::Loops).lockNotes;
    const auto note = std::ranges::find(notes, cell, &LockNote::key);
    return note == notes.end() ? std::nullopt
                               : std::optional(KeyReason{key, note->cell, note->side});
}

namespace {

class RoleHistory {
public:
    RoleHistory(const DungeonConfig& config, const GenerationRecord& record, Role role)
        : config_(config), record_(record), role_(role) {}

    // Finds which place the cell had among the dead ends, in the order in which roles look at them.
    RoleReason deadEndReason(GridPos cell) const {
        const std::uint64_t stream = substream(record_.dungeon().seed().number, Purpose::Roles);
        RoleReason reason{.role = role_, .choice = RoleChoice::DeadEnd};
        for (const GridPos offered : deadEndsInOrder(record_.after(PassStage::Measured), stream)) {
            ++reason.count;
            if (offered == cell) {
                reason.place = reason.count;
            } else if (reason.place == 0) {
                int& skipped = isTaken(offered) ? reason.taken : reason.unsuited;
                ++skipped;
            }
        }
        return reason;
    }

    // Counts the rooms that suited the role, including those that got it.
    RoleReason anyRoomReason() const {
        const Draft& draft = record_.after(PassStage::Measured);
        RoleReason reason{.role = role_, .choice = RoleChoice::AnyRoom};
        draft.rooms.forEach([&](GridPos cell) {
            const RoomPlan& plan = draft.plans[cell];
            const bool isFree = kindAt(cell) == kindOf(role_) || !isTaken(cell);
            if (plan.kind == RoomKind::Plain && isFree &&
                isInRange(config_.roles[role_], plan.distance) &&
                (!draft.map || isRoomy(draft.map->tilesOf(cell)))) {
                ++reason.count;
            }
        });
        return reason;
    }

    bool isDeadEnd(GridPos cell) const {
        return record_.after(PassStage::Measured).plans[cell].doors.size() == 1;
    }

    // Counts the rooms around a secret one.
    RoleReason emptyCellReason(GridPos cell) const {
        const Draft& draft = record_.after(PassStage::Measured);
        RoleReason reason{.role = role_, .choice = RoleChoice::EmptyCell};
        for (const Direction side : allDirections) {
            reason.count += draft.hasRoom(neighbour(cell, side)) ? 1 : 0;
        }
        return reason;
    }

private:
    RoomKind kindAt(GridPos cell) const { return record_.after(PassStage::Roles).plans[cell].kind; }

    // Whether this role, or one that chooses earlier, has taken the cell.
    bool isTaken(GridPos cell) const {
        const auto role = roleOf(kindAt(cell));
        return role && *role <= role_;
    }

    const DungeonConfig& config_;
    const GenerationRecord& record_;
    Role role_;
};

}  // namespace

std::optional<RoleReason> roleReason(const DungeonConfig& config, const GenerationRecord& record,
                                     GridPos cell) {
    const auto role = roleOf(record.dungeon().plan(cell).kind);
    if (!role) {
        return std::nullopt;
    }
    if (*role == Role::Key) {
        return RoleReason{.role = *role, .choice = RoleChoice::ForKey};
    }
    const RoleHistory history(config, record, *role);
    if (*role == Role::Secret) {
        return history.emptyCellReason(cell);
    }
    const bool isCarvedMap = record.dungeon().carved() != nullptr;
    if (isCarvedMap && *role == Role::Boss) {
        return RoleReason{.role = *role, .choice = RoleChoice::Chamber};
    }
    // On a carved map, roles only prefer dead ends, so this room need not be one.
    const bool wantsDeadEnd = *role == Role::Boss || config.roles[*role].deadEnd;
    const bool gotDeadEnd = !isCarvedMap || history.isDeadEnd(cell);
    RoleReason reason =
        wantsDeadEnd && gotDeadEnd ? history.deadEndReason(cell) : history.anyRoomReason();
    reason.distance = record.after(PassStage::Measured).plans[cell].distance;
    return reason;
}

}  // namespace doorstring
