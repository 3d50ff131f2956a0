// Gates in drawn rooms, which open when the puzzle of the room is solved.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/tile.hpp"

#include <algorithm>

namespace doorstring {

inline bool hasGate(const Grid<Tile>& tiles) {
    return std::ranges::find(tiles.values(), Tile::Gate) != tiles.values().end();
}

// The tiles with all gates open.
inline Grid<Tile> withGatesOpen(Grid<Tile> tiles) {
    std::ranges::replace(tiles.values(), Tile::Gate, Tile::Ground);
    return tiles;
}

}  // namespace doorstring
