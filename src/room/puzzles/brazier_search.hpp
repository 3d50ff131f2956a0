// The search for the braziers to strike until all of a room burn.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/tile.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace doorstring {

// All ways to light them are gone through.
inline constexpr std::size_t mostBraziers = 12;

// The fewest to strike; none where they never burn together, or there are too many.
std::optional<std::vector<GridPos>> brazierSolution(const Grid<Tile>& tiles);

}  // namespace doorstring
