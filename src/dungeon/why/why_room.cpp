#include "base/fraction.hpp"
#include "base/rng.hpp"
#include "dungeon/cell_text.hpp"
#include "dungeon/growth/grow_rules.hpp"
#include "dungeon/growth/growth.hpp"
#include "dungeon/why/door_reasons.hpp"
#include "dungeon/why/role_reasons.hpp"
#include "dungeon/why/room_reason.hpp"

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

// What the table of the way and the depth gave to the cell.
DoorDraw drawAt(const DungeonConfig& config, const GenerationRecord& record, GridPos cell,
                Direction travelled) {
    const Draft& grown = record.after(PassStage::Grown);
    const SteeredRule rule(config, grown.plans);
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
        if (draw.roll < draw.first + entry.weight) {
            break;
        }
        draw.first += entry.weight;
    }
    return draw;
}

// The growth once more, as far as to this room: what was placed tells which coins counted.
CoinFlip coinAt(const DungeonConfig& config, const GenerationRecord& record, GridPos cell) {
    const Draft& grown = record.after(PassStage::Grown);
    const auto attempt = static_cast<std::uint32_t>(record.dungeon().report().retries);
    const Fraction refuse = config.hideout.refuse;
    std::size_t next = 1;  // in the order in which they were placed
    const auto isNext = [&](GridPos at) {
        return next < grown.placed.size() && grown.placed[next] == at;
    };
    for (std::size_t turn = 0; turn < grown.placed.size(); ++turn) {
        const GridPos from = grown.placed[turn];
        const auto coins = hideoutCoins(record.dungeon().seed(), attempt, turn, from);
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
    reason.first = DoorSet::of(placed.back);
    if (config.growth == Growth::Hideout) {
        reason.origin = RoomOrigin::Hideout;
        reason.coin = coinAt(config, record, reason.cell);
    } else if (config.border == BorderRule::DeadEnds && !isInside(reason.cell, config.grid)) {
        reason.origin = RoomOrigin::Border;
    } else {
        reason.origin = RoomOrigin::Table;
        reason.draw = drawAt(config, record, reason.cell, reason.travelled);
        reason.first = reason.draw->drawn;
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
        reason.first = config.startDoors;
    }
}

CarvedReason carvedReason(const CarvedMap& map, GridPos screen) {
    CarvedReason reason;
    const GridPos corner = map.firstTile(screen);
    const GridRect area{corner.x, corner.y, map.screen().width, map.screen().height};
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

}  // namespace doorstring
