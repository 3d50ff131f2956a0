// A dungeon that is grown again around the knight while he walks in it.
#pragma once

#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

// The cell of `next` that is where a cell of `before` was, seen from the start.
GridPos movedCell(const Dungeon& before, const Dungeon& next, GridPos cell);

// Leaves the knight where he was if that room still exists and needs no key; else puts him in the
// nearest that does, where nothing is solid or harmful. What he has seen of rooms that remain stays
// seen.
void stay(World& next, const World& before);

// The cells of `next` whose room differs from that in `before`, was added, or is gone.
std::vector<GridPos> changedCells(const Dungeon& before, const Dungeon& next);

// The tiles of a room with walls for all that cannot be walked to from a door unharmed.
Grid<Tile> safePart(const Room& room);

}  // namespace doorstring
