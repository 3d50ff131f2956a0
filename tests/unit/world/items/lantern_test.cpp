// The lantern in dark rooms.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/items/lantern.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World withDark(Fraction chance, int floor) {
    WorldConfig config = itemConfig({Item::Lantern, Item::Bow});
    config.items.lantern.darkChance = chance;
    config.floor = floor;
    World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
    world.player.kit.chosen = Item::Bow;
    return world;
}

}  // namespace

TEST_CASE("the lantern shines while it is chosen") {
    World world = withDark({1, 1}, 1);
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
