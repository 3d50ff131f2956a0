// Choosing an item, and using it.
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The same keys, and the next item unless that one is in hand. The knight must have it.
inline InputFrame takingInHand(const World& world, Item item, InputFrame input) {
    const bool isDown = world.player.itemKeys.has(Button::NextItem);  // it counts when it goes down
    return world.player.kit.chosen == item || isDown ? input : input.with(Button::NextItem);
}

// Turned that way, with the item in hand, uses it. The knight must have it.
inline InputFrame usingItem(const World& world, Item item, Direction way) {
    const Player& player = world.player;
    if (player.facing != way) {
        return holding(way);
    }
    if (player.kit.chosen != item) {
        return takingInHand(world, item, {});
    }
    return player.itemKeys.has(Button::Item) ? InputFrame{} : holding(Button::Item);
}

}  // namespace doorstring
