#include "cli/map/map_writers.hpp"

#include "base/fixed.hpp"
#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/output/output.hpp"
#include "config/text/numbers.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/danger.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "study/survey/metric.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string percent(int count, const Metrics& metrics) {
    return fmt::format("{}%", roundedQuotient(std::int64_t{100} * count, metrics.rooms));
}

std::string locksText(const Metrics& metrics) {
    std::string text = ", " + counted(metrics.smallLocks, "small lock", "small locks");
    return text + (metrics.bossLock ? " and the boss's" : "");
}

// Returns "boss 11 rooms away, branching 18%, linearity 31%, symmetry 55%, 2 small locks and the
// boss's, danger 40, 3 retries"; leaves out what the dungeon does not have.
std::string shapeLine(const Metrics& metrics) {
    std::string text;
    if (metrics.bossDistance > 0) {
        text = fmt::format("boss {} away, ", counted(metrics.bossDistance, "room", "rooms"));
    }
    text += "branching " + percent(metrics.branches, metrics);
    if (metrics.bossDistance > 0) {
        text += ", linearity " + percent(metrics.onWayToGoal, metrics);
    }
    text += ", symmetry " + percent(metrics.mirrored, metrics);
    if (metrics.smallLocks > 0 || metrics.bossLock) {
        text += locksText(metrics);
    }
    if (metrics.danger) {
        text += fmt::format(", danger {}", *metrics.danger);
    }
    return metrics.retries == 0 ? text : text + ", " + counted(metrics.retries, "retry", "retries");
}

void writeWithContents(BlockWriter& writer, const Dungeon& dungeon, const Metrics& metrics,
                       const AdventureConfig& adventure) {
    const Contents contents = contentsOf(dungeon, adventure);
    std::vector<GridPos> chests;
    for (const Chest& chest : contents.chests) {
        chests.push_back(chest.cell);
    }
    writeAscii(
        dungeon, metrics, [&](std::string_view line) { writer.text(line); }, chests);
    for (const std::string& line : contentsLines(contents)) {
        writer.text(line);
    }
}

}  // namespace

void writeAscii(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    const Metrics metrics = measure(dungeon, context.creatures());
    writer.format("{}\n{}\n", metricsLine(dungeon, metrics), shapeLine(metrics));
    if (const std::string missing = missingText(dungeon.report()); !missing.empty()) {
        writer.format("no room for {}\n", missing);
    }
    if (context.withTiles) {
        writer.text(toAsciiTiles(dungeon, context.config.room));
    } else {
        writeWithContents(writer, dungeon, metrics, context.config.adventure);
    }
}

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
            for (const ShopOffer& offer : shop->offers) {
                json.object([&] {
                    writeLoot(json, offer.loot);
                    json.member("price", offer.price);
                });
            }
        });
    }
    if (const RelicPair* pair = contents.pairIn(cell)) {
        json.key("relics").array([&] {
            for (const Relic relic : pair->relics) {
                json.value(name(relic));
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
    if (context.withTiles) {
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

// Writes the metrics that the dungeon has: without a boss, there is no distance to it.
void writeMetrics(JsonWriter& json, const MetricValues& values) {
    for (const Metric metric : allValues<Metric>) {
        const MetricInfo& info = metricInfos[metric];
        if (values[metric] == noValue) {
            continue;
        }
        if (metric == Metric::BossLock) {
            json.member(info.name, values[metric] > 0);
        } else if (info.unit == MetricUnit::Thousandths) {
            json.key(info.name).thousandths(static_cast<int>(values[metric]));
        } else {
            json.member(info.name, values[metric]);
        }
    }
}

// Writes how many rooms of each role, and how many locks, found no place in the dungeon.
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
            [&] { writeMetrics(json, valuesOf(dungeon, context.config, true)); });
        json.key("left_over").object([&] { writeLeftOver(json, dungeon.report()); });
    });
}

int explainRoom(Seed seed, GridPos room, const LoadedConfig& loaded,
                const std::optional<std::filesystem::path>& file, const CommandContext& context) {
    const DungeonConfig& config = loaded.config.dungeon;
    if (const auto sentence = tooLargeToExplain(config)) {
        return complain(context.err, exitWrongUse, *sentence);
    }
    const auto record = recordGeneration(config, loaded.config.room, seed);
    if (!record) {
        return complain(context.err, exitWrongUse, describe(record.error(), config));
    }
    const Dungeon& dungeon = record.value().dungeon();
    if (const auto sentence = noRoomThere(dungeon, room)) {
        return complain(context.err, exitWrongUse,
                        fmt::format("--why: seed {}: {}", toCode(seed), *sentence));
    }
    return writeOutput(file, context.out, context.err, [&](BlockWriter& writer) {
        writer.format("{}\n", metricsLine(dungeon, measure(dungeon)));
        auto lines = whySentences(whyRoom(config, record.value(), room), config);
        addInterior(lines, dungeon, loaded.config.room, room);
        for (const std::string& line : lines) {
            writer.format("{}\n", line);
        }
    });
}

}  // namespace doorstring
