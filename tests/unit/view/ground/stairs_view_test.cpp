#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/ground/ground_marks.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World atStairs(int stairTicks) {
    World world = crossWorld();
    world.config.floor = 1;
    world.metrics.goal = world.cell();
    world.stairTicks = stairTicks;
    return world;
}

Canvas stairsOf(const World& world) {
    Canvas canvas({240, 144}, {1, 2, 3});
    drawStairs(canvas, art().tileset(Tileset::Moss), world, world.room, 0, 0);
    return canvas;
}

}  // namespace

TEST_CASE("stairs are a hatch, open step by step, and are then as they stay") {
    const int open = atStairs(0).config.adventure.stairs.openTicks;
    const Canvas shut = stairsOf(atStairs(0));
    const Canvas half = stairsOf(atStairs(open / 2));
    const Canvas whole = stairsOf(atStairs(open + 1));
    CHECK(difference(shut, half) > 20);
    CHECK(difference(half, whole) > 20);
    CHECK(difference(shut, stairsOf(atStairs(1))) < difference(shut, half));
    CHECK(difference(whole, stairsOf(atStairs(open))) == 0);
}

TEST_CASE("there are no stairs while exploring, nor in other rooms") {
    World exploring = atStairs(0);
    exploring.config.floor = 0;
    const Canvas bare({240, 144}, {1, 2, 3});
    CHECK(difference(bare, stairsOf(exploring)) == 0);
    World elsewhere = atStairs(0);
    elsewhere.metrics.goal = {0, 0};
    CHECK(difference(bare, stairsOf(elsewhere)) == 0);
}

TEST_CASE("the knight sinks below the ground on his way down") {
    World world = atStairs(100);
    CHECK(rowsBelowGround(world) == 0);
    world.player.descentTicks = world.config.adventure.stairs.descentTicks / 2;
    CHECK(rowsBelowGround(world) == 8);
    world.player.descentTicks = world.config.adventure.stairs.descentTicks;
    CHECK(rowsBelowGround(world) == 16);
}
