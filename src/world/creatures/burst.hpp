// A bomb that goes off, whoever laid or threw it.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

struct Burst {
    SubPos middle;
    int radius = 24;                      // pixels
    int blows = 1;                        // of the sword, for which it counts
    int halfHearts = 1;                   // that it costs the knight
    std::optional<CreatureKind> by = {};  // none: the knight
};

// Clears the ground, breaks cracked walls, hurts the knight and strikes creatures. It is round: it
// meets the knight where his middle is in it, and creatures where any of them is.
void burst(World& world, const Burst& bomb, Events& events);

}  // namespace doorstring
