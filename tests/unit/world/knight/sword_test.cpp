#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "world/ground/ground_changes.hpp"
#include "world/knight/sword.hpp"

#include <array>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const InputFrame sword = holding(Button::Sword);

World inGrass() {
    return worldOf({"#######", "#\"\"\"\"\"#", "#\"\"\"\"\"#", "#\"\"\"\"\"#", "#######"}, {3, 2});
}

int swingOf(const SwordConfig& config) {
    return config.windUpTicks + config.bladeTicks + config.recoveryTicks;
}

int grassIn(const World& world) {
    const auto& tiles = world.ground.tiles().values();
    return static_cast<int>(std::count(tiles.begin(), tiles.end(), Tile::Grass));
}

}  // namespace

TEST_CASE("the sword cuts the grass ahead and ahead to the right, whichever way the knight looks") {
    const Direction side =
        GENERATE(Direction::North, Direction::South, Direction::West, Direction::East);
    World world = inGrass();
    world.player.facing = side;
    const GridPos ahead = neighbour({3, 2}, side);
    const Direction right = std::array{Direction::East, Direction::West, Direction::North,
                                       Direction::South}[static_cast<std::size_t>(side)];
    const Events events = walkFor(world, sword, 40);
    CHECK(countOf<SwordSwung>(events) == 1);
    CHECK(countOf<GrassCut>(events) == 2);
    CHECK(world.ground.at(ahead) == Tile::Ground);
    CHECK(world.ground.at(neighbour(ahead, right)) == Tile::Ground);
    CHECK(grassIn(world) == 13);
}

TEST_CASE("each press swings once, and not before the last swing is over") {
    World world = inGrass();
    CHECK(countOf<SwordSwung>(walkFor(world, sword, 60)) == 1);
    Events events;
    for (int tick = 0; tick < 2 * swingOf(world.config.sword); ++tick) {
        step(world, tick % 2 == 0 ? InputFrame{} : sword, events);
    }
    CHECK(countOf<SwordSwung>(events) == 2);
}

TEST_CASE("the knight stands until the blade is down, and looks where he looked") {
    World world = inGrass();
    world.player.facing = Direction::North;
    walkFor(world, sword, 1);
    const SubPos at = world.player.body.at;
    const SwordConfig& config = world.config.sword;
    walkFor(world, holding(Direction::East), config.windUpTicks + config.bladeTicks);
    CHECK(world.player.body.at == at);
    CHECK(world.player.facing == Direction::North);
    walkFor(world, holding(Direction::East), 1);
    CHECK(swingPhase(world.player, config) == SwingPhase::Recovery);
    CHECK(world.player.body.at.x > at.x);
    CHECK(world.player.facing == Direction::East);
}

TEST_CASE("the blade reaches nothing while it is raised, and nothing when it is down") {
    World world = inGrass();
    CHECK_FALSE(swordBox(world.player, world.config.sword).has_value());
    walkFor(world, sword, 1);
    CHECK_FALSE(swordBox(world.player, world.config.sword).has_value());
    walkFor(world, sword, 4);
    CHECK(swordBox(world.player, world.config.sword).has_value());
    walkFor(world, sword, swingOf(world.config.sword));
    CHECK_FALSE(swordBox(world.player, world.config.sword).has_value());
}

TEST_CASE("who falls does not swing") {
    World world = worldOf({"#####", "#.\"_#", "#####"}, {3, 1});
    const Events events = walkFor(world, {}, 20);
    REQUIRE(world.player.falling());
    CHECK(countOf<SwordSwung>(walkFor(world, sword, 5)) == 0);
}

TEST_CASE("grass rustles when the knight comes into it, not while he stays in a tile") {
    World world = worldOf({"########", "#.\"\"\"..#", "########"}, {1, 1});
    CHECK(countOf<GrassRustled>(walkFor(world, holding(Direction::East), 120)) == 3);
    CHECK(countOf<GrassRustled>(walkFor(world, {}, 60)) == 0);
}

TEST_CASE("a blast clears rubble, grass and crates within a tile, and nothing else") {
    World world =
        worldOf({"#########", "#.%%%%..#", "#.%.c%..#", "#\"\"..%..#", "#########"}, {7, 3});
    Events events;
    blast(world, {3, 2}, 1, events);
    CHECK(countOf<RubbleCleared>(events) == 4);
    CHECK(world.ground.at({5, 1}) == Tile::Rubble);
    CHECK(world.ground.at({5, 2}) == Tile::Rubble);
    CHECK(world.ground.at({4, 2}) == Tile::Ground);
    CHECK(countOf<CrateBroken>(events) == 1);
    CHECK(world.ground.at({1, 3}) == Tile::Grass);
    CHECK(world.ground.at({2, 3}) == Tile::Ground);
    CHECK(world.ground.at({0, 1}) == Tile::Wall);
    blast(world, {0, 0}, 1, events);
}
