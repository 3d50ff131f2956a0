#include "cli/map_writers.hpp"
#include "dungeon/metrics.hpp"

namespace doorstring {

namespace {

std::string counted(int count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

// Two lines a row of rooms: the rooms with the ways between them, and the ways down.
std::string toAscii(const Dungeon& dungeon) {
    std::string text;
    for (int y = 0; y < dungeon.size().height; ++y) {
        std::string rooms;
        std::string ways;
        for (int x = 0; x < dungeon.size().width; ++x) {
            const DoorSet doors = dungeon.plan({x, y}).doors;
            rooms += !dungeon.hasRoom({x, y}) ? '.' : dungeon.start() == GridPos{x, y} ? 'S' : 'o';
            rooms += doors.has(Direction::East) ? "--" : "  ";
            ways += doors.has(Direction::South) ? "|  " : "   ";
        }
        text += rooms + '\n' + ways + '\n';
    }
    return text;
}

}  // namespace

std::string metricsLine(const Dungeon& dungeon) {
    const Metrics metrics = measure(dungeon);
    return fmt::format("seed {} ({}): {}, {}, {}, longest distance {}", toCode(dungeon.seed()),
                       dungeon.seed().number, counted(metrics.rooms, "room", "rooms"),
                       counted(metrics.deadEnds, "dead end", "dead ends"),
                       counted(metrics.loops, "loop", "loops"), metrics.longestDistance);
}

void writeAscii(BlockWriter& writer, const Dungeon& dungeon, const MapContext&) {
    writer.format("{}\n", metricsLine(dungeon));
    writer.text(toAscii(dungeon));
}

}  // namespace doorstring
