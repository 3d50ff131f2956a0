#include "cli/counted.hpp"
#include "cli/map_writers.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/metrics.hpp"

namespace doorstring {

std::string metricsLine(const Dungeon& dungeon) {
    const Metrics metrics = measure(dungeon);
    return fmt::format("seed {} ({}): {}, {}, {}, longest distance {}", toCode(dungeon.seed()),
                       dungeon.seed().number, counted(metrics.rooms, "room", "rooms"),
                       counted(metrics.deadEnds, "dead end", "dead ends"),
                       counted(metrics.loops, "loop", "loops"), metrics.longestDistance);
}

void writeAscii(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    writer.format("{}\n", metricsLine(dungeon));
    writer.text(context.tiles ? toAsciiTiles(dungeon, context.config.room) : toAscii(dungeon));
}

}  // namespace doorstring
