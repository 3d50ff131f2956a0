// The sheet of treasures other than relics: which picture is where.
#pragma once

#include "base/enums.hpp"
#include "config/item_parts.hpp"

#include <cstdint>

namespace doorstring {

// The pictures of treasures other than relics, two each: still, and with a glint. They have no
// shadow, because the knight also holds them above his head.
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

// The picture of each treasure, on the ground, for sale or held above the knight's head.
struct TreasurePicture {
    Treasure treasure;
    ItemSprite sprite;
};
inline constexpr auto treasurePictures = keyedTable<&TreasurePicture::treasure, TreasurePicture>({
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
});
// The first sprite of a treasure that is no relic.
constexpr ItemSprite spriteOf(Treasure treasure) {
    return treasurePictures[treasure].sprite;
}

}  // namespace doorstring
