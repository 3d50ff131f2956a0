// How far a motion has come, in whole numbers, so that pictures are the same everywhere.
#pragma once

#include "config/config.hpp"

#include <algorithm>
#include <cstdint>

namespace doorstring {

inline constexpr int easedWhole = 4096;

// Returns how far an eased motion has come after `part` of the `whole` time: 0 to easedWhole.
constexpr int eased(Easing easing, std::int64_t part, std::int64_t whole) {
    const std::int64_t t = std::clamp<std::int64_t>(part, 0, whole) * easedWhole / whole;
    switch (easing) {
    case Easing::Soft:
        // Speeds up during the first eighth of the time, then moves evenly to the end.
        return static_cast<int>(t < easedWhole / 8 ? t * t * 64 / 15 / easedWhole
                                                   : (t - easedWhole / 16) * 16 / 15);
    case Easing::Linear:
        return static_cast<int>(t);
    case Easing::Smooth:
        return static_cast<int>(t * t * (3 * easedWhole - 2 * t) / easedWhole / easedWhole);
    case Easing::Out: {
        const std::int64_t rest = easedWhole - t;
        return static_cast<int>(easedWhole - rest * rest * rest / easedWhole / easedWhole);
    }
    }
    return easedWhole;
}

// Returns the number that lies `part` / `whole` of the way from `from` to `to`.
constexpr int between(int from, int to, int part, int whole = easedWhole) {
    return from + static_cast<int>(static_cast<std::int64_t>(to - from) * part / whole);
}

// The share of a tick that has passed since the last tick is given as 0 to wholeTick.
inline constexpr int wholeTick = 256;

}  // namespace doorstring
