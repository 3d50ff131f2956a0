#include "cli/map/map_writers.hpp"
#include "cli/output/json_text.hpp"
#include "dungeon/interior_choice.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/shortest_way.hpp"

namespace doorstring {

namespace {

void writeTiles(BlockWriter& writer, const Grid<Tile>& tiles) {
    std::string row;
    for (int y = 0; y < tiles.height(); ++y) {
        row.clear();
        for (int x = 0; x < tiles.width(); ++x) {
            const Tile tile = tiles[{x, y}];
            if (tile == Tile::Grass) {
                row += '\\';  // its letter ends texts
            }
            row += letter(tile);
        }
        writer.format(R"({}"{}")", y == 0 ? "" : ",", row);
    }
}

void writeLocks(BlockWriter& writer, const RoomPlan& plan) {
    std::string_view before = R"(,"locks":{)";
    for (const Direction side : allDirections) {
        if (const DoorLock lock = plan.locks.at(side); lock != DoorLock::None) {
            writer.format(R"({}"{}":"{}")", before, letter(side), name(lock));
            before = ",";
        }
    }
    writer.text("}");
}

void writeOpenings(BlockWriter& writer, const WaysOut& ways) {
    writer.text(R"(,"openings":[)");
    std::string_view before;
    for (const Opening& opening : ways.openings()) {
        writer.format(R"({}{{"side":"{}","first":{},"length":{}}})", before, letter(opening.side),
                      opening.first, opening.length);
        before = ",";
    }
    writer.text("]");
}

void writeRoom(BlockWriter& writer, const Dungeon& dungeon, GridPos cell,
               const MapContext& context) {
    const RoomPlan& plan = dungeon.plan(cell);
    writer.format(R"({{"x":{},"y":{},"doors":"{}","kind":"{}","distance":{})", cell.x, cell.y,
                  toString(plan.doors), name(plan.kind), plan.distance);
    if (const CarvedMap* map = dungeon.carved()) {
        writeOpenings(writer, map->waysOut(cell));
    } else if (const InteriorChoice choice(dungeon, context.config.room); !choice.onlyPillars()) {
        writer.format(R"(,"interior":"{}")", name(choice.at(cell)));
    }
    if (plan.locks.any()) {
        writeLocks(writer, plan);
    }
    if (plan.holds != Holding::None) {
        writer.format(R"(,"holds":["{}"])", name(plan.holds));
    }
    if (context.tiles) {
        writer.text(R"(,"tiles":[)");
        writeTiles(writer, dungeon.room(cell, context.config.room).tiles());
        writer.text("]");
    }
    writer.text("}");
}

void writeShare(BlockWriter& writer, std::string_view key, int count, const Metrics& metrics) {
    const int share = permille(count, metrics);
    writer.format(R"(,"{}":{}.{:03})", key, share / 1000, share % 1000);
}

// What there is no boss for is left out.
void writeMetrics(BlockWriter& writer, const Metrics& metrics) {
    writer.format(R"(,"metrics":{{"rooms":{},"dead_ends":{},"loops":{},"longest_distance":{})",
                  metrics.rooms, metrics.deadEnds, metrics.loops, metrics.longestDistance);
    if (metrics.bossDistance > 0) {
        writer.format(R"(,"boss_distance":{})", metrics.bossDistance);
        writeShare(writer, "linearity", metrics.onWayToBoss, metrics);
    }
    writeShare(writer, "branching", metrics.branches, metrics);
    writeShare(writer, "symmetry", metrics.mirrored, metrics);
    writer.format(R"(,"small_locks":{},"boss_lock":{},"retries":{}}})", metrics.smallLocks,
                  metrics.bossLock, metrics.retries);
}

void writeLeftOver(BlockWriter& writer, const DungeonReport& report) {
    std::string_view before;
    const auto write = [&](std::string_view what, int count) {
        if (count > 0) {
            writer.format(R"({}"{}":{})", before, what, count);
            before = ",";
        }
    };
    writer.text(R"(,"left_over":{)");
    for (std::size_t i = 0; i < roleCount; ++i) {
        write(roleNames[i], report.missingRoles[static_cast<Role>(i)]);
    }
    write("small-lock", report.missingLocks);
    write("boss-lock", report.missingBossLock ? 1 : 0);
    writer.text("}");
}

}  // namespace

void writeJsonCells(BlockWriter& writer, const std::vector<GridPos>& cells) {
    writer.text("[");
    std::string_view before;
    for (const GridPos cell : cells) {
        writer.format("{}[{},{}]", before, cell.x, cell.y);
        before = ",";
    }
    writer.text("]");
}

void writeJson(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    const GridSize size = dungeon.size();
    writer.format(R"({{"format":"doorstring-map/1","seed":"{}","seed_number":"{}","preset":{},)",
                  toCode(dungeon.seed()), dungeon.seed().number, jsonText(context.preset));
    writer.format(R"("width":{},"height":{},"start":[{},{}],"rooms":[)", size.width, size.height,
                  dungeon.start().x, dungeon.start().y);
    bool first = true;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (dungeon.hasRoom({x, y})) {
                writer.text(first ? "" : ",");
                writeRoom(writer, dungeon, {x, y}, context);
                first = false;
            }
        }
    }
    writer.text(R"(],"shortest":)");
    writeJsonCells(writer, shortestWay(dungeon));
    writeMetrics(writer, measure(dungeon));
    writeLeftOver(writer, dungeon.report());
    writer.text("}");
}

}  // namespace doorstring
