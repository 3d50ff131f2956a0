// The hook.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/creatures/drops.hpp"
#include "world/motion/terrain.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Until it is back, or has pulled the knight.
Events throwIt(World& world, InputFrame held = {}) {
    Events events = press(world, Button::Item);
    for (int tick = 0; tick < 200 && world.tools.hook; ++tick) {
        step(world, held, events);
    }
    CHECK_FALSE(world.tools.hook);
    return events;
}

}  // namespace

TEST_CASE("the hook pulls the knight over pits and water to what holds it") {
    const std::string last = GENERATE("#", "o", "c", "b", "%");
    World world =
        itemRoom({"##########", "#..__~~." + last + "#", "##########"}, {2, 1}, {Item::Hook});
    const int halfHearts = world.player.kit.halfHearts;
    const Events events = throwIt(world);
    REQUIRE(countOf<HookBit>(events) == 1);
    CHECK(findIn<HookBit>(events)->holds);
    CHECK(knightTile(world) == GridPos{7, 1});
    CHECK(world.knightBox().right() == 8 * subpixelsPerTile);
    CHECK(world.player.kit.halfHearts == halfHearts);
    CHECK_FALSE(world.player.isAloft());
    walkFor(world, {}, 60);
    CHECK(knightTile(world) == GridPos{7, 1});
    CHECK(world.player.kit.halfHearts == halfHearts);
}

TEST_CASE("the hook pulls in each direction") {
    const Direction way =
        GENERATE(Direction::North, Direction::South, Direction::West, Direction::East);
    World world = itemRoom({"#########", "#.......#", "#.._____#", "#.__.__.#", "#__...__#",
                            "#.__.__.#", "#..___..#", "#.......#", "#########"},
                           {4, 4}, {Item::Hook});
    world.player.facing = way;
    CHECK(findIn<HookBit>(throwIt(world))->holds ==
          (way != Direction::West && way != Direction::East));
    const GridPos end = knightTile(world);
    CHECK(end == (way == Direction::North   ? GridPos{4, 1}
                  : way == Direction::South ? GridPos{4, 7}
                                            : GridPos{4, 4}));
}

TEST_CASE("the hook never pulls the knight to where he could not stand") {
    const std::string last = GENERATE("_", "~");
    World world = itemRoom({"########", "#..__." + last + "#", "########"}, {2, 1}, {Item::Hook});
    const Events events = throwIt(world);
    REQUIRE(countOf<HookBit>(events) == 1);
    CHECK_FALSE(findIn<HookBit>(events)->holds);
    CHECK(knightTile(world) == GridPos{2, 1});
    CHECK(countOf<KnightFell>(events) == 0);
}

TEST_CASE("the hook pulls a knight whom water carries to a place above water, but above no pit") {
    for (const auto& [last, holds] : {std::pair{"~", true}, {"_", false}}) {
        World world = itemRoom({"########", "#..__." + std::string(last) + "#", "########"}, {2, 1},
                               {Item::Hook});
        world.player.body.gait = Gait::Floats;
        const Events events = throwIt(world);
        REQUIRE(countOf<HookBit>(events) == 1);
        CHECK(findIn<HookBit>(events)->holds == holds);
        CHECK(knightTile(world) == (holds ? GridPos{6, 1} : GridPos{2, 1}));
        CHECK(countOf<KnightFell>(events) == 0);
    }
}

TEST_CASE("a hook that meets nothing comes back, and the knight stands for as long") {
    World world = itemRoom(openRoom, {2, 4}, {Item::Hook});
    const SubPos at = world.player.body.at;
    const Events events = throwIt(world, holding(Direction::South));
    CHECK(countOf<HookThrown>(events) == 1);
    CHECK(countOf<HookBit>(events) == 0);
    CHECK(world.player.body.at.x == at.x);
    CHECK(world.player.facing == Direction::East);
    walkFor(world, holding(Direction::South), 5);
    CHECK(world.player.body.at.y > at.y);
}

TEST_CASE("the hook flies as far as it reaches, and out through no door") {
    World world = itemRoom({"#########", "#.......#", "#........", "#.......#", "#########"},
                           {2, 2}, {Item::Hook}, DoorSet().with(Direction::East));
    const SubPos from = centreOf(world.knightBox());
    const int reach = GENERATE(32, 96, 240);
    world.config.items.hook.reach = reach;
    press(world, Button::Item);
    int farthest = 0;
    for (int tick = 0; tick < 200 && world.tools.hook; ++tick) {
        farthest = std::max(farthest, world.tools.hook->tip.x - from.x);
        walkFor(world, {}, 1);
    }
    CHECK_FALSE(world.flip);
    CHECK(farthest ==
          std::min(toSubpixels(reach), 9 * subpixelsPerTile - subpixelsPerPixel - from.x));
}

