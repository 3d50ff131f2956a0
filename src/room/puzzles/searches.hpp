// The searches for solutions of drawn puzzles: blocks pushed onto all plates, braziers lit.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/standing.hpp"
#include "room/ways/ways_out.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace doorstring {

// The number of positions after which the search for pushes gives up.
inline constexpr std::size_t mostBlockPositions = 20000;

// The largest number of blocks that it can search with.
inline constexpr std::size_t mostBlocks = 8;

// The pushes that load all plates, in order; null if no way was found.
//
// The knight comes in by any way out, walks on safe ground and pushes as play lets him: blocks stop
// at all that is solid and in doorways, and never part ways out, what may be in the middle, and
// the knight. Crates count as broken. No block goes into pits or water or onto ice, though play
// would let it.
std::optional<std::vector<BlockPush>> blockSolution(const Grid<Tile>& tiles, const WaysOut& ways);

// The largest number of braziers: all ways to light them are tried.
inline constexpr std::size_t mostBraziers = 12;

// The fewest braziers to strike until all burn; null if they never burn together, or if there are
// too many.
std::optional<std::vector<GridPos>> brazierSolution(const Grid<Tile>& tiles);

}  // namespace doorstring
