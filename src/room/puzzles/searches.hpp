// Searches for solutions of drawn puzzles: blocks pushed onto all plates, all braziers lit.
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

// The largest number of blocks for which pushes are searched.
inline constexpr std::size_t mostBlocks = 8;

// The pushes, in order, that bring a block onto each plate; null if none were found.
//
// The knight comes in by any way out, walks on safe ground and pushes as play lets him: blocks stop
// at doorways and all that is solid, and never separate the ways out, the middle and the knight.
// Crates count as broken. No block is pushed into a pit or deep water or onto ice, though play
// would allow it.
std::optional<std::vector<BlockPush>> blockSolution(const Grid<Tile>& tiles, const WaysOut& ways);

// The largest number of braziers for which a solution is searched. With n of them there are 2^n
// states to try.
inline constexpr std::size_t mostBraziers = 12;

// The fewest braziers to strike until all burn; null if they can never all burn at once, or if
// there are too many braziers.
std::optional<std::vector<GridPos>> brazierSolution(const Grid<Tile>& tiles);

}  // namespace doorstring
