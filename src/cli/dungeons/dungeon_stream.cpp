#include "cli/dungeons/dungeon_stream.hpp"

#include "cli/output/output.hpp"
#include "config/text/numbers.hpp"
#include "dungeon/passes/generate.hpp"

#include <string>

namespace doorstring {

DungeonSource grownFrom(const Config& config) {
    return [&config](Seed seed) -> Result<Dungeon, std::string> {
        auto dungeon = generateDungeon(config.dungeon, config.room, seed);
        if (!dungeon) {
            return describe(dungeon.error(), config.dungeon);
        }
        return std::move(dungeon.value());
    };
}

MaybeFailure writeDungeons(BlockWriter& writer, SeedRange seeds, const Delimiters& delimiters,
                           const DungeonSource& source,
                           const std::function<void(const Dungeon&)>& write) {
    MaybeFailure failure;
    writer.text(delimiters.before);
    for (std::uint64_t number = seeds.first; number != seeds.end && !writer.failed(); ++number) {
        const auto dungeon = source(Seed{number});
        if (!dungeon) {
            failure = Failure{exitWrongUse, dungeon.error()};
            break;
        }
        writer.text(number == seeds.first ? "" : delimiters.between);
        write(dungeon.value());
        writer.text(delimiters.afterEach);
    }
    writer.text(delimiters.after);
    return failure;
}

void writeHead(JsonWriter& json, std::string_view format, const Dungeon& dungeon,
               std::string_view preset) {
    json.member("format", format);
    writeSeed(json, dungeon.seed());
    json.member("preset", preset);
}

void writeCell(JsonWriter& json, GridPos cell) {
    json.array([&] {
        json.value(cell.x);
        json.value(cell.y);
    });
}

void writeCells(JsonWriter& json, const std::vector<GridPos>& cells) {
    json.array([&] {
        for (const GridPos cell : cells) {
            writeCell(json, cell);
        }
    });
}

std::string metricsLine(const Dungeon& dungeon, const Metrics& metrics) {
    const std::string carved =
        metrics.carvedRooms == 0 ? ""
                                 : fmt::format(" cut out of {} carved rooms", metrics.carvedRooms);
    return fmt::format("seed {} ({}): {}{}, {}, {}, longest distance {}", toCode(dungeon.seed()),
                       dungeon.seed().number, counted(metrics.rooms, "room", "rooms"), carved,
                       counted(metrics.deadEnds, "dead end", "dead ends"),
                       counted(metrics.loops, "loop", "loops"), metrics.longestDistance);
}

}  // namespace doorstring
