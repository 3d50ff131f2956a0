#include "room/tile_rows.hpp"

#include <cassert>
#include <cstddef>

namespace doorstring {

Tile TileRows::at(GridPos p) const {
    assert(size.contains(p));
    const auto row = static_cast<std::size_t>(p.y);
    if ((ground[row] >> static_cast<unsigned>(p.x) & 1U) != 0) {
        return Tile::Ground;
    }
    return (pillars[row] >> static_cast<unsigned>(p.x) & 1U) != 0 ? Tile::Pillar : Tile::Wall;
}

void expand(const TileRows& rows, std::span<Tile> tiles) {
    assert(tiles.size() == static_cast<std::size_t>(rows.size.area()));
    std::size_t index = 0;
    for (int y = 0; y < rows.size.height; ++y) {
        for (int x = 0; x < rows.size.width; ++x) {
            tiles[index++] = rows.at({x, y});
        }
    }
}

}  // namespace doorstring
