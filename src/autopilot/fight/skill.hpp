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

// How well the autopilot plays: about as well as a person who knows the game.

// It acts on what creatures, projectiles and doors were so many ticks ago: 0.25 s.
inline constexpr int reactionTicks = 15;

// How far ahead it thinks, and after how many ticks it thinks again.
inline constexpr int thinkAheadTicks = 30;
inline constexpr int thinkAgainTicks = 3;

// With so many half hearts it looks for easy fights only, and for a heart.
inline constexpr int fewHalfHearts = 2;

// Without a blow that met it waits for a better moment for so long, and goes on with its journey
// after so long, unless the doors are shut.
inline constexpr int patienceTicks = 12 * 60;
inline constexpr int giveUpTicks = 30 * 60;

// Coins farther away than so many pixels are left where they lie.
inline constexpr int coinReach = 72;

}  // namespace doorstring
