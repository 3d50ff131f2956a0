// Small rooms for a knight with items, as the shipped configuration has them.
#pragma once

#include "unit/world/creatures/fights.hpp"
#include "world/items/give.hpp"
#include "world/knight/harm.hpp"

#include <initializer_list>

namespace doorstring::testing {

// Nobody moves by himself, and the knight does not die soon.
inline WorldConfig itemConfig(std::initializer_list<Item> items = {}) {
    static const ItemsConfig shipped = shippedConfig().items;
    WorldConfig config = fightConfig();
    config.creatures.rules.waitTicks = 100000;
    config.items = shipped;
    for (const Item item : items) {
        config.items.start |= EnumSet<Item>::of(item).bits();
    }
    return config;
}

// The first of the items is chosen; the knight faces east.
inline World itemRoom(const std::vector<std::string>& rows, GridPos knight,
                      std::initializer_list<Item> items, DoorSet doors = {}) {
    World world = worldOf(rows, knight, doors, itemConfig(items));
    world.player.kit.chosen = *items.begin();
    world.player.facing = Direction::East;
    return world;
}

// A press of one tick, while something else may be held.
inline Events press(World& world, Button button, InputFrame held = {}) {
    Events events;
    step(world, held.with(button), events);
    return events;
}

}  // namespace doorstring::testing
