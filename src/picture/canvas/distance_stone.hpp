// The colours of a room on pictures of whole dungeons: warm at the start and colder with each room
// away from it.
#pragma once

#include "picture/canvas/canvas.hpp"

#include <cstdint>

namespace doorstring {

// A block is a lit top with a face below it, so that it stands out of the dark.
struct Stone {
    Colour rim, top, face;
};

Stone stoneFor(std::uint32_t distance, std::uint32_t longest);

// From one to the other in `steps` steps.
Stone between(const Stone& from, const Stone& to, int step, int steps);

}  // namespace doorstring
