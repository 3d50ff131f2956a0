// Random numbers that are the same on every compiler. Each purpose has a separate substream. The
// roll of a cell is a hash of (seed, purpose, x, y, attempt), never the next number of a stream
// that runs on from cell to cell: changing one draw leaves all others as they were.
#pragma once

#include "base/grid.hpp"

#include <cstdint>

namespace doorstring {

enum class Purpose : std::uint8_t {
    Layout,
    Roles,
    Locks,
    Interior,
    Creatures,
    Cosmetics,
    Darkness,
    Contents
};

// Spreads every bit of the input over all bits of the output (the finisher of SplitMix64, by
// Sebastiano Vigna).
constexpr std::uint64_t mixBits(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

// The number from which all rolls of a purpose are made.
constexpr std::uint64_t substream(std::uint64_t seed, Purpose purpose) {
    return mixBits(seed + 0x9E3779B97F4A7C15ULL * (static_cast<std::uint64_t>(purpose) + 1));
}

// The roll of a cell in a substream; another one for each `attempt`.
constexpr std::uint64_t cellRoll(std::uint64_t stream, GridPos cell, std::uint32_t attempt = 0) {
    const auto packedCell = static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x)) |
                            (static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.y)) << 32U);
    return mixBits(mixBits(stream ^ (packedCell * 0x9E3779B97F4A7C15ULL)) + attempt);
}

constexpr std::uint64_t cellRoll(std::uint64_t seed, Purpose purpose, GridPos cell,
                                 std::uint32_t attempt = 0) {
    return cellRoll(substream(seed, purpose), cell, attempt);
}

// Maps a roll to a number from 0 to bound - 1: roll * bound / 2^64, rounded down. For bounds below
// 2^32 the chance of each number is 1 / bound, with a relative error below 2^-32.
constexpr std::uint64_t bounded(std::uint64_t roll, std::uint64_t bound) {
    const std::uint64_t high = roll >> 32U;
    const std::uint64_t low = roll & 0xFFFFFFFFULL;
    const std::uint64_t boundHigh = bound >> 32U;
    const std::uint64_t boundLow = bound & 0xFFFFFFFFULL;
    // The upper half of the 128-bit product, in standard C++.
    const std::uint64_t middle = high * boundLow + ((low * boundLow) >> 32U);
    const std::uint64_t middleLow = (middle & 0xFFFFFFFFULL) + low * boundHigh;
    return high * boundHigh + (middle >> 32U) + (middleLow >> 32U);
}

// A stream of random numbers, for a cell that needs more than one draw.
class RandomStream {
public:
    explicit constexpr RandomStream(std::uint64_t start) : state_(start) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        return mixBits(state_);
    }
    constexpr std::uint64_t below(std::uint64_t bound) { return bounded(next(), bound); }

private:
    std::uint64_t state_;
};

}  // namespace doorstring
