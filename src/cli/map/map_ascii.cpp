#include "base/number_text.hpp"
#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/map/map_writers.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/contents/contents_text.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/metrics.hpp"

namespace doorstring {

namespace {

std::string percent(int count, const Metrics& metrics) {
    return fmt::format("{}%", (permille(count, metrics) + 5) / 10);
}

std::string locksText(const Metrics& metrics) {
    std::string text = ", " + counted(metrics.smallLocks, "small lock", "small locks");
    return text + (metrics.bossLock ? " and the boss's" : "");
}

// "boss 11 rooms away, branching 18%, linearity 31%, symmetry 55%, 2 small locks and the boss's,
// danger 40, 3 retries", as far as there are such things.
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
    if (const std::string missing = leftOver(dungeon.report()); !missing.empty()) {
        writer.format("no room for {}\n", missing);
    }
    if (context.tiles) {
        writer.text(toAsciiTiles(dungeon, context.config.room));
    } else {
        writeWithContents(writer, dungeon, metrics, context.config.adventure);
    }
}

}  // namespace doorstring
