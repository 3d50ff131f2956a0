// Arrows.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("an arrow flies as fast as the configuration says, along the way that the knight faces") {
    World world = itemRoom(openRoom, {2, 4}, {Item::Bow});
    const int arrows = world.player.kit.arrows;
    CHECK(countOf<ArrowShot>(press(world, Button::Item)) == 1);
    CHECK(world.player.kit.arrows == arrows - 1);
    walkFor(world, {}, 29);
    REQUIRE(world.tools.arrows.size() == 1);
    const SubPos middle = centreOf(world.tools.arrows.front().body.hitBox());
    CHECK(middle.x - tileCentre({2, 4}).x == toSubpixels(world.config.items.bow.speed / 2));
    CHECK(middle.y == tileCentre({2, 4}).y);
}

TEST_CASE("without arrows there is no shot") {
    World world = itemRoom(openRoom, {2, 4}, {Item::Bow});
    world.player.kit.arrows = 0;
    CHECK(countOf<ItemRefused>(press(world, Button::Item)) == 1);
    CHECK(world.tools.arrows.empty());
}

TEST_CASE("the knight stands for a moment after a shot, and so shoots no faster") {
    World world = itemRoom(openRoom, {2, 4}, {Item::Bow});
    press(world, Button::Item);
    const SubPos at = world.player.body.at;
    const int rest = world.config.items.bow.restTicks;
    walkFor(world, holding(Direction::South), rest - 1);
    CHECK(world.player.body.at == at);
    CHECK(countOf<ItemRefused>(press(world, Button::Item)) == 0);
    walkFor(world, {}, rest);
    walkFor(world, holding(Direction::South), 5);
    CHECK(world.player.body.at != at);
}

TEST_CASE("an arrow strikes the creature that it meets, and is gone") {
    const int speed = GENERATE(60, 180, 480);
    World world = itemRoom(openRoom, {2, 4}, {Item::Bow});
    world.config.items.bow.speed = speed;
    addCreature(world, CreatureKind::Charger, {6, 4});
    addCreature(world, CreatureKind::Charger, {8, 4});
    const int health = only(world).health;
    press(world, Button::Item);
    const Events events = walkFor(world, {}, 120);
    CHECK(countOf<CreatureStruck>(events) == 1);
    CHECK(only(world).health == health - world.config.items.bow.blows);
    CHECK(world.tools.arrows.empty());
}

TEST_CASE("a shield stops an arrow") {
    World world = itemRoom(openRoom, {2, 4}, {Item::Bow});
    addCreature(world, CreatureKind::ShieldKnight, {6, 4}).facing = Direction::West;
    press(world, Button::Item);
    const Events events = walkFor(world, {}, 60);
    CHECK(countOf<BlowBlocked>(events) == 1);
    CHECK(countOf<CreatureStruck>(events) == 0);
}

TEST_CASE(
    "an arrow flies over pits and water, sticks in what is solid, and is gone after a while") {
    const std::string last = GENERATE("#", "o", "c", "b", "%");
    World world = itemRoom({"########", "#.._~." + last + "#", "########"}, {1, 1}, {Item::Bow});
    press(world, Button::Item);
    const Events events = walkFor(world, {}, 40);
    REQUIRE(countOf<ArrowStuck>(events) == 1);
    CHECK(findIn<ArrowStuck>(events)->tile == GridPos{6, 1});
    REQUIRE(world.tools.arrows.size() == 1);
    CHECK(world.tools.arrows.front().stuckTicks > 0);
    walkFor(world, {}, world.config.items.bow.stuckTicks);
    CHECK(world.tools.arrows.empty());
}

TEST_CASE("an arrow that flies out through a door is gone") {
    World world = itemRoom({"#####", "#...#", "#....", "#...#", "#####"}, {2, 2}, {Item::Bow},
                           DoorSet().with(Direction::East));
    press(world, Button::Item);
    const Events events = walkFor(world, {}, 60);
    CHECK(countOf<ArrowStuck>(events) == 0);
    CHECK(world.tools.arrows.empty());
}

TEST_CASE("arrows come back, one at a time, to a knight who has too few") {
    World world = itemRoom(openRoom, {2, 4}, {Item::Bow});
    const BowConfig& bow = world.config.items.bow;
    world.player.kit.arrows = 0;
    CHECK(countOf<ArrowCameBack>(walkFor(world, {}, bow.refillTicks - 1)) == 0);
    CHECK(countOf<ArrowCameBack>(walkFor(world, {}, 1)) == 1);
    CHECK(world.player.kit.arrows == 1);
    walkFor(world, {}, 10 * bow.refillTicks);
    CHECK(world.player.kit.arrows == bow.refillTo);
    // Who had enough waits the whole time for the first one.
    world.player.kit.arrows = bow.refillTo - 1;
    CHECK(countOf<ArrowCameBack>(walkFor(world, {}, bow.refillTicks - 1)) == 0);
}

TEST_CASE("no arrow comes back without a bow") {
    World world = itemRoom(openRoom, {2, 4}, {Item::Bombs});
    CHECK(countOf<ArrowCameBack>(walkFor(world, {}, 600)) == 0);
    CHECK(world.player.kit.arrows == 0);
}
