#include "lab/keys/dungeon_words.hpp"

#include "dungeon/metrics.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string counted(std::int64_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string wordsOf(const Dungeon& dungeon) {
    const Metrics metrics = measure(dungeon);
    int secret = 0;
    dungeon.forEachRoom(
        [&](GridPos, const RoomPlan& plan) { secret += plan.kind == RoomKind::Secret ? 1 : 0; });
    std::string words =
        fmt::format("Seed {}: {}", toCode(dungeon.seed()), counted(metrics.rooms, "room"));
    if (secret > 0) {
        words += fmt::format(" ({} secret)", secret);
    }
    words += fmt::format(", {}, {}; farthest room {} away", counted(metrics.deadEnds, "dead end"),
                         counted(metrics.loops, "loop"), metrics.longestDistance);
    if (metrics.bossDistance > 0) {
        words += fmt::format(", boss {}", metrics.bossDistance);
    }
    return words + ".";
}

}  // namespace

const std::string& DungeonWords::of(const LabGrowth& growth, int place) {
    const LabDungeon& shown = growth.dungeons()[static_cast<std::size_t>(place)];
    if (!shown.dungeon) {
        words_ = shown.failed ? "No dungeon of this seed keeps to the limits." : "";
    } else if (shown.dungeon != dungeon_) {
        words_ = wordsOf(*shown.dungeon);
    }
    dungeon_ = shown.dungeon;
    return words_;
}

}  // namespace doorstring
