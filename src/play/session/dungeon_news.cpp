#include "play/session/dungeon_news.hpp"

#include "view/hud/shown_alone.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string measures(const Metrics& metrics) {
    return fmt::format("{} rooms, {} dead ends, longest path: {} rooms", metrics.rooms,
                       metrics.deadEnds, metrics.longestDistance);
}

std::string summary(const World& world) {
    if (isShownAlone(world)) {
        return fmt::format("{}: {}", toCode(world.dungeon.seed()), nameShownAlone(world));
    }
    return toCode(world.dungeon.seed()) + ": " + measures(world.metrics);
}

std::string comparison(const Metrics& before, const World& after) {
    if (isShownAlone(after)) {
        return newsOf(after);
    }
    return toCode(after.dungeon.seed()) + " again: " + changes(before, after.metrics);
}

// Spaces at which no line breaks keep each number with what it counts.
std::string changes(const Metrics& before, const Metrics& after) {
    return fmt::format(
        "rooms\u00a0{}\u00a0\u2192\u00a0{}, dead\u00a0ends\u00a0{}\u00a0\u2192\u00a0{}, "
        "longest\u00a0path\u00a0{}\u00a0\u2192\u00a0{}",
        before.rooms, after.rooms, before.deadEnds, after.deadEnds, before.longestDistance,
        after.longestDistance);
}

std::string newsOf(const World& world) {
    return isShownAlone(world) ? "Again: " + nameShownAlone(world) : summary(world);
}

}  // namespace doorstring
