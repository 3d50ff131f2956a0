// Which rooms are puzzles, and what stands in those that nobody has drawn.
#pragma once

#include "config/stock_parts.hpp"
#include "room/room.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

// The places of levers in a room of kind puzzle whose drawing has none: in nobody's way, and one
// can walk up to each from below. Empty for all other rooms.
std::vector<GridPos> leverPlaces(const Room& room, Seed seed, const PuzzleConfig& config);

bool isPuzzle(const Room& room, Seed seed, const PuzzleConfig& config);

// Whether the chest of a room appears only when its puzzle is solved. Behind a gate and in a plain
// room it stands there from the beginning.
bool hidesChest(const Room& room, Seed seed, const PuzzleConfig& config);

// The levers of a room in the order in which they have to be thrown. `tiles` has each of them,
// thrown or not.
std::vector<GridPos> leverOrder(const Grid<Tile>& tiles, GridPos cell, Seed seed);

}  // namespace doorstring
