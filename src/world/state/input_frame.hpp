// What the player holds down during one tick.
#pragma once

#include "base/door_set.hpp"
#include "base/grid_pos.hpp"

namespace doorstring {

struct InputFrame {
    DoorSet held;  // directions, as bits
    bool sword = false;
    friend constexpr bool operator==(InputFrame, InputFrame) = default;
};

// Held directions with opposite ones cancelled: -1, 0 or 1 an axis.
constexpr GridOffset wish(InputFrame input) {
    const auto held = [&](Direction d) { return input.held.has(d) ? 1 : 0; };
    return {held(Direction::East) - held(Direction::West),
            held(Direction::South) - held(Direction::North)};
}

}  // namespace doorstring
