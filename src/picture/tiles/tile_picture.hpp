// The pictures of a tileset, by name.
#pragma once

#include <cstdint>
#include <string_view>

namespace doorstring {

// The pictures of every tileset's sheet, in the order of the sheet.
enum class TilePicture : std::uint8_t {
    Ground0,  // plain, most of the ground
    Ground1,  // plain too
    Ground2,  // from here on rare: crack, pebbles, growth, slab, drain, chips
    Ground3,
    Ground4,
    Ground5,
    Ground6,
    Ground7,
    CornerNw,
    CornerNe,
    CornerSw,
    CornerSe,
    North0,
    North1,
    North2,  // 2 and 3 are rare and special
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
    DoorN,   // a door one tile wide
    DoorNW,  // the west half of a door two tiles wide
    DoorNE,
    DoorS,
    DoorSW,
    DoorSE,
    DoorW,
    DoorWN,
    DoorWS,
    DoorE,
    DoorEN,
    DoorES,
    ArchN,  // drawn above who walks through the door
    ArchNW,
    ArchNE,
    ArchS,
    ArchSW,
    ArchSE,
    ArchW,
    ArchWN,
    ArchWS,
    ArchE,
    ArchEN,
    ArchES,
    Pillar0,
    Pillar1,
    Pillar2,
    PillarCap0,  // the upper end of a pillar, drawn one tile further up, above who walks behind
    PillarCap1,
    PillarCap2,
    ShadowN,       // the tile to the north is solid
    ShadowNStart,  // the same, but not to the north-west: light comes from there
    ShadowW,
    ShadowWStart,
    ShadowNw,      // solid to the north and to the west
    ShadowCorner,  // solid to the north-west only
    Torch0,        // four frames, over a north wall
    Torch1,
    Torch2,
    Torch3,
    Decor0,
    Decor1,
    Decor2,
    Decor3,
    ShutN,  // a portcullis; like the leaves, as long as a tile, to stand side by side
    ShutS,
    ShutW,
    ShutE,
    LeafSmallN,
    LeafSmallS,
    LeafSmallW,
    LeafSmallE,
    LeafBossN,
    LeafBossS,
    LeafBossW,
    LeafBossE,
    CrackN,  // over wall, in the middle of a door
    CrackS,
    CrackW,
    CrackE,
    PlateSmall,  // over the leaves of a locked door, in the middle
    PlateBoss,
    Wall0,  // walls of any shape that is none of the above: see wall_shape.hpp
    WallLast = Wall0 + 41,
    Fill0,  // wall all around
    Fill1,
    Fill2,
    Shallows0,  // four frames each
    Deep0 = Shallows0 + 4,
    ShoreN = Deep0 + 4,    // edges of twelve parts: see edge_shape.hpp
    DepthN = ShoreN + 12,  // of deep water, where shallows begin
    PitEdgeN = DepthN + 12,
    IceEdgeN = PitEdgeN + 12,
    Pit0 = IceEdgeN + 12,
    Pit1,
    PitFilled,  // with a crate, level with the ground
    Ice0,
    Ice1,
    Ice2,
    BridgeAcross,  // from west to east, over water
    BridgeAlong,
    Spikes0,  // down, half way up, up
    Spikes1,
    Spikes2,
    Grass0,  // two frames
    Grass1,
    Stubble,  // where grass was cut, over the ground
    Plate0,   // up, pressed
    Plate1,
    Crate,
    Block,
    Rubble0,
    Rubble1,
    Wade0,  // over the feet of who stands in shallows; two frames each
    Wade1,
    GrassFront0,  // over the feet of who stands in tall grass
    GrassFront1,
    Swatch,  // the tileset's colours, for panels
};
inline constexpr int tilePictureCount = static_cast<int>(TilePicture::Swatch) + 1;

// As in the sheet: "ground-0", "corner-nw", "west-jamb-n".
std::string_view nameOf(TilePicture picture);

// The picture `step` places after `first` on the sheet.
constexpr TilePicture after(TilePicture first, int step) {
    return static_cast<TilePicture>(static_cast<int>(first) + step);
}

}  // namespace doorstring
