// Strings across a room that are announced and snap: those of the Weaver, and of rooms by
// themselves.
#pragma once

#include "world/state/world.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

struct SnappingStrings {
    int count = 1;
    int wait = leastTellTicks;
    int halfHearts = 1;
    std::optional<CreatureKind> from = {};  // null if the room itself draws them
};

// Announces strings along rows and columns by turns, the first of them where the knight is. Draws
// from `roll`, and leaves there what the next draw comes from.
void drawStrings(World& world, const SnappingStrings& strings, std::uint64_t& roll);

}  // namespace doorstring