TEST_CASE("the hook brings what was dropped") {
    World world = itemRoom({"########", "#..__..#", "########"}, {2, 1}, {Item::Hook});
    leaveDrop(world, DropKind::Coin, tileCentre({5, 1}));
    walkFor(world, {}, 30);
    Events events = throwIt(world);
    const Events later = walkFor(world, {}, 30);
    CHECK(countOf<DropTaken>(events) + countOf<DropTaken>(later) == 1);
    CHECK(world.player.kit.coins == 1);
}

TEST_CASE("the hook brings the key that lies in a room") {
    WorldConfig config = itemConfig({Item::Hook});
    config.locks = true;
    config.room.size = {15, 9};
    World world(dungeonOf({{"E+k", "W"}}, {0, 0}), config);
    standInMiddleOf(world, {3, 4});
    world.player.facing = Direction::East;
    const Events events = throwIt(world);
    CHECK(countOf<KeyTaken>(events) == 1);
    CHECK(world.locks.smallKeys() == 1);
    CHECK(world.pickupIn({0, 0}) == Holding::None);
}

TEST_CASE("a light creature is pulled and dazed, a heavy one stops the hook") {
    World light = itemRoom(openRoom, {2, 4}, {Item::Hook});
    light.config.creatures.rules.waitTicks = 0;
    addCreature(light, CreatureKind::Skeleton, {6, 4}).doing = Doing::WindsUp;
    const int health = only(light).health;
    Events events = press(light, Button::Item);
    for (int tick = 0; tick < 30 && countOf<CreatureHooked>(events) == 0; ++tick) {
        step(light, {}, events);
    }
    REQUIRE(countOf<CreatureHooked>(events) == 1);
    CHECK(only(light).doing == Doing::Rests);
    const int apart = pixelsApart(light, only(light));
    walkFor(light, {}, knockLength);
    CHECK(pixelsApart(light, only(light)) < apart - 12);
    CHECK(only(light).health == health);

    // Nothing hurts a turret; what no blow pushes back is as heavy.
    const CreatureKind kind = GENERATE(CreatureKind::Turret, CreatureKind::Skeleton);
    World heavy = itemRoom(openRoom, {2, 4}, {Item::Hook});
    heavy.config.creatures.kinds[CreatureKind::Skeleton].pushed = 0;
    addCreature(heavy, kind, {6, 4});
    events = throwIt(heavy);
    CHECK(countOf<BlowBlocked>(events) == 1);
    CHECK(countOf<CreatureHooked>(events) == 0);
    CHECK(knightTile(heavy) == GridPos{2, 4});
}

TEST_CASE("nothing hurts the knight while he is pulled, and a blow before that ends the throw") {
    World world = itemRoom({"#########", "#..____.#", "#########"}, {2, 1}, {Item::Hook});
    press(world, Button::Item);
    Events events;
    REQUIRE(stepUntil(world, {}, 60, [](const World& w) { return w.player.isPulled; }));
    CHECK_FALSE(hurtKnight(world, {1, {0, 0}}, events));

    World hurt = itemRoom(openRoom, {2, 4}, {Item::Hook});
    press(hurt, Button::Item);
    walkFor(hurt, {}, 5);
    CHECK(hurtKnight(hurt, {1, {0, 0}}, events));
    walkFor(hurt, {}, 1);
    CHECK_FALSE(hurt.tools.hook);
}

TEST_CASE("where what held is gone the knight may fall, but never ends in something solid") {
    World world = itemRoom({"############", "#..~~~~.c~~#", "############"}, {2, 1}, {Item::Hook});
    press(world, Button::Item);
    REQUIRE(stepUntil(world, {}, 60, [](const World& w) { return w.player.isPulled; }));
    world.tools.hook->tip = tileCentre({5, 1});  // as if it held in the middle of the water
    Events events = walkFor(world, {}, 200);
    CHECK(countOf<KnightFell>(events) == 1);
    CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
    CHECK(knightTile(world) == GridPos{2, 1});
}

TEST_CASE("where what held is gone above water, a knight whom water carries does not fall") {
    World world = itemRoom({"############", "#..~~~~.c~~#", "############"}, {2, 1}, {Item::Hook});
    world.player.body.gait = Gait::Floats;
    press(world, Button::Item);
    REQUIRE(stepUntil(world, {}, 60, [](const World& w) { return w.player.isPulled; }));
    world.tools.hook->tip = tileCentre({5, 1});  // as if it held in the middle of the water
    CHECK(countOf<KnightFell>(walkFor(world, {}, 200)) == 0);
    CHECK(knightTile(world) == GridPos{5, 1});
}

TEST_CASE("the hook pulls the knight as fast as the configuration says") {
    const int speed = GENERATE(60, 120, 240);
    World world = itemRoom({"#########", "#..____.#", "#########"}, {2, 1}, {Item::Hook});
    world.config.items.hook.pullSpeed = speed;
    press(world, Button::Item);
    REQUIRE(stepUntil(world, {}, 60, [](const World& w) { return w.player.isPulled; }));
    const int before = world.player.body.at.x;
    walkFor(world, {}, 6);
    CHECK(world.player.body.at.x - before == 6 * (toSubpixels(speed) / ticksPerSecond));
}
