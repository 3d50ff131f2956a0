// The ways in which a player can walk.
#pragma once

#include "world/state/input_frame.hpp"

#include <array>

namespace doorstring {

// One direction, or two at once.
inline constexpr std::array<InputFrame, 8> steps = [] {
    std::array<InputFrame, 8> all{};
    std::size_t count = 0;
    for (const Direction side : allDirections) {
        all[count++] = holding(side);
    }
    for (const Direction vertical : {Direction::North, Direction::South}) {
        for (const Direction level : {Direction::West, Direction::East}) {
            all[count++] = holding(vertical, level);
        }
    }
    return all;
}();

}  // namespace doorstring
