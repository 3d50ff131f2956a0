// The pictures of a tileset, and those of the furniture of special rooms. The picture of a wall is
// chosen by its eight neighbours, so that walls of any shape join.
#pragma once

#include "base/direction.hpp"
#include "base/grid.hpp"
#include "config/dungeon_parts.hpp"
#include "room/tiles/room_layout.hpp"

#include <cstdint>

namespace doorstring {

// The pictures of every tileset's sheet, in the order of the sheet. Of pictures that belong
// together only the first has a name, and after() gives the others, in the order N, S, W, E where
// each side of a room has one.
enum class TilePicture : std::uint8_t {
    Ground0,  // plain, most of the ground
    Ground1,  // plain too
    Ground2,  // from here on rare: crack, pebbles, growth, slab, drain, chips
    Ground7 = Ground2 + 5,
    CornerNw,
    CornerNe,
    CornerSw,
    CornerSe,
    North0,
    North2 = North0 + 2,  // 2 and 3 are rare and special
    North3,
    South0,
    South1,
    West0,
    West1,
    East0,
    East1,
    NorthJambW,  // the wall on the west of a north door, with its half of the frame
    NorthJambE,
    SouthJambW,
    SouthJambE,
    WestJambN,
    WestJambS,
    EastJambN,
    EastJambS,
    DoorN,  // for each side: a door one tile wide, then both halves of a door two tiles wide
    ArchN = DoorN + 12,        // in the same order; drawn over figures in the door
    Pillar0 = ArchN + 12,      // three shapes
    PillarCap0 = Pillar0 + 3,  // their upper ends, one tile further up, drawn over figures behind
    ShadowN = PillarCap0 + 3,  // the tile to the north is solid
    ShadowNStart,  // the same, but the tile to the north-west is not: light comes from there
    ShadowW,
    ShadowWStart,
    ShadowNw,      // solid to the north and to the west
    ShadowCorner,  // solid to the north-west only
    Torch0,        // four frames, over a north wall
    Decor0 = Torch0 + 4,
    ShutN = Decor0 + 4,  // portcullises; one tile long, like the leaves, to stand side by side
    LeafSmallN = ShutN + 4,
    LeafBossN = LeafSmallN + 4,
    CrackN = LeafBossN + 4,   // over wall, in the middle of a door
    PlateSmall = CrackN + 4,  // the plate of a lock, over the leaves of the door, in the middle
    PlateBoss,
    Wall0,               // walls of all other shapes: see wallPicture()
    Fill0 = Wall0 + 42,  // wall all around
    Fill2 = Fill0 + 2,
    Shallows0,  // four frames each
    Deep0 = Shallows0 + 4,
    ShoreN = Deep0 + 4,    // edges of twelve parts: see forEachEdgePart()
    DepthN = ShoreN + 12,  // of deep water, where shallows begin
    PitEdgeN = DepthN + 12,
    IceEdgeN = PitEdgeN + 12,
    Pit0 = IceEdgeN + 12,
    Pit1,
    PitFilled,  // with a crate, level with the ground
    Ice0,
    BridgeAcross = Ice0 + 3,  // planks from west to east, over water or a pit
    BridgeAlong,
    Spikes0,  // down, half way up, up
    Grass0 = Spikes0 + 3,
    Grass1,
    GrassJoin,  // drawn under grass that has grass to the north
    Stubble,    // where grass was cut, over the ground
    Plate0,     // on the ground: up, pressed
    Plate1,
    Crate,
    Block,
    Rubble0,
    Wade0 = Rubble0 + 2,      // over the feet of a figure in shallows; two frames each
    GrassFront0 = Wade0 + 2,  // over the feet of a figure in tall grass
    Swatch = GrassFront0 + 2  // the tileset's colours, for panels
};
inline constexpr int tilePictureCount = static_cast<int>(TilePicture::Swatch) + 1;

// The picture `step` places after `first` on the sheet.
constexpr TilePicture after(TilePicture first, int step) {
    return static_cast<TilePicture>(static_cast<int>(first) + step);
}

// The tiles of one side of a room, counted from the west or from the north, with the gap of a door
// in its middle.
struct SideTiles {
    SideTiles(GridSize size, Direction side)
        : across(isVertical(side)),
          length(across ? size.width : size.height),
          line(side == Direction::South  ? size.height - 1
               : side == Direction::East ? size.width - 1
                                         : 0),
          span(doorSpan(length)) {}

