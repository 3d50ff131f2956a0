// The autopilot in dark rooms, where creatures come into the light and go out of it again.
#include "autopilot/fight/autopilot.hpp"
#include "autopilot/fight/eyes.hpp"
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/state/world.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// On the second floor, by lantern.
WorldConfig darkConfig() {
    WorldConfig config = itemConfig({Item::Lantern});
    config.floor = 2;
    config.adventure.floors.setCount(2);
    config.adventure.floors.at(1).item = floorItemOf(Item::Lantern);
    config.items.lantern.darkChanceWith = {1, 1};
    config.creatures.rules.waitTicks = 0;
    config.creatures.kinds[CreatureKind::Bat].range = 40;  // it is seen before it wakes
    return config;
}

// A chest in a corner, and a moat around the knight, with a bridge in the west and in the east.
World moatWithChest() {
    const std::vector<std::string> rows{"###############",  //
                                        "#.............#",  //
                                        "#.~~~~~~~~~~~.#",  //
                                        "#.~.........~.#",  //
                                        "#.=.........=.#",  //
                                        "#.~.........~.#",  //
                                        "#.~~~~~~~~~~~.#",  //
                                        "#.............#",  //
                                        "###############"};
    World world = worldOf(rows, {10, 4}, {}, darkConfig());
    RoomPlan plan = world.dungeon.plan({0, 0});
    plan.kind = RoomKind::Plain;
    plan.doors = {};
    world.things = Things({{ThingKind::Chest, {0, 0}, {1, 1}, {Treasure::Coins, 5}}});
    const Room room(plan, {0, 0}, tilesOf(rows));
    world.enter(room, world.groundAsMade(room), {}, {});
    standInMiddleOf(world, {10, 4});
    world.player.kit.chosen = Item::Lantern;
    return world;
}

}  // namespace

TEST_CASE("what leaves the light does not keep the autopilot from its way") {
    World world = moatWithChest();
    REQUIRE(isDark(world, world.room));
    addCreature(world, CreatureKind::Bat, {1, 3});
    addCreature(world, CreatureKind::Bat, {1, 7});
    addCreature(world, CreatureKind::Bat, {8, 7});
    Autopilot play;
    Events events;
    for (int tick = 0; tick < 20 * ticksPerSecond; ++tick) {
        step(world, play(world), events);
    }
    CHECK(countOf<ChestOpened>(events) == 1);
}

TEST_CASE("a creature that leaves the light is remembered where it was, until that place is lit") {
    World world = moatWithChest();
    addCreature(world, CreatureKind::Bat, {8, 7});
    Eyes eyes;
    const auto seenFrom = [&](GridPos tile) {
        standInMiddleOf(world, tile);
        for (int tick = 0; tick <= reactionTicks + 1; ++tick) {
            ++world.tick;
            eyes.look(world);
        }
        return eyes.room().creatures.size();
    };
    CHECK(seenFrom({12, 4}) == 0);
    CHECK(seenFrom({9, 4}) == 1);
    CHECK(seenFrom({12, 4}) == 1);
    CHECK(seenFrom({1, 1}) == 1);
    world.creatures.living.clear();
    CHECK(seenFrom({12, 4}) == 1);
    CHECK(seenFrom({9, 4}) == 0);
}

TEST_CASE("a creature that comes back into the light is not remembered elsewhere") {
    World world = moatWithChest();
    Creature& bat = addCreature(world, CreatureKind::Bat, {9, 4});
    Eyes eyes;
    const auto seenAt = [&](GridPos tile) {
        bat.body.previous = bat.body.at;
        bat.body.at = addCreature(world, CreatureKind::Bat, tile).body.at;
        world.creatures.living.pop_back();
        for (int tick = 0; tick <= reactionTicks; ++tick) {
            ++world.tick;
            eyes.look(world);
            bat.body.previous = bat.body.at;
        }
        return eyes.room().creatures.size();
    };
    CHECK(seenAt({9, 4}) == 1);
    CHECK(seenAt({1, 7}) == 1);
    CHECK(seenAt({9, 3}) == 1);
    CHECK(eyes.room().creatures.front().box.at == bat.body.hitBox().at);
}
