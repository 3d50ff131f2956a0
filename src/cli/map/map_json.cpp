#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/map/map_writers.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/danger.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "study/survey/metric.hpp"

namespace doorstring {

namespace {

void writeTiles(JsonWriter& json, const Grid<Tile>& tiles) {
    json.key("tiles").array([&] {
        for (int y = 0; y < tiles.height(); ++y) {
            json.value(lettersOf(tiles.row(y)));
        }
    });
}

void writeLocks(JsonWriter& json, const RoomPlan& plan) {
    json.key("locks").object([&] {
        for (const Direction side : allDirections) {
            if (const DoorLock lock = plan.locks.at(side); lock != DoorLock::None) {
                json.member(std::string(1, letter(side)), name(lock));
            }
        }
    });
}

void writeOpenings(JsonWriter& json, const WaysOut& ways) {
    json.key("openings").array([&] {
        for (const Opening& opening : ways.openings()) {
            json.object([&] {
                json.member("side", letter(opening.side));
                json.member("first", opening.first);
                json.member("length", opening.length);
            });
        }
    });
}

void writeLoot(JsonWriter& json, const Loot& loot) {
    json.member("treasure", name(loot.what));
    json.member("count", loot.count);
}

void writeContents(JsonWriter& json, const Contents& contents, GridPos cell) {
    if (const Chest* chest = contents.chestIn(cell)) {
        json.key("chest").object([&] {
            writeLoot(json, chest->loot);
            if (chest->barrier != Barrier::None) {
                json.member("barrier", name(chest->barrier));
            }
        });
    }
    if (const Shop* shop = contents.shopIn(cell)) {
        json.key("wares").array([&] {
            for (const Offer& offer : shop->offers) {
                json.object([&] {
                    writeLoot(json, offer.loot);
                    json.member("price", offer.price);
                });
            }
        });
    }
}

void writeRoom(JsonWriter& json, const Dungeon& dungeon, DungeonRooms& rooms,
               const Contents& contents, GridPos cell, const MapContext& context) {
    const RoomPlan& plan = dungeon.plan(cell);
    json.member("x", cell.x);
    json.member("y", cell.y);
    json.member("doors", toString(plan.doors));
    json.member("kind", name(plan.kind));
    json.member("distance", plan.distance);
    if (const CarvedMap* map = dungeon.carved()) {
        writeOpenings(json, map->waysOut(cell));
    } else if (const auto interior = rooms.interior(cell)) {
        json.member("interior", name(*interior));
    }
    if (plan.locks.any()) {
        writeLocks(json, plan);
    }
    if (plan.holds != Holding::None) {
        json.key("holds").array([&] { json.value(name(plan.holds)); });
    }
    writeContents(json, contents, cell);
    if (const CreaturesConfig* creatures = context.creatures()) {
        json.member("danger", dangerOf(dungeon, cell, *creatures));
    }
    if (context.tiles) {
        writeTiles(json, rooms.tilesAt(cell));
    }
}

void writeRooms(JsonWriter& json, const Dungeon& dungeon, const MapContext& context) {
    DungeonRooms rooms(dungeon, context.config.room);
    const Contents contents = contentsOf(dungeon, context.config.adventure);
    json.key("rooms").array([&] {
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
            json.object([&] { writeRoom(json, dungeon, rooms, contents, cell, context); });
        });
    });
}

// Those that the dungeon does not have, as the boss's distance without a boss, are left out.
void writeMetrics(JsonWriter& json, const Metrics& metrics) {
    const MetricValues values = valuesOf(metrics);
    for (const Metric metric : allValues<Metric>) {
        const MetricInfo& info = metricInfos[metric];
        if (values[metric] == noValue) {
            continue;
        }
        if (metric == Metric::BossLock) {
            json.member(info.name, metrics.bossLock);
        } else if (info.unit == MetricUnit::Thousandths) {
            json.key(info.name).thousandths(static_cast<int>(values[metric]));
        } else {
            json.member(info.name, values[metric]);
        }
    }
}

void writeLeftOver(JsonWriter& json, const DungeonReport& report) {
    const auto write = [&](std::string_view what, int count) {
        if (count > 0) {
            json.member(what, count);
        }
    };
    for (const Role role : allValues<Role>) {
        write(name(role), report.missingRoles[role]);
    }
    write("small-lock", report.missingLocks);
    write("boss-lock", report.missingBossLock ? 1 : 0);
}

}  // namespace

void writeJson(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    JsonWriter json(writer);
    json.object([&] {
        writeHead(json, "doorstring-map/1", dungeon, context.preset);
        json.member("width", dungeon.size().width);
        json.member("height", dungeon.size().height);
        writeCell(json.key("start"), dungeon.start());
        writeRooms(json, dungeon, context);
        writeCells(json.key("shortest"), shortestWay(dungeon));
        json.key("metrics").object(
            [&] { writeMetrics(json, measure(dungeon, context.creatures())); });
        json.key("left_over").object([&] { writeLeftOver(json, dungeon.report()); });
    });
}

}  // namespace doorstring
