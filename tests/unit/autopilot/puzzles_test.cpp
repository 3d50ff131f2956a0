// How the explorer solves puzzles.
#include "testing/catch2.hpp"
#include "unit/autopilot/explored.hpp"
#include "unit/world/puzzles/puzzle_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the explorer throws levers in their order") {
    World world = puzzleWorld(levers, {4, 4}, floorConfig());
    const Events events = explored(world, 30 * ticksPerSecond);
    CHECK(countOf<LeverThrown>(events) == 3);
    CHECK(countOf<LeversReset>(events) == 0);
    CHECK(world.isSolved({1, 0}));
}

TEST_CASE("the explorer lights braziers and pushes blocks onto plates") {
    const auto rows = GENERATE_COPY(fires, plate);
    World world = puzzleWorld(rows, {4, 6}, floorConfig());
    CHECK(countOf<PuzzleSolved>(explored(world, 40 * ticksPerSecond)) == 1);
}

TEST_CASE("the explorer opens the chest that a solved puzzle brings") {
    WorldConfig config = floorConfig();
    config.adventure.chests.further = 1;
    World world = puzzleWorld(levers, {4, 4}, config);
    const Events events = explored(world, 40 * ticksPerSecond);
    CHECK(countOf<ChestAppeared>(events) == 1);
    CHECK(countOf<ChestOpened>(events) == 1);
}

TEST_CASE("where one dungeon is explored the explorer leaves puzzles alone") {
    World world = puzzleWorld(levers, {4, 4});
    CHECK(countOf<LeverThrown>(explored(world, 30 * ticksPerSecond)) == 0);
}

TEST_CASE("the explorer leaves a puzzle alone as long as something lives in the room") {
    World world = puzzleWorld(levers, {4, 4}, floorConfig());
    Puzzles puzzles;
    Walker walker;
    world.creatures.living.emplace_back();
    CHECK_FALSE(puzzles.next(world, walker));
    world.creatures.living.clear();
    CHECK(puzzles.next(world, walker));
}

TEST_CASE("a puzzle that the explorer has left unsolved it leaves alone") {
    World world = puzzleWorld(levers, {4, 4}, floorConfig());
    const Room room = world.room;
    Puzzles puzzles;
    Walker walker;
    CHECK(puzzles.next(world, walker));
    enterAsMade(world, world.roomAt({0, 0}), {});
    puzzles.next(world, walker);
    enterAsMade(world, room, {});
    standInMiddleOf(world, {4, 4});
    CHECK(world.isUnsolved(world.room));
    CHECK_FALSE(puzzles.next(world, walker));
}
