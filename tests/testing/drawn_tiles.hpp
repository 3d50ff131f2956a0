// Tiles drawn as rows of their letters.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/tile.hpp"

#include <string>
#include <vector>

namespace doorstring::testing {

inline Grid<Tile> tilesOf(const std::vector<std::string>& rows) {
    Grid<Tile> tiles({static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (const GridPos at : cellsOf(tiles.size())) {
        tiles[at] =
            tileOf(rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)]).value();
    }
    return tiles;
}

}  // namespace doorstring::testing
