// What a player can hold: ways to walk, and the keys that choose and use an item.
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <array>

namespace doorstring {

// The ways to walk: one direction, or two at once.
inline constexpr std::array<InputFrame, 8> steps = [] {
    std::array<InputFrame, 8> all{};
    std::size_t count = 0;
    for (const Direction side : allDirections) {
        all[count++] = holding(side);
    }
    for (const Direction vertical : {Direction::North, Direction::South}) {
        for (const Direction level : {Direction::West, Direction::East}) {
            all[count++] = holding(vertical, level);
        }
    }
    return all;
}();

// Adds the key for the next item to `input` unless the item is in hand. The knight must have it.
inline InputFrame takingInHand(const World& world, Item item, InputFrame input) {
    const bool isDown = world.player.itemKeys.has(Button::NextItem);  // it counts when it goes down
    return world.player.kit.chosen == item || isDown ? input : input.with(Button::NextItem);
}

// The keys that turn the knight that way, take the item in hand, and use it. He must have it.
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
