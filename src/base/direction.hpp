// The four directions, in the order in which door strings are written: N S W E.
#pragma once

#include "base/enums.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

enum class Direction : std::uint8_t { North, South, West, East };

inline constexpr auto allDirections = allValues<Direction>;

constexpr Direction opposite(Direction direction) {
    // North and South differ only in the lowest bit, and so do West and East.
    return static_cast<Direction>(static_cast<std::uint8_t>(direction) ^ 1U);
}

// Whether a direction is north or south.
constexpr bool isVertical(Direction direction) {
    return direction == Direction::North || direction == Direction::South;
}

constexpr char letter(Direction direction) {
    return "NSWE"[static_cast<std::uint8_t>(direction)];
}

constexpr std::optional<Direction> directionFromLetter(char character) {
    for (const Direction direction : allDirections) {
        if (letter(direction) == character) {
            return direction;
        }
    }
    return std::nullopt;
}

// An array with a value for each direction.
template <typename Value>
using DirectionArray = EnumArray<Direction, Value>;

}  // namespace doorstring
