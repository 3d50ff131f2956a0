// The sheets in assets/sprites/adventure: which picture is where, in the order of the sheets.
#pragma once

#include "base/direction.hpp"
#include "base/enums.hpp"
#include "config/item_parts.hpp"

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

// The picture of each treasure, as it lies, is for sale or is held up.
struct TreasurePicture {
    Treasure treasure;
    ItemSprite sprite;
};
inline constexpr EnumArray<Treasure, TreasurePicture> treasurePictures{{{
    {Treasure::Bombs, ItemSprite::Bombs0},
    {Treasure::Bow, ItemSprite::Bow0},
    {Treasure::Hook, ItemSprite::Hook0},
    {Treasure::Lantern, ItemSprite::Lantern0},
    {Treasure::Feather, ItemSprite::Feather0},
    {Treasure::HeartPiece, ItemSprite::HeartPiece0},
    {Treasure::HeartContainer, ItemSprite::HeartContainer0},
    {Treasure::SmallKey, ItemSprite::SmallKey0},
    {Treasure::BossKey, ItemSprite::BossKey0},
    {Treasure::Map, ItemSprite::Map0},
    {Treasure::Compass, ItemSprite::Compass0},
    {Treasure::Coins, ItemSprite::CoinPile0},
    {Treasure::BombBundle, ItemSprite::BombBundle0},
    {Treasure::ArrowBundle, ItemSprite::Arrows0},
    {Treasure::Heart, ItemSprite::HeartContainer0},
}}};
static_assert(isInOrder(treasurePictures, &TreasurePicture::treasure));
constexpr ItemSprite spriteOf(Treasure treasure) {
    return treasurePictures[treasure].sprite;
}

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

enum class LargeChestSprite : std::uint8_t { Closed, Open };

// What the knight does in the adventure only. The bow is 24 x 24 around the middle of his picture:
// drawn, then loosed, by facing; seen from behind it is under him, otherwise over him.
enum class KnightSprite : std::uint8_t { DrawNorth = 0, HopNorth = 4, Hold = 8, Fallen };
inline constexpr int knightPoseSprites = 10;
constexpr KnightSprite knightDrawing(Direction facing) {
    return static_cast<KnightSprite>(static_cast<int>(KnightSprite::DrawNorth) +
                                     static_cast<int>(facing));
}
constexpr KnightSprite knightHopping(Direction facing) {
    return static_cast<KnightSprite>(static_cast<int>(KnightSprite::HopNorth) +
                                     static_cast<int>(facing));
}
enum class BowSprite : std::uint8_t { DrawnNorth = 0, LoosedNorth = 4 };
constexpr BowSprite bowDrawn(Direction facing) {
    return static_cast<BowSprite>(static_cast<int>(BowSprite::DrawnNorth) +
                                  static_cast<int>(facing));
}
constexpr BowSprite bowLoosed(Direction facing) {
    return static_cast<BowSprite>(static_cast<int>(BowSprite::LoosedNorth) +
                                  static_cast<int>(facing));
}

// At the end of a run.
enum class PageSprite : std::uint8_t { Victory, GameOver };

}  // namespace doorstring
