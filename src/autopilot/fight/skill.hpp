// How well the autopilot plays: as well as it can, or about as well as people do.
#pragma once

#include <cstddef>
#include <limits>

namespace doorstring {

struct Skill {
    // Number of threats that it considers at a time, the nearest first.
    std::size_t mostThreats = std::numeric_limits<std::size_t>::max();
    int misjudgedPixels = 0;  // by which it may be wrong about the place of a creature
};

inline constexpr Skill expert{};
inline constexpr Skill average{.mostThreats = 3, .misjudgedPixels = 8};

// The number of ticks for which it misjudges in the same way.
inline constexpr int misjudgedTicks = 30;

// It acts on creatures, projectiles, omens, drops and the doors of arenas as they were this many
// ticks ago: 0.25 s.
inline constexpr int reactionTicks = 15;

// How far ahead it thinks, and after how many ticks it thinks again.
inline constexpr int thinkAheadTicks = 30;
inline constexpr int thinkAgainTicks = 3;

// With no more half hearts than this it fights only what one blow fells, unless the doors are shut.
inline constexpr int fewHalfHearts = 2;

// While no blow hits, it waits for a better moment until `patienceTicks` have passed. After
// `giveUpTicks` it goes on exploring, unless the doors are shut.
inline constexpr int patienceTicks = 12 * 60;
inline constexpr int giveUpTicks = 30 * 60;

// It fetches a drop other than a heart only if the drop is at most this many pixels away.
inline constexpr int fetchReach = 72;

}  // namespace doorstring
