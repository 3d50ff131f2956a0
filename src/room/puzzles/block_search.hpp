// The search for a way to push blocks onto all plates of a room.
#pragma once

#include "room/ways/block_push.hpp"
#include "room/ways/ways_out.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace doorstring {

// Positions that are looked at before it is given up.
inline constexpr std::size_t mostBlockPositions = 20000;

// The most that is searched with.
inline constexpr std::size_t mostBlocks = 8;

// The pushes one after the other; none where no way was found.
//
// The knight comes in by any way out, walks on safe ground and pushes as play lets him: blocks stop
// at all that is solid and in doorways, and never part ways out, what may lie in the middle, and
// the knight. Crates count as broken. No block goes into pits or water or onto ice, though play
// would let it.
std::optional<std::vector<BlockPush>> blockSolution(const Grid<Tile>& tiles, const WaysOut& ways);

}  // namespace doorstring
