// What each tile looks like: what the tileset draws, which fitting stands on it, its colour on
// maps.
#pragma once

#include "base/enums.hpp"
#include "picture/canvas/canvas.hpp"
#include "room/tiles/tile.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace doorstring {

// The pictures of fittings, which stand in rooms and are drawn as figures, in the order of their
// sheet. Gates and plinths sink into the ground and have three pictures each: up, half way down,
// down.
// clang-format off
enum class FittingSprite : std::uint8_t {
    Urn = 0, UrnBroken0, Pedestal = 4, Keeper0, Brazier = 7, BrazierLit0,
    LeverWest = 10, LeverEast, CrystalOff, CrystalOn0, Gate0 = 15, String0 = 18,
    StringRolled = 20, Plinth0
};
// clang-format on
inline constexpr int urnBrokenPictures = 3;
inline constexpr int keeperPictures = 2;
inline constexpr int brazierPictures = 2;
inline constexpr int crystalPictures = 2;
inline constexpr int gatePictures = 3;
inline constexpr int stringPictures = 2;
inline constexpr int plinthPictures = 3;
inline constexpr int fittingSprites = static_cast<int>(FittingSprite::Plinth0) + plinthPictures;

// What the tileset draws on a tile.
enum class TileArt : std::uint8_t {
    Wall,
    Ground,  // with decor here and there
    Bare,    // ground below a fitting
    Pillar,
    Bridge,
    Shallows,
    DeepWater,
    Pit,
    Spikes,
    Ice,
    Grass,
    Plate,
    Crate,
    Block,
    Rubble,
    Embers  // ground with decor; the flames are figures
};

struct TileLook {
    Tile tile;
    TileArt art;
    Colour colour;                              // on maps with one pixel for each tile
    std::optional<FittingSprite> fitting = {};  // drawn as a figure on bare ground
};

namespace tile_colours {

inline constexpr Colour ground{222, 214, 196};
inline constexpr Colour stone{98, 92, 104};
inline constexpr Colour wood{166, 124, 78};
inline constexpr Colour water{98, 152, 190};
inline constexpr Colour danger{200, 92, 80};

}  // namespace tile_colours

inline constexpr auto tileLooks = keyedTable<&TileLook::tile, TileLook>({
    {Tile::Wall, TileArt::Wall, {30, 28, 38}},
    {Tile::Ground, TileArt::Ground, tile_colours::ground},
    {Tile::Pillar, TileArt::Pillar, tile_colours::stone},
    {Tile::Bridge, TileArt::Bridge, tile_colours::wood},
    {Tile::Shallows, TileArt::Shallows, tile_colours::water},
    {Tile::DeepWater, TileArt::DeepWater, tile_colours::water},
    {Tile::Pit, TileArt::Pit, {8, 8, 12}},
    {Tile::Spikes, TileArt::Spikes, tile_colours::danger},
    {Tile::Ice, TileArt::Ice, {190, 226, 234}},
    {Tile::Grass, TileArt::Grass, {140, 176, 104}},
    {Tile::Plate, TileArt::Plate, tile_colours::ground},
    {Tile::Crate, TileArt::Crate, tile_colours::wood},
    {Tile::Block, TileArt::Block, tile_colours::stone},
    {Tile::Rubble, TileArt::Rubble, tile_colours::stone},
    {Tile::Brazier, TileArt::Bare, tile_colours::danger, FittingSprite::Brazier},
    {Tile::LitBrazier, TileArt::Bare, tile_colours::danger, FittingSprite::BrazierLit0},
    {Tile::Lever, TileArt::Bare, tile_colours::stone, FittingSprite::LeverWest},
    {Tile::ThrownLever, TileArt::Bare, tile_colours::stone, FittingSprite::LeverEast},
    {Tile::Gate, TileArt::Bare, tile_colours::stone, FittingSprite::Gate0},
    {Tile::Embers, TileArt::Embers, tile_colours::danger},
    {Tile::Urn, TileArt::Bare, tile_colours::wood, FittingSprite::Urn},
    {Tile::Fixture, TileArt::Bare, tile_colours::wood, FittingSprite::Pedestal},
});
static_assert(std::ranges::all_of(tileLooks,
                                  [](const TileLook& look) {
                                      return (look.art == TileArt::Bare) ==
                                             look.fitting.has_value();
                                  }),
              "on bare ground stands a fitting, and on no other");

}  // namespace doorstring