    GridPos at(int along) const { return across ? GridPos{along, line} : GridPos{line, along}; }

    bool across;  // whether the tiles are side by side from west to east
    int length;
    int line;  // the row or column
    DoorSpan span;
};

// The neighbours of a tile that are of the same kind, a bit each.
struct Neighbours {
    static constexpr std::uint8_t n = 1, s = 2, w = 4, e = 8, nw = 16, ne = 32, sw = 64, se = 128;
};

// Clears the bits of corners that do not show: a corner shows only between two sides that are of
// the kind. 47 shapes are left.
constexpr std::uint8_t wallShape(std::uint8_t neighbours) {
    using N = Neighbours;
    const auto hiddenCorner = [&](std::uint8_t corner, int sides) {
        return (neighbours & sides) == sides ? 0 : corner;
    };
    const int hidden = hiddenCorner(N::nw, N::n | N::w) | hiddenCorner(N::ne, N::n | N::e) |
                       hiddenCorner(N::sw, N::s | N::w) | hiddenCorner(N::se, N::s | N::e);
    return static_cast<std::uint8_t>(neighbours & ~hidden);
}

// The shapes of straight walls, named after the side of a room that they are on.
inline constexpr std::uint8_t northWall = 0x3d;
inline constexpr std::uint8_t southWall = 0xce;
inline constexpr std::uint8_t westWall = 0x57;
inline constexpr std::uint8_t eastWall = 0xab;
inline constexpr std::uint8_t wallAllAround = 0xff;

// The picture of a wall; if there are several, the first of them.
TilePicture wallPicture(std::uint8_t neighbours);

// The parts of an edge: pictures over a tile of water, pit or ice where neighbours are of another
// kind. N to E are its sides, Nw to Se corners between two such sides, InNw to InSe corners where
// only the diagonal neighbour is of another kind. The value of a part is its step from the first
// picture of the edge, such as ShoreN.
enum class EdgePart : std::uint8_t { N, S, W, E, Nw, Ne, Sw, Se, InNw, InNe, InSw, InSe };
inline constexpr int edgePartCount = 12;

// Calls use(part) for every part that a tile with these neighbours of its kind needs: the straight
// ones first, because corners are drawn over them.
template <typename Use>
constexpr void forEachEdgePart(std::uint8_t neighbours, Use use) {
    using N = Neighbours;
    if (neighbours == 0xff) {
        return;
    }
    constexpr std::uint8_t sides[] = {N::n, N::s, N::w, N::e};
    for (int i = 0; i < 4; ++i) {
        if ((neighbours & sides[i]) == 0) {
            use(static_cast<EdgePart>(i));
        }
    }
    constexpr std::uint8_t corners[] = {N::nw, N::ne, N::sw, N::se};
    for (int i = 0; i < 4; ++i) {
        const bool joinsNorthOrSouth = (neighbours & sides[i / 2]) != 0;
        const bool joinsWestOrEast = (neighbours & sides[2 + i % 2]) != 0;
        if (!joinsNorthOrSouth && !joinsWestOrEast) {
            use(static_cast<EdgePart>(4 + i));
        } else if (joinsNorthOrSouth && joinsWestOrEast && (neighbours & corners[i]) == 0) {
            use(static_cast<EdgePart>(8 + i));
        }
    }
}

// The furniture of special rooms on its sheet: a piece for each role, in their order, then the
// hatch, then a sign for each role, for rooms that have no place for furniture, then the stairs
// below the hatch. Each has two pictures, one after the other.
enum class FurnitureSprite : std::uint8_t {
    Boss = 0,
    Hatch = roleCount,
    BossSign,
    Stairs = BossSign + roleCount
};
constexpr FurnitureSprite furnitureFor(Role role) {
    return static_cast<FurnitureSprite>(role);
}
constexpr FurnitureSprite signFor(Role role) {
    return static_cast<FurnitureSprite>(static_cast<int>(FurnitureSprite::BossSign) +
                                        static_cast<int>(role));
}
inline constexpr int furniturePictures = 2;
inline constexpr int furnitureCells =
    furniturePictures * (static_cast<int>(FurnitureSprite::Stairs) + 1);
inline constexpr GridSize furnitureSize{48, 24};  // pixels

}  // namespace doorstring
