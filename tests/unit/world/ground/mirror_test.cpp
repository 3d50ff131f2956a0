#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE(
    "what burns for a while burns and goes out at its new place when the ground is mirrored") {
    World world = worldOf({"#########", "#.......#", "#.......#", "#.......#", "#.......#",
                           "#.......#", "#.......#", "#.......#", "#########"},
                          {4, 4});
    Ground& ground = world.ground;
    const GridPos before{2, 4};
    const GridPos after{ground.tiles().width() - 1 - before.x, before.y};
    ground.burn(before, 2);
    REQUIRE(ground.at(before) == Tile::Embers);
    ground.mirror();
    CHECK(ground.at(after) == Tile::Embers);
    CHECK(ground.ticksLeftAt(after) == 2);
    ground.advancePassing();
    ground.advancePassing();
    CHECK(ground.at(after) == Tile::Ground);
}
