// The sheet of treasures other than relics: which picture is where.
#pragma once

#include "config/item_parts.hpp"

namespace doorstring {

// The pictures of each treasure, in the order of Treasure: still, and with a glint. They have no
// shadow, because the knight also holds them above his head. A heart has none.
inline constexpr int itemPictures = 2;
inline constexpr int itemSprites = itemPictures * static_cast<int>(Treasure::Heart);

// The first picture of a treasure that is no relic, on the ground, for sale or held above the
// knight's head. A heart looks like a heart container.
constexpr int itemPictureOf(Treasure what) {
    return itemPictures *
           static_cast<int>(what == Treasure::Heart ? Treasure::HeartContainer : what);
}

}  // namespace doorstring
