// A place in a room that is fit for something to stand on.
#pragma once

#include "base/grid_pos.hpp"

#include <cstdint>

namespace doorstring {

enum class SpotKind : std::uint8_t {
    Creature,
    Treasure,
    Foe  // a creature that has to fall in its turn
};

struct Spot {
    GridPos tile;
    SpotKind kind = SpotKind::Creature;
    int turn = 0;  // of a foe, from 1
    friend bool operator==(const Spot&, const Spot&) = default;
};

}  // namespace doorstring
