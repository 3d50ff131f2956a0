// Distances in a room are whole numbers of subpixels: 256 make one pixel of the canvas, 16 pixels
// one tile.
#pragma once

#include "base/rng.hpp"

#include <cstdint>

namespace doorstring {

inline constexpr int subpixelsPerPixel = 256;
inline constexpr int pixelsPerTile = 16;
inline constexpr int subpixelsPerTile = subpixelsPerPixel * pixelsPerTile;
inline constexpr int ticksPerSecond = 60;

// A part of a whole, or a chance, as an exact fraction: 11 / 101 is not rounded to 0.109.
struct Fraction {
    std::uint32_t numerator = 0;
    std::uint32_t denominator = 1;  // 1 or more

    friend constexpr bool operator==(Fraction, Fraction) = default;
};

// The quotient to the nearest whole number; halves are rounded up. Neither number is negative.
constexpr std::int64_t roundedQuotient(std::int64_t part, std::int64_t whole) {
    return (part + whole / 2) / whole;
}

constexpr bool happens(std::uint64_t roll, Fraction chance) {
    return bounded(roll, chance.denominator) < chance.numerator;
}

}  // namespace doorstring
