#include "dungeon/ascii.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "dungeon/growth/growth.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "testing/ascii.hpp"
#include "testing/catch2.hpp"
#include "testing/validate/validate.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A map drawn by hand: '.' is ground.
std::shared_ptr<CarvedMap> mapOf(const std::vector<std::string>& rows, GridSize screen,
                                 GridPos start, GridPos exit) {
    const GridSize size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    auto map = std::make_shared<CarvedMap>(size, screen);
    for (GridPos tile; tile.y < size.height; ++tile.y) {
        for (tile.x = 0; tile.x < size.width; ++tile.x) {
            if (rows[static_cast<std::size_t>(tile.y)][static_cast<std::size_t>(tile.x)] == '.') {
                map->carve({areaBetween(tile, tile), false});
            }
        }
    }
    map->carve({areaBetween(start, start)});
    map->carve({areaBetween(exit, exit)});
    map->setEnds(start, exit);
    return map;
}

Dungeon cut(const std::shared_ptr<CarvedMap>& map) {
    Draft draft(map->grid(), {});
    draft.map = map;
    cutIntoRooms(draft);
    return {Seed{1}, draft.start, draft.plans, draft.rooms, {}, {}, draft.map};
}

// Screens of 5 x 5. The upper right one has two parts, and the way to the exit leads out of it and
// back into it.
const std::vector<std::string> twoParts{
    "##########",  //
    "#.......##",  //
    "#.########",  //
    "#.######.#",  //
    "#.######.#",  //
    "#.######.#",  //
    "#.######.#",  //
    "#........#",  //
    "##########",  //
    "##########",
};

}  // namespace

TEST_CASE("a map is padded with wall to whole screens") {
    const CarvedMap map({12, 7}, {5, 5});
    CHECK(map.grid() == GridSize{3, 2});
    CHECK(map.tiles().size() == GridSize{15, 10});
    CHECK(map.size() == GridSize{12, 7});
}

TEST_CASE("the openings of a screen lie where ground goes on beyond its edge") {
    const auto map = mapOf({"..........", "......####", "....#.....", "..........", ".####....."},
                           {5, 5}, {0, 0}, {9, 0});
    const WaysOut left = map->waysOut({0, 0});
    CHECK(left.openings() ==
          std::vector<Opening>{{Direction::East, 0, 2}, {Direction::East, 3, 1}});
    CHECK(left.sides() == DoorSet::of(Direction::East));
    CHECK(left.meets(map->waysOut({1, 0}), Direction::East));
    CHECK_FALSE(left.leadsOut(Direction::East, 2));
    CHECK_FALSE(left.leadsOut(Direction::North, 0));  // walls go on for ever outside of the map
    CHECK_FALSE(left.leadsOut(Direction::East, -1));
    CHECK_FALSE(left.leadsOut(Direction::East, 32));
}

TEST_CASE("distances count the edges that are crossed, not screens that touch") {
    const auto map = mapOf(twoParts, {5, 5}, {1, 1}, {8, 3});
    const CarvedWays ways = measureWays(*map);
    CHECK(ways.parts == 5);
    CHECK(ways.openings == 4);
    CHECK(ways.flips[{7, 1}] == 1);  // the upper right screen's upper part
    CHECK(ways.flips[{8, 3}] == 3);  // and its lower one
    CHECK(ways.flips[{0, 0}] == unreached);
    CHECK(screenDistances(*map, ways)[{1, 0}] == 1);
    CHECK(stepsFromStart(*map)[{8, 3}] == 17);
}

TEST_CASE("a shortest way may lead into the same screen twice") {
    const Dungeon dungeon = cut(mapOf(twoParts, {5, 5}, {2, 1}, {8, 3}));
    CHECK(validate(dungeon).empty());
    CHECK(shortestWay(dungeon) == std::vector<GridPos>{{0, 0}, {0, 1}, {1, 1}, {1, 0}});
    const Metrics metrics = measure(dungeon);
    CHECK(metrics.exitDistance == 3);
    CHECK(metrics.farthest == GridPos{1, 0});
    CHECK(metrics.longestDistance == 2);
    CHECK(metrics.loops == 0);  // though four screens touch in a ring
    CHECK(testing::toAscii(dungeon) == "[S]-[X]\n |   |\n[ ]-[ ]\nS start, X exit: 3 rooms away\n");
}

TEST_CASE("a room cut out of a map has its tiles and its ways out") {
    const auto map = mapOf(twoParts, {5, 5}, {1, 1}, {8, 3});
    const Dungeon dungeon = cut(map);
    RoomConfig config;
    config.size = {5, 5};
    const Room room = dungeon.room({1, 0}, config);
    CHECK(room.isCarved());
    CHECK(toString(room.doors()) == "SW");
    CHECK(room.waysOut().openings() ==
          std::vector<Opening>{{Direction::South, 3, 1}, {Direction::West, 1, 1}});
    CHECK(room.tiles()[{2, 1}] == Tile::Ground);
    CHECK(room.tiles()[{3, 1}] == Tile::Wall);
    CHECK(room.tiles()[{3, 3}] == Tile::Ground);
}
