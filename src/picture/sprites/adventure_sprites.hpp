// The sheets in assets/sprites/adventure: which picture is where, in the order of the sheets.
#pragma once

#include "base/direction.hpp"

#include <cstdint>

namespace doorstring {

// Two pictures each, still and with a glint; without a shadow, so that they can be held up.
// clang-format off
enum class ItemSprite : std::uint8_t {
    Bombs0 = 0, Bow0 = 2, Hook0 = 4, Lantern0 = 6, Feather0 = 8,
    Map0 = 10, Compass0 = 12, SmallKey0 = 14, BossKey0 = 16,
    HeartPiece0 = 18, HeartContainer0 = 20,
    CoinPile0 = 22, Arrows0 = 24, BombBundle0 = 26
};
// clang-format on
inline constexpr int itemPictures = 2;
inline constexpr int itemSprites = static_cast<int>(ItemSprite::BombBundle0) + itemPictures;

// What flies from bow and hook. The middle of each is the pixel (7, 7); a link is 8 pixels long.
enum class ToolSprite : std::uint8_t { ArrowNorth = 0, HookNorth = 4, LinkAcross = 8, LinkAlong };
constexpr ToolSprite arrowFlying(Direction facing) {
    return static_cast<ToolSprite>(static_cast<int>(ToolSprite::ArrowNorth) +
                                   static_cast<int>(facing));
}
constexpr ToolSprite hookFlying(Direction facing) {
    return static_cast<ToolSprite>(static_cast<int>(ToolSprite::HookNorth) +
                                   static_cast<int>(facing));
}
constexpr ToolSprite chainLink(Direction facing) {
    return facing == Direction::West || facing == Direction::East ? ToolSprite::LinkAcross
                                                                  : ToolSprite::LinkAlong;
}
inline constexpr int toolSprites = 10;

// What stands in rooms. A gate sinks into the ground: up, half way, down.
// clang-format off
enum class FittingSprite : std::uint8_t {
    Urn = 0, UrnBroken0, Pedestal = 4, Keeper0, Brazier = 7, BrazierLit0,
    LeverWest = 10, LeverEast, CrystalOff, CrystalOn0, Gate0 = 15
};
// clang-format on
inline constexpr int urnBrokenPictures = 3;
inline constexpr int keeperPictures = 2;
inline constexpr int brazierPictures = 2;
inline constexpr int crystalPictures = 2;
inline constexpr int gatePictures = 3;
inline constexpr int fittingSprites = static_cast<int>(FittingSprite::Gate0) + gatePictures;

}  // namespace doorstring
