// What the knight carries, in signs and numbers.
#pragma once

#include "picture/sprites/sprites.hpp"
#include "world/state/kit.hpp"

#include <optional>

namespace doorstring {

// Of the knight's hearts, the first is 0, with so many half hearts in all of them.
constexpr UiSprite heartSprite(int heart, int halfHearts) {
    const int halves = halfHearts - 2 * heart;
    return halves >= 2   ? UiSprite::HeartFull
           : halves == 1 ? UiSprite::HeartHalf
                         : UiSprite::HeartEmpty;
}

// What is left of an item that is used up.
constexpr std::optional<int> countOf(const Kit& kit, Item item) {
    return item == Item::Bombs ? std::optional(kit.bombs)
           : item == Item::Bow ? std::optional(kit.arrows)
                               : std::nullopt;
}

}  // namespace doorstring
