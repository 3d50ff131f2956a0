#include "picture/tile_choice.hpp"

#include <algorithm>

namespace doorstring {

namespace {

template <typename Value>
void reset(Grid<Value>& grid, GridSize size) {
    if (grid.size() != size) {
        grid = Grid<Value>(size);
    } else {
        std::fill(grid.values().begin(), grid.values().end(), Value{});
    }
}

}  // namespace

void chooseTiles(const Grid<Tile>& layout, DoorSet doors, std::uint64_t cosmeticSeed,
                 RoomTiles& tiles) {
    reset(tiles.base, layout.size());
    reset(tiles.decor, layout.size());
    reset(tiles.shadow, layout.size());
    reset(tiles.pillar, layout.size());
    reset(tiles.over, layout.size());
    tiles.torches.clear();
    const CosmeticRolls rolls(cosmeticSeed);
    chooseRing(doors, rolls, tiles);
    // After the ring: a pillar's upper end may stand in front of the north wall.
    chooseInterior(layout, rolls, tiles);
}

}  // namespace doorstring
