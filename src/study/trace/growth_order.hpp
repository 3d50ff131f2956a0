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
    std::uint32_t sweep = 0;            // 0 if there are no sweeps
    friend bool operator==(const Placement&, const Placement&) = default;
};

// The order of a growth from door strings, by its plans before they were sealed: each room grows
// into the empty cells behind its doors when the sweep over the grid reaches it, its doors in the
// order N, W, E, S. The start is not listed.
std::vector<Placement> sweepOrder(GridPos start, const Grid<RoomPlan>& plans);

// The order of a growth that lists its cells, with or without the start; the rooms are a tree.
std::vector<Placement> listedOrder(GridPos start, const Grid<RoomPlan>& plans,
                                   std::span<const GridPos> cells);

}  // namespace doorstring
