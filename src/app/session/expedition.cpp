#include "app/session/expedition.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string summary(const World& world) {
    return fmt::format("{}: {} rooms, {} dead ends, longest path: {} rooms",
                       toCode(world.dungeon.seed()), world.metrics.rooms, world.metrics.deadEnds,
                       world.metrics.longestDistance);
}

std::string comparison(const Metrics& before, const World& after) {
    return fmt::format(
        "{} again: rooms {} \u2192 {}, dead ends {} \u2192 {}, longest path {} \u2192 {}",
        toCode(after.dungeon.seed()), before.rooms, after.metrics.rooms, before.deadEnds,
        after.metrics.deadEnds, before.longestDistance, after.metrics.longestDistance);
}

}  // namespace doorstring
