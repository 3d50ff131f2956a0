// A dungeon that is grown again around the knight while he walks in it.
#pragma once

#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

// The cell of `next` that is where a cell of `before` was, seen from the start.
GridPos movedCell(const Dungeon& before, const Dungeon& next, GridPos cell);

// The knight goes on where he was if that room still stands and needs no key, else in the nearest
// that does, where nothing solid or harmful is. What he has seen of rooms that stand stays seen.
void stay(World& next, const World& before);

// The cells of `next` whose room is another than in `before`, has come, or has gone.
std::vector<GridPos> changedCells(const Dungeon& before, const Dungeon& next);

// The tiles of a room with walls for all that cannot be walked to from a door unharmed.
Grid<Tile> safePart(const Room& room);

}  // namespace doorstring
