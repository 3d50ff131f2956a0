// Walking over the edges of rooms that were cut out of a carved map.
#include "testing/carved_dungeons.hpp"
#include "testing/catch2.hpp"
#include "testing/validate/validate.hpp"
#include "unit/world/worlds.hpp"
#include "world/motion/terrain.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World carvedWorld(const std::vector<std::string>& rows, GridSize hitBox = {10, 8}) {
    WorldConfig config;
    config.room.size = {5, 5};
    config.player.hitBox = hitBox;
    Dungeon dungeon = carvedDungeonOf(rows, config.room.size);
    for (const Fault& fault : validate(dungeon)) {
        FAIL(describe(fault, dungeon.seed()));
    }
    return {std::move(dungeon), config};
}

// Into the next room, where it stands free.
void walkOver(World& world, Direction side) {
    const GridPos from = world.cell();
    REQUIRE(stepUntil(world, holding(side), 600, isSliding));
    REQUIRE(stepUntil(world, {}, world.flip->ticks, isStill));
    REQUIRE(world.cell() == neighbour(from, side));
    REQUIRE_FALSE(overlapsSolid(world.room, world.knightBox()));
}

GridPos tileUnder(const World& world) {
    return tileOf(centreOf(world.knightBox()));
}

}  // namespace

TEST_CASE("the knight begins on the start's very tile, and the banner stands on the exit's") {
    World world =
        carvedWorld({"##########", "#S...#####", "####.#####", "####....X#", "##########"});
    CHECK(tileUnder(world) == GridPos{1, 1});
    CHECK_FALSE(world.hasBanner({0, 0}));
    REQUIRE(world.hasBanner({1, 0}));
    const SubBox banner = bannerBox(world.dungeon, world.roomAt({1, 0}));
    CHECK(tileOf(centreOf(banner)) == GridPos{3, 3});
}

TEST_CASE("start and exit may lie in one room") {
    const World world = carvedWorld({"#####", "#S.X#", "#####"});
    CHECK(world.hasBanner({0, 0}));
    CHECK(startPoint(world.dungeon, world.room) != bannerPoint(world.dungeon, world.room));
}

TEST_CASE("a flip keeps the place along the edge, also at its very end") {
    // Openings one tile wide, in the first and in the last row of the rooms.
    World world =
        carvedWorld({"##########", "#S######X#", "#.######.#", "#.######.#", "#........#",
                     "#........#", "#.######.#", "#.######.#", "##########", "##########"});
    REQUIRE(stepUntil(world, holding(Direction::South), 600,
                      [](const World& w) { return tileUnder(w).y == 4; }));
    walkOver(world, Direction::East);
    CHECK(tileUnder(world).y == 4);
    walkOver(world, Direction::South);
    CHECK(tileUnder(world).y < 2);
    walkOver(world, Direction::West);
    CHECK(tileUnder(world).y < 2);
    walkOver(world, Direction::North);
    CHECK(world.cell() == GridPos{0, 0});
}

TEST_CASE("where a passage runs along the very edge the knight arrives in it, not in the wall") {
    // The lower rooms' first row is the passage, with wall below.
    const GridSize box = GENERATE(GridSize{10, 8}, GridSize{16, 16}, GridSize{4, 4});
    World world = carvedWorld({"##########", "#S########", "#.########", "#.########", "#.########",
                               "#.......X#", "##########", "##########"},
                              box);
    walkOver(world, Direction::South);
    CHECK(tileUnder(world) == GridPos{1, 0});
    // One step back leads back, as it must where there is no room for a step inside.
    walkOver(world, Direction::East);
    CHECK(tileUnder(world).y == 0);
    walkOver(world, Direction::West);
    REQUIRE(stepUntil(world, holding(Direction::West), 300, [](const World& w) {
        return w.knightBox().at.x == subpixelsPerTile;  // against the wall
    }));
    walkOver(world, Direction::North);
    CHECK(tileUnder(world).x == 1);
}

TEST_CASE("ground at the edge is no way out where there is wall beyond it") {
    World world =
        carvedWorld({"##########", "#S...#####", "#....#####", "#......X##", "##########"});
    // Rows 1 and 2 end at the edge; only row 3 goes on.
    CHECK_FALSE(stepUntil(world, holding(Direction::East), 300, isSliding));
    CHECK(world.knightBox().right() == 5 * subpixelsPerTile);
    CHECK(isSolid(world.room, {5, 1}));
    CHECK_FALSE(isSolid(world.room, {5, 3}));
    CHECK(isSolid(world.room, {4, -1}));
    REQUIRE(stepUntil(world, holding(Direction::South), 300,
                      [](const World& w) { return tileUnder(w).y == 3; }));
    walkOver(world, Direction::East);
}

TEST_CASE("no one leaves a room over its corner") {
    // Four rooms of ground that meet in one point.
    World world =
        carvedWorld({"##########", "#........#", "#.S......#", "#........#", "#........#",
                     "#........#", "#........#", "#......X.#", "#........#", "##########"});
    CHECK(isSolid(world.room, {5, 5}));
    CHECK_FALSE(isSolid(world.room, {5, 4}));
    CHECK_FALSE(isSolid(world.room, {4, 5}));
    REQUIRE(stepUntil(world, holding(Direction::South, Direction::East), 600, isSliding));
    CHECK((world.flip->direction == Direction::South || world.flip->direction == Direction::East));
    REQUIRE(stepUntil(world, holding(Direction::South, Direction::East), 60, isStill));
    CHECK_FALSE(overlapsSolid(world.room, world.knightBox()));
    REQUIRE(stepUntil(world, holding(Direction::South, Direction::East), 600, isSliding));
    REQUIRE(stepUntil(world, {}, 60, isStill));
    CHECK(world.cell() == GridPos{1, 1});
}
