// The eight ways in which a drawn room can be laid: as it is, mirrored, turned.
#pragma once

#include "base/door_set.hpp"
#include "base/enum_set.hpp"
#include "base/grid_pos.hpp"

#include <cstdint>
#include <utility>

namespace doorstring {

// Bit 0: left and right change places; bit 1: top and bottom do; bit 2: before that, columns become
// rows, which only fits square rooms.
enum class Pose : std::uint8_t {
    AsDrawn,
    LeftRight,
    UpsideDown,
    HalfTurn,
    Diagonal,
    QuarterRight,
    QuarterLeft,
    OtherDiagonal
};
inline constexpr auto allPoses = allValues<Pose>;
using PoseSet = EnumSet<Pose>;

constexpr bool swapsSides(Pose pose) {
    return (static_cast<unsigned>(pose) & 4U) != 0;
}

// Where a tile of a drawing of this size comes to lie.
constexpr GridPos posed(GridPos tile, GridSize drawn, Pose pose) {
    const auto bits = static_cast<unsigned>(pose);
    if (swapsSides(pose)) {
        std::swap(tile.x, tile.y);
        std::swap(drawn.width, drawn.height);
    }
    return {(bits & 1U) != 0 ? drawn.width - 1 - tile.x : tile.x,
            (bits & 2U) != 0 ? drawn.height - 1 - tile.y : tile.y};
}

constexpr Direction posed(Direction side, Pose pose) {
    constexpr GridSize drawn{3, 3};
    const GridPos at = posed(neighbour({1, 1}, side), drawn, pose);
    for (const Direction to : allDirections) {
        if (neighbour({1, 1}, to) == at) {
            return to;
        }
    }
    return side;
}

constexpr DoorSet posed(DoorSet doors, Pose pose) {
    DoorSet to;
    for (const Direction side : doors) {
        to = to.with(posed(side, pose));
    }
    return to;
}

}  // namespace doorstring
