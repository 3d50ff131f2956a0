// What the player holds down during one tick.
#pragma once

#include "base/door_set.hpp"

namespace doorstring {

struct InputFrame {
    DoorSet held;  // directions, as bits
    bool sword = false;
    friend constexpr bool operator==(InputFrame, InputFrame) = default;
};

}  // namespace doorstring
