#include "room/boss_space.hpp"

#include "room/tiles/door_gap.hpp"

#include <algorithm>

namespace doorstring {

GridRect bossSpace(GridSize room, GridSize space) {
    if (space.width == 0 || space.height == 0) {
        return {};
    }
    const GridRect middle = middleOf(room);
    const GridRect inside = insideOf(room);
    const GridPos first{std::max(inside.x, middle.x - space.width / 2),
                        std::max(inside.y, middle.y - space.height / 2)};
    const GridPos last{std::min(inside.right(), middle.right() + space.width / 2),
                       std::min(inside.bottom(), middle.bottom() + space.height / 2)};
    return areaBetween(first, last);
}

void clearBossSpace(Grid<Tile>& tiles, GridSize space) {
    for (const GridPos tile : cellsIn(bossSpace(tiles.size(), space))) {
        if (!isWalkable(tiles[tile]) || isHarmful(tiles[tile])) {
            tiles[tile] = Tile::Ground;
        }
    }
}

}  // namespace doorstring
