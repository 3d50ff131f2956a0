// Which picture of a tileset belongs where in a room. Decided from the layout alone, before a pixel
// is drawn, so that it can be tested without a picture.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "picture/tiles/tile_kinds.hpp"
#include "picture/tiles/tile_picture.hpp"
#include "room/tiles/tile.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

// A picture over the base of a tile.
struct PlacedPicture {
    GridPos at;
    TilePicture picture;
    friend constexpr bool operator==(PlacedPicture, PlacedPicture) = default;
};

// What changes by itself. Water takes the place of the base, grass and spikes lie over it.
enum class Motion : std::uint8_t { Shallows, Deep, Grass, Spikes };

struct MovingTile {
    GridPos at;
    Motion motion;
    std::uint8_t phase;  // 0 to 3: neighbours do not move in step
    std::uint8_t parts;  // how many of movingParts lie over its base: shores, a bridge
    std::uint32_t firstPart;
    friend constexpr bool operator==(MovingTile, MovingTile) = default;
};

// The pictures of a room in layers, the lowest first.
struct RoomTiles {
    using Layer = Grid<std::optional<TilePicture>>;

    TileKinds kinds;
    std::vector<std::uint64_t> rolls;   // what looks by chance
    Grid<TilePicture> base;             // ground and walls: opaque, on every tile
    std::vector<PlacedPicture> frames;  // of doors, over walls that are no straight ring there
    std::vector<PlacedPicture> edges;   // of pits and ice, and what lies flat on the ground
    std::vector<MovingTile> moving;
    std::vector<TilePicture> movingParts;
    Layer decor;
    Layer shadow;
    Layer pillar;                  // all that stands
    Layer over;                    // above creatures: arches and the upper ends of pillars
    std::vector<GridPos> torches;  // tiles of walls, row by row

    friend bool operator==(const RoomTiles&, const RoomTiles&) = default;
};

// A pure function of its arguments; keeps the memory of `tiles` where the size stays the same.
// Doors have a frame where the layout has a gap of their size in the middle of a side (doorSpan),
// as the door set says; other gaps in a room's edge have none.
void chooseTiles(const Grid<Tile>& layout, DoorSet doors, std::uint64_t cosmeticSeed,
                 RoomTiles& tiles, const TilesAround& around = {});

}  // namespace doorstring
