// Whether the puzzle of a room can be solved as things stand there.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/ways_out.hpp"

#include <optional>
#include <span>

namespace doorstring {

// The first of these tiles that nobody can stand beside who stays on what is reached.
std::optional<GridPos> firstOutOfReach(std::span<const GridPos> tiles, const BitRows& reached);

// By pushing blocks, striking braziers and throwing levers, each by itself. Foes can always be
// felled.
bool canBeSolved(const Grid<Tile>& tiles, const WaysOut& ways);

}  // namespace doorstring
