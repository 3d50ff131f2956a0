// Strings across a room that are announced and snap: those of the Weaver, and those of the traps of
// rooms.
#pragma once

#include "world/state/world.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

struct SnappingStrings {
    int count = 1;
    int wait = leastTellTicks;  // ticks from their announcement until they snap
    int halfHearts = 1;
    std::optional<CreatureKind> from = {};  // who stretches them; null if a trap does
};

// Announces strings along rows and columns alternately, the first of them where the knight is.
// Draws from `roll`, and updates it for the next draw.
void announceStrings(World& world, const SnappingStrings& strings, std::uint64_t& roll);

}  // namespace doorstring
