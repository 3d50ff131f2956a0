// How the explorer gets at chests that only an item leads to.
#include "unit/autopilot/explored.hpp"
#include "unit/world/things/barred_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Unharmed, and he does not stay on the island.
void checkOpened(World world) {
    const Events events = explored(world, 40 * ticksPerSecond);
    CHECK(countOf<ChestOpened>(events) == 1);
    CHECK(countOf<KnightFell>(events) == 0);
    CHECK(canWalkUpTo(world, knightTile(world)));
}

}  // namespace

TEST_CASE("the explorer hops to an island and back, or is pulled by the hook") {
    checkOpened(barredWorld(Barrier::Pits, {Item::Feather}));
    checkOpened(barredWorld(Barrier::Pits, {Item::Hook}));
    checkOpened(barredWorld(Barrier::Pits, {Item::Bow, Item::Hook, Item::Feather}));
}

TEST_CASE("the explorer strikes a crystal from afar, and opens the chest behind the gates") {
    checkOpened(barredWorld(Barrier::Gate, {Item::Bow}));
    checkOpened(barredWorld(Barrier::Gate, {Item::Lantern, Item::Hook}));
}

TEST_CASE("without the item the explorer leaves a barred chest alone") {
    const Barrier barrier = GENERATE(Barrier::Pits, Barrier::Gate);
    World world = barredWorld(barrier, {Item::Bombs});
    const Events events = explored(world, 40 * ticksPerSecond);
    CHECK(countOf<ChestOpened>(events) == 0);
    CHECK(countOf<KnightFell>(events) == 0);
    CHECK(countOf<BombLaid>(events) == 0);
}

TEST_CASE("the explorer shoots no arrow at a crystal that it does not have") {
    World world = barredWorld(Barrier::Gate, {Item::Bow});
    world.player.kit.arrows = 0;
    CHECK(countOf<ItemRefused>(explored(world, 40 * ticksPerSecond)) == 0);
}

TEST_CASE("the explorer comes back to an island once it has found what leads there") {
    World world = barredWorld(Barrier::Pits, {Item::Bombs});
    world.sights.visit(world.dungeon, barredCell);
    world.metrics.goal = {-1, -1};  // no stairs to go to
    const Room start = world.roomAt({0, 0});
    world.enter(start, world.groundAsMade(start), {}, roomCentre(start));
    CHECK(countOf<ChestOpened>(explored(world, 10 * ticksPerSecond)) == 0);
    REQUIRE(world.cell() == GridPos{0, 0});
    world.player.kit.addItem(Item::Feather, world.config.items);
    CHECK(countOf<ChestOpened>(explored(world, 60 * ticksPerSecond)) == 1);
}

TEST_CASE("the explorer tries once to get at a chest that it has the item for") {
    World world = barredWorld(Barrier::Pits, {Item::Feather});
    BarredChests barred;
    Walker walker;
    const auto comeTo = [&](GridPos cell) {
        const Room room = world.roomAt(cell);
        world.enter(room, world.groundAsMade(room), {}, roomCentre(room));
        barred.next(world, walker);
    };
    world.sights.visit(world.dungeon, barredCell);
    comeTo({0, 0});
    CHECK(barred.hasChestToTry(barredCell));
    comeTo(barredCell);
    comeTo({0, 0});
    CHECK_FALSE(barred.hasChestToTry(barredCell));
}

TEST_CASE("where one dungeon is explored the explorer leaves barred chests alone") {
    World world = barredWorld(Barrier::Pits, {Item::Feather});
    world.config.floor = 0;
    CHECK(countOf<ChestOpened>(explored(world, 40 * ticksPerSecond)) == 0);
}
