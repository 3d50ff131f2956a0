#include "dungeon/carved/dress_map.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

// Three rooms, a screen apart, are joined by a tunnel. The exit is in the second, where
// carveTunnels() sets it: in the middle of the room and of its upper and left walls.
TEST_CASE("the boss guards the exit's room if it has space, whether its sides are odd or even") {
    const int side = GENERATE(5, 6);
    const GridSize screen{15, 11};
    CarvedMap map({3 * screen.width, screen.height}, screen);
    std::vector<GridPos> middles;
    for (int i = 0; i < 3; ++i) {
        const GridRect site{i * screen.width + 3, 2, side + 1, side + 1};
        map.carve({{site.x + 1, site.y + 1, side, side}});
        middles.push_back(site.centre());
    }
    map.carveTunnel(middles.front(), middles.back(), true);
    map.setEnds(middles[0], middles[1]);
    REQUIRE(carveBossChamber({9, 5}, map));
    CHECK(map.screenOf(map.exit()) == GridPos{1, 0});
}
