#include "testing/catch2.hpp"
#include "unit/world/worlds.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a room is unknown, seen through a door, or visited") {
    World world(dungeonOf({{"E", "WE", "WE", "W"}}, {0, 0}), plainConfig());
    CHECK(world.sights.at({0, 0}) == Sight::Visited);
    CHECK(world.sights.at({1, 0}) == Sight::Seen);
    CHECK(world.sights.at({2, 0}) == Sight::Unknown);
    CHECK(world.sights.visited() == 1);
    CHECK(world.sights.visit(world.dungeon, {1, 0}));
    CHECK(world.sights.at({2, 0}) == Sight::Seen);
    CHECK(world.sights.at({3, 0}) == Sight::Unknown);
    CHECK_FALSE(world.sights.visit(world.dungeon, {1, 0}));
    CHECK(world.sights.visited() == 2);
}

TEST_CASE("a neighbour without a door between stays unknown") {
    const World world(dungeonOf({{"S", "S"}, {"NE", "NW"}}, {0, 0}), plainConfig());
    CHECK(world.sights.at({1, 0}) == Sight::Unknown);
    CHECK(world.sights.at({0, 1}) == Sight::Seen);
}
