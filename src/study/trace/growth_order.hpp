// The order in which a growth placed its rooms. The growth does not record it, for speed, as it can
// be derived from the rooms.
#pragma once

#include "base/grid.hpp"
#include "room/room.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace doorstring {

struct Placement {
    GridPos cell;
    Direction back = Direction::North;  // the side of the room from which it was placed
    std::uint32_t sweep = 0;            // 0 where there are no sweeps
    friend bool operator==(const Placement&, const Placement&) = default;
};

// Of the growth from door strings, as its plans were before they were sealed: each room grows into
// the empty cells behind its doors when the sweep over the grid comes by, its doors in the order
// N, W, E, S. The start is not listed.
std::vector<Placement> sweepOrder(GridPos start, const Grid<RoomPlan>& plans);

// Of a growth that lists its cells, which may have the start among them; the rooms are a tree.
std::vector<Placement> listedOrder(GridPos start, const Grid<RoomPlan>& plans,
                                   std::span<const GridPos> cells);

}  // namespace doorstring
