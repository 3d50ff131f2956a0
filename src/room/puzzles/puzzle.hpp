// Puzzles drawn in rooms: plates to push blocks onto, braziers to light, levers to throw in order,
// foes to fell in order.
//
// A room may have several of them; all are to be done.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/ways_out.hpp"

#include <optional>
#include <span>

namespace doorstring {

// Whether the plates have a use: there are blocks for them.
bool hasPlatePuzzle(const Grid<Tile>& tiles);

// Whether anything in the room is to be done.
bool hasPuzzle(const Grid<Tile>& tiles, std::span<const Spot> spots = {});

bool hasFoes(std::span<const Spot> spots);

// The brazier that is struck, and the next one in each of the four directions with nothing but
// open floor between: those which it lights or puts out.
BitRows braziersTurned(const Grid<Tile>& tiles, GridPos struck);

// To light one that burns is to put it out.
constexpr Tile turned(Tile brazier) {
    return brazier == Tile::Brazier ? Tile::LitBrazier : Tile::Brazier;
}

// Whether the puzzle of a room can be solved as things stand there.

// The first of these tiles that nobody can stand beside who stays on what is reached.
std::optional<GridPos> firstOutOfReach(std::span<const GridPos> tiles, const BitRows& reached);

// By pushing blocks, striking braziers and throwing levers, each by itself. Foes can always be
// felled.
bool canBeSolved(const Grid<Tile>& tiles, const WaysOut& ways);

}  // namespace doorstring
