// How well the autopilot plays: as well as it can, or about as well as people do.
#pragma once

#include <cstddef>
#include <limits>

namespace doorstring {

struct Skill {
    std::size_t heeds = std::numeric_limits<std::size_t>::max();  // dangers at a time, the nearest
    int misjudges = 0;  // pixels by which a creature may be elsewhere than it believes
};

inline constexpr Skill expert{};
inline constexpr Skill average{.heeds = 3, .misjudges = 8};

// For so many ticks it misjudges the same way.
inline constexpr int misjudgedTicks = 30;

}  // namespace doorstring
