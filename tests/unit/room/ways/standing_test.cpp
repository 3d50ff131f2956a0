#include "room/room.hpp"
#include "room/ways/standing.hpp"
#include "testing/catch2.hpp"
#include "testing/drawn_tiles.hpp"

#include <string>
#include <tuple>
#include <vector>

namespace doorstring {

using namespace testing;

namespace {

Room drawnRoom(const std::vector<std::string>& lines, const char* doors) {
    RoomPlan plan;
    plan.doors = parseDoorString(doors).value();
    return {plan, {0, 0}, tilesOf(lines)};
}

Standing standingIn(const Room& room) {
    return {room.tiles(), room.waysOut(), room.framedDoors()};
}

// "t" where something may stand.
std::vector<std::string> standingPicture(const Room& room) {
    const Standing standing = standingIn(room);
    std::vector<std::string> lines;
    for (int y = 0; y < room.tiles().height(); ++y) {
        std::string& line = lines.emplace_back();
        for (int x = 0; x < room.tiles().width(); ++x) {
            line += standing.mayStand({x, y}) ? 't' : letter(room.tiles()[{x, y}]);
        }
    }
    return lines;
}

}  // namespace

TEST_CASE("Things stand off doors and the middle, and where they part nothing") {
    const Room room = drawnRoom(
        {"###.###", "#.....#", "#.#.#.#", "#.....#", "#.#.#.#", "#..#..#", "#######"}, "N");
    CHECK(standingPicture(room) == std::vector<std::string>{"###.###", "#tt.tt#", "#t#t#t#",
                                                            "#.t.t.#", "#.#t#.#", "#.t#t.#",
                                                            "#######"});
}

TEST_CASE("Nothing stands in a passage, on anything but bare ground, or where nobody comes") {
    const Room room = drawnRoom({"#########", "#...#..##", "#...#..##", "#......##", "....#...#",
                                 "#...#.^\"#", "#######.#", "#..~....#", "#########"},
                                "W");
    const Standing standing = standingIn(room);
    CHECK_FALSE(standing.mayStand({4, 3}));  // joins both halves
    CHECK_FALSE(standing.mayStand({6, 5}));  // spikes
    CHECK_FALSE(standing.mayStand({7, 5}));  // grass
    CHECK_FALSE(standing.mayStand({0, 4}));  // the door
    CHECK_FALSE(standing.mayStand({1, 4}));  // and the ground before it
    CHECK_FALSE(standing.mayStand({1, 7}));  // beyond deep water
    CHECK(standing.mayStand({1, 1}));
    CHECK(standing.mayStand({6, 1}));
}

TEST_CASE("What stands is in the way of the next") {
    const Room room = drawnRoom({"#####", "#...#", "....#", "#...#", "#####"}, "W");
    Standing standing = standingIn(room);
    REQUIRE(standing.mayStand({2, 1}));
    standing.take({2, 1});
    CHECK_FALSE(standing.mayStand({2, 1}));
    CHECK_FALSE(standing.mayStand({3, 2}));  // it would cut off the corner (3, 1)
    CHECK(standing.mayStand({3, 1}));
    CHECK_FALSE(standing.isOpenBelow({2, 4}));
    CHECK(standing.isOpenBelow({3, 1}));
}

TEST_CASE("The best place is taken") {
    const Room room = drawnRoom({"#####", "#...#", "....#", "#...#", "#####"}, "W");
    Standing standing = standingIn(room);
    const auto farEast = [](GridPos tile) { return std::tuple(tile.x, tile.y); };
    CHECK(standing.takeBest(farEast) == GridPos{3, 3});
    CHECK(standing.takeBest(farEast) == GridPos{3, 2});
    CHECK(standing.takeBest(farEast) == GridPos{3, 1});
}

TEST_CASE("Several tiles are taken at once where all around them stays joined") {
    const Room room = drawnRoom({"#######", "#.....#", "......#", "#.....#", "#######"}, "W");
    const Standing standing = standingIn(room);
    CHECK(standing.mayStandOn(bitsOf({4, 1, 2, 1})));
    CHECK(standing.mayStandOn(bitsOf({4, 1, 2, 3})));
    CHECK_FALSE(standing.mayStandOn(bitsOf({4, 1, 1, 3})));  // parts the last column
    CHECK_FALSE(standing.mayStandOn(bitsOf({5, 1, 2, 1})));  // a wall
}

TEST_CASE("Where all ground leads on, walls and water beside it will do") {
    const auto hasPlace = [](Standing standing) {
        return standing.takeBest([](GridPos) { return 0; }).has_value();
    };
    Standing standing = standingIn(drawnRoom({"#####", "#####", ".....", "#####", "#####"}, "WE"));
    CHECK_FALSE(hasPlace(standing));
    standing.allowMore();
    CHECK_FALSE(hasPlace(standing));
    standing.allowFilled();
    CHECK(hasPlace(standing));
    CHECK_FALSE(standing.mayStand({2, 0}));  // in the wall around
    CHECK(standing.mayStand({2, 1}));
    CHECK_FALSE(standing.mayStand({2, 2}));
}

}  // namespace doorstring
