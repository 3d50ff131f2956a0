// Which kinds of tiles surround a tile, and which picture of a tileset belongs where in a room.
// Both are found without drawing anything, so they can be tested without pictures.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "picture/tiles/tile_picture.hpp"
#include "room/tiles/tile.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

// The kinds that decide how a tile joins its neighbours, a bit each. A tile may be of several.
struct TileKind {
    static constexpr std::uint8_t wall = 1;
    static constexpr std::uint8_t water = 2;      // bridges, too: it flows beneath them
    static constexpr std::uint8_t deepOrDry = 4;  // all but shallows
    static constexpr std::uint8_t pit = 8;        // bridges, too
    static constexpr std::uint8_t ice = 16;
    static constexpr std::uint8_t standing = 32;  // throws a shadow
    static constexpr std::uint8_t deep = 64;
    static constexpr std::uint8_t way = 128;  // bridges and dry ground
};

// The tiles of the carved map that a room was cut out of, and where on that map the room's upper
// left tile is. If `tiles` is null, each tile beyond the room's edge is of the same kinds as the
// nearest tile of the room.
struct TilesAround {
    const Grid<Tile>* tiles = nullptr;
    GridPos first;
};

class TileKinds {
public:
    // Reads the kinds of a room's tiles. Keeps its memory if the size stays the same.
    void read(const Grid<Tile>& layout, const TilesAround& around = {});

    // The kinds of a tile, which may be one step outside the room.
    std::uint8_t at(GridPos p) const { return kinds_[index(p)]; }
    bool is(GridPos p, std::uint8_t kind) const { return (at(p) & kind) != 0; }
    void set(GridPos p, std::uint8_t kind) { kinds_[index(p)] = kind; }
    // The tiles of the kind among the eight around, as bits of Neighbours.
    std::uint8_t around(GridPos p, std::uint8_t kind) const;

    friend bool operator==(const TileKinds&, const TileKinds&) = default;

private:
    void readMargin(GridSize size, const TilesAround& around);
    std::size_t index(GridPos p) const {
        return static_cast<std::size_t>((p.y + 1) * stride_ + p.x + 1);
    }

    int stride_ = 0;
    std::vector<std::uint8_t> kinds_;  // with a margin of one tile all around
};

// A picture over the base of a tile.
struct PlacedPicture {
    GridPos at;
    TilePicture picture;
    friend constexpr bool operator==(PlacedPicture, PlacedPicture) = default;
};

// The ways in which tiles change by themselves. Water takes the place of the base; grass and spikes
// are drawn over the base.
enum class Motion : std::uint8_t { Shallows, Deep, Grass, Spikes };

struct MovingTile {
    GridPos at;
    Motion motion;
    std::uint8_t phase;  // 0 to 3: neighbours do not move in step
    std::uint8_t parts;  // how many of movingParts lie over its base, such as shores
    std::uint32_t firstPart;
    friend constexpr bool operator==(MovingTile, MovingTile) = default;
};

// The pictures of a room in layers, the lowest first.
struct RoomTiles {
    using Layer = Grid<std::optional<TilePicture>>;

    TileKinds kinds;
    std::vector<std::uint64_t> rolls;   // for what looks random
    Grid<TilePicture> base;             // ground and walls: opaque, on every tile
    std::vector<PlacedPicture> frames;  // of doors, where a wall inside comes up to their jambs
    std::vector<PlacedPicture> edges;   // of pits and ice, and all that is flat on the ground
    std::vector<MovingTile> moving;
    std::vector<TilePicture> movingParts;
    Layer decor;
    Layer shadow;
    Layer standing;                // pillars, crates, blocks, rubble; below creatures
    Layer over;                    // above creatures: arches and the upper ends of pillars
    std::vector<GridPos> torches;  // tiles of walls, row by row

    friend bool operator==(const RoomTiles&, const RoomTiles&) = default;
};

// Chooses the pictures of a room, `tiles`, as a pure function of the other arguments. Reuses the
// memory of `tiles` if the size stays the same. A side in `doors` has a door frame if its only
// opening is a gap of a door's size in the middle (doorSpan); other gaps in a room's edge have
// none.
void chooseTiles(const Grid<Tile>& layout, DoorSet doors, std::uint64_t cosmeticSeed,
                 RoomTiles& tiles, const TilesAround& around = {});

}  // namespace doorstring
