// The lantern in dark rooms.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/items/items.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the lantern shines while it is chosen") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Bow, Item::Lantern});
    CHECK_FALSE(isLanternLit(world));
    CHECK(sightInDark(world) == world.config.items.lantern.glow);
    world.player.kit.chosen = Item::Lantern;
    CHECK(isLanternLit(world));
    CHECK(sightInDark(world) == world.config.items.lantern.radius);
}

TEST_CASE("the lantern has no other use") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Lantern});
    CHECK(countOf<ItemRefused>(press(world, Button::Item)) == 1);
}
