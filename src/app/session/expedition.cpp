#include "app/session/expedition.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string summary(const World& world) {
    return fmt::format("{}: {} rooms, {} dead ends, longest path: {} rooms",
                       toCode(world.dungeon.seed()), world.metrics.rooms, world.metrics.deadEnds,
                       world.metrics.longestDistance);
}

// Spaces at which no line breaks keep each number with what it counts.
std::string comparison(const Metrics& before, const World& after) {
    return fmt::format(
        "{} again: rooms\u00a0{}\u00a0\u2192\u00a0{}, dead\u00a0ends\u00a0{}\u00a0\u2192\u00a0{}, "
        "longest\u00a0path\u00a0{}\u00a0\u2192\u00a0{}",
        toCode(after.dungeon.seed()), before.rooms, after.metrics.rooms, before.deadEnds,
        after.metrics.deadEnds, before.longestDistance, after.metrics.longestDistance);
}

}  // namespace doorstring
