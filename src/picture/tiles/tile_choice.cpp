#include "picture/tiles/tile_choice.hpp"

#include <algorithm>

namespace doorstring {

namespace {

template <typename Value>
void reset(Grid<Value>& grid, GridSize size) {
    if (grid.size() != size) {
        grid = Grid<Value>(size);
    } else {
        std::ranges::fill(grid.values(), Value{});
    }
}

}  // namespace

CosmeticRolls::CosmeticRolls(std::uint64_t seed, GridSize size, std::vector<std::uint64_t>& memory)
    : stride_(size.width + 2), rolls_(memory) {
    memory.resize(static_cast<std::size_t>(stride_ * (size.height + 2)));
    RandomStream stream(substream(seed, Purpose::Cosmetics));
    for (std::uint64_t& roll : memory) {
        roll = stream.next();
    }
}

void chooseTiles(const Grid<Tile>& layout, DoorSet doors, std::uint64_t cosmeticSeed,
                 RoomTiles& tiles, const TilesAround& around) {
    reset(tiles.base, layout.size());
    reset(tiles.decor, layout.size());
    reset(tiles.shadow, layout.size());
    reset(tiles.pillar, layout.size());
    reset(tiles.over, layout.size());
    tiles.frames.clear();
    tiles.edges.clear();
    tiles.moving.clear();
    tiles.movingParts.clear();
    tiles.torches.clear();
    tiles.kinds.read(layout, around);
    const CosmeticRolls rolls(cosmeticSeed, layout.size(), tiles.rolls);
    const DoorSet framed = framedSides(layout, doors);
    chooseWalls(layout, rolls, tiles);
    chooseInterior(layout, rolls, tiles);
    // After the interior: doors stand on what it takes for ground.
    chooseDoors(framed, tiles);
    chooseTorches(layout, framed, rolls, tiles);
}

}  // namespace doorstring
