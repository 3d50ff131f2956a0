// Which rooms are dark, what lives there, and the lantern.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/creatures/place.hpp"
#include "world/items/items.hpp"
#include "world/state/world.hpp"

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

TEST_CASE("plain rooms of an adventure are dark by chance, others never") {
    const World world = withDark({1, 1}, 1);
    CHECK_FALSE(isDark(world, world.roomAt({0, 0})));  // the start
    CHECK(isDark(world, world.roomAt({1, 0})));
    const World none = withDark({0, 1}, 1);
    CHECK_FALSE(isDark(none, none.roomAt({1, 0})));
    const World explored = withDark({1, 1}, 0);
    CHECK_FALSE(isDark(explored, explored.roomAt({1, 0})));
}

TEST_CASE("without a lantern to be sure of, rooms with hazards are never dark") {
    World world = withDark({1, 1}, 1);
    world.config.adventure.floors.at(1).item = floorItemOf(Item::Lantern);
    const RoomPlan& plan = world.dungeon.plan({1, 0});
    Grid<Tile> tiles = world.roomAt({1, 0}).tiles();
    tiles[{3, 3}] = Tile::Spikes;
    const Room room(plan, {1, 0}, tiles);
    CHECK_FALSE(isDark(world, room));
    world.config.floor = 2;
    CHECK_FALSE(isDark(world, room));  // not by this chance
    world.config.items.lantern.darkChanceWith = {1, 1};
    CHECK(isDark(world, room));
}

TEST_CASE("on the floor of the lantern, rooms farther away than it are dark by the other chance") {
    World world = withDark({0, 1}, 4);
    world.config.items.lantern.darkChanceWith = {1, 1};
    CHECK_FALSE(isDark(world, world.roomAt({1, 0})));
    world.things = Things({{ThingKind::LargeChest, {1, 0}, {3, 3}, {treasureOf(Item::Lantern)}}});
    CHECK_FALSE(isDark(world, world.roomAt({1, 0})));
    CHECK(isDark(world, world.roomAt({2, 0})));
}

TEST_CASE("in the dark lives only what comes near, where the knight surely has the lantern") {
    const auto livingIn = [](bool isSure, CreatureKind kind) {
        World world = withDark({1, 1}, 2);
        world.config.items.lantern.darkChanceWith = {1, 1};
        world.config.adventure.floors.at(1).item =
            isSure ? floorItemOf(Item::Lantern) : floorItemOf(Item::Bombs);
        world.config.hasCreatures = true;
        world.config.creatures.gallery = Gallery{kind, 2};
        const Room room = world.roomAt({2, 0});
        return creaturesOf(world, room, Ground(room), world.entry).size();
    };
    CHECK(livingIn(true, CreatureKind::Slime) == 2);
    CHECK(livingIn(true, CreatureKind::Turret) == 0);
    CHECK(livingIn(false, CreatureKind::Slime) == 0);
}

TEST_CASE("the lantern shines as long as the knight has it, whatever is in hand") {
    World world = withDark({1, 1}, 1);
    REQUIRE(world.player.kit.chosen == Item::Bow);
    CHECK(isLanternLit(world));
    CHECK(sightInDark(world) == world.config.items.lantern.radius);
    world.player.kit.items = world.player.kit.items.without(Item::Lantern);
    CHECK_FALSE(isLanternLit(world));
    CHECK(sightInDark(world) == world.config.items.lantern.glow);
}

TEST_CASE("the lantern has no other use") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Lantern});
    CHECK(countOf<ItemRefused>(press(world, Button::Item)) == 1);
}
