// The levers of puzzles that are not drawn, and whether a room's puzzle hides its chest.
#pragma once

#include "config/floor_parts.hpp"
#include "room/room.hpp"

#include <vector>

namespace doorstring {

// The places of levers in a puzzle room that has no drawn puzzle: in nobody's way, and each can be
// walked up to, preferably from below. Empty for all other rooms, and if too few levers fit.
std::vector<GridPos> leverPlaces(const Room& room, Seed seed, const PuzzleConfig& config);

// Whether a room has a puzzle, drawn or not, or a set piece.
bool hasPuzzleOrPiece(const Room& room, Seed seed, const PuzzleConfig& config);

// Whether the chest of a room appears only when the room's set piece or puzzle is solved. This is
// so in every room with a set piece, and in a puzzle room that has a puzzle and no gate. In all
// other rooms the chest is there from the beginning.
bool hidesChest(const Room& room, Seed seed, const PuzzleConfig& config);

// The levers of a room in the order in which they have to be thrown. `tiles` has each of them,
// thrown or not.
std::vector<GridPos> leverOrder(const Grid<Tile>& tiles, GridPos cell, Seed seed);

}  // namespace doorstring
