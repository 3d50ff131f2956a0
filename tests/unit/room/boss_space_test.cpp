#include "room/tiles/room_layout.hpp"
#include "testing/catch2.hpp"
#include "testing/drawn_tiles.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the space of a boss lies around the middle, and never in the walls") {
    CHECK(bossSpace({15, 9}, {9, 5}) == GridRect{3, 2, 9, 5});
    CHECK(bossSpace({16, 10}, {9, 5}) == GridRect{3, 2, 10, 6});
    CHECK(bossSpace({7, 5}, {9, 5}) == GridRect{1, 1, 5, 3});
    CHECK(bossSpace({15, 9}, {0, 5}) == GridRect{});
}

TEST_CASE("what is solid or harms is cleared out of a boss's space, and nothing else changes") {
    Grid<Tile> tiles = tilesOf({"#########", "#o~^_b%l#", "#,*\"=p..#", "#ooooooo#", "#########"});
    clearBossSpace(tiles, {5, 3});
    CHECK(tiles == tilesOf({"#########", "#o.....l#", "#,*\"=p..#", "#o.....o#", "#########"}));
}
