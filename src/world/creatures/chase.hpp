// How those who walk get to the knight around walls, pits and water: one look at the room serves
// all of them for a tick.
#pragma once

#include "world/state/world.hpp"

#include <array>
#include <cstdint>

namespace doorstring {

class ChaseField {
public:
    explicit ChaseField(const World& world);

    // From the middle of its hit box toward the knight, or to the tile that comes next on the way
    // there; none where there is no way.
    GridOffset way(const Body& body) const;

private:
    static constexpr int mostSide = maxRoomSide;
    static constexpr std::uint16_t unreached = 0xFFFF;

    std::uint16_t& stepsAt(GridPos tile);
    std::uint16_t stepsAt(GridPos tile) const;

    SubPos knight_;
    GridPos goal_;
    GridSize size_;
    std::array<std::uint16_t, std::size_t{mostSide} * mostSide> steps_;  // to the knight's tile
};

}  // namespace doorstring
