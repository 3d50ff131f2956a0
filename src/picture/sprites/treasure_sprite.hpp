// The picture of each treasure, as it lies, is for sale or is held up.
#pragma once

#include "base/enums.hpp"
#include "config/item_parts.hpp"
#include "picture/sprites/adventure_sprites.hpp"

namespace doorstring {

inline constexpr auto treasureSprites = tableOf<Treasure, ItemSprite>(
    {ItemSprite::Bombs0, ItemSprite::Bow0, ItemSprite::Hook0, ItemSprite::Lantern0,
     ItemSprite::Feather0, ItemSprite::HeartPiece0, ItemSprite::HeartContainer0,
     ItemSprite::SmallKey0, ItemSprite::BossKey0, ItemSprite::Map0, ItemSprite::Compass0,
     ItemSprite::CoinPile0, ItemSprite::BombBundle0, ItemSprite::Arrows0,
     ItemSprite::HeartContainer0});

}  // namespace doorstring
