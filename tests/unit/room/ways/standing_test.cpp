#include "room/room.hpp"
#include "room/ways/standing.hpp"
#include "room/ways/ways_out.hpp"
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

// A room as drawn: 'k' is where the knight stands, 't' where something lies. Crates and blocks
// stand on ground.
struct PushRoom {
    Grid<Tile> tiles;
    Grid<Tile> floors;
    BitRows places{};

    PushRoom(const std::vector<std::string>& lines, const char* doors)
        : tiles({static_cast<int>(lines.front().size()), static_cast<int>(lines.size())}) {
        places = WaysOut::ofDoors(parseDoorString(doors).value(), tiles.size()).tiles(tiles.size());
        for (int y = 0; y < tiles.height(); ++y) {
            for (int x = 0; x < tiles.width(); ++x) {
                const char text = lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                tiles[{x, y}] = tileOf(text).value_or(Tile::Ground);
                if (text == 'k' || text == 't') {
                    addBit(places, {x, y});
                }
            }
        }
        floors = tiles;
        for (Tile& floor : floors.values()) {
            floor = isPushable(floor) ? Tile::Ground : floor;
        }
    }

    bool allows(GridPos block, Direction way) const {
        return keepsPlacesJoined(tiles, floors, {block, neighbour(block, way)}, places);
    }
};

// A block that can be pushed into one of two ways down; `other` stands in the other one.
bool mayShutOneWay(char other, const char* doors, char below = '.') {
    std::vector<std::string> lines{"####.####",  //
                                   "#.......#",  //
                                   "#.##.b..#",  //
                                   "#.##.####",  //
                                   "#.......#",  //
                                   "####.####"};
    lines[2][1] = other;
    lines[4][2] = below;
    return PushRoom(lines, doors).allows({5, 2}, Direction::West);
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

TEST_CASE("A block may go where it leaves a way round") {
    const PushRoom room({"###.###",  //
                         "#.....#",  //
                         "#..b..#",  //
                         "#..k...",  //
                         "#######"},
                        "NE");
    CHECK_FALSE(room.allows({3, 2}, Direction::North));
    CHECK(room.allows({3, 2}, Direction::West));
    CHECK(room.allows({3, 2}, Direction::East));
}

TEST_CASE("No block cuts off the knight or what lies in a room") {
    const PushRoom room({"###.###",  //
                         "#t.b.k#",  //
                         "#..####",  //
                         "#.....#",  //
                         "#######"},
                        "N");
    CHECK(room.allows({3, 1}, Direction::East));  // it opens the way to what lies there
    CHECK(room.allows({3, 1}, Direction::West));
    CHECK_FALSE(mayShutOneWay('#', "N", 't'));
    CHECK_FALSE(mayShutOneWay('#', "N", 'k'));
    const PushRoom onto({"###.###",  //
                         "#.....#",  //
                         "#.bt..#",  //
                         "#######"},
                        "N");
    CHECK_FALSE(onto.allows({2, 2}, Direction::East));
}

TEST_CASE("Crates are no walls to blocks, blocks and rubble are") {
    CHECK(mayShutOneWay('.', "NS"));
    CHECK(mayShutOneWay('c', "NS"));
    CHECK_FALSE(mayShutOneWay('b', "NS"));
    CHECK_FALSE(mayShutOneWay('%', "NS"));
    CHECK(mayShutOneWay('%', "N"));
}

TEST_CASE("A way over spikes is none between doors, but one out for a knight") {
    CHECK_FALSE(mayShutOneWay('^', "NS"));
    CHECK_FALSE(mayShutOneWay('^', "N", 'k'));
    const PushRoom inSpikes({"####.####",  //
                             "#.......#",  //
                             "#.##.b..#",  //
                             "####^####",  //
                             "##^^k^^##",  //
                             "#########"},
                            "N");
    CHECK_FALSE(inSpikes.allows({5, 2}, Direction::West));
    const PushRoom overSpikes({"####.####",  //
                               "#.......#",  //
                               "#^##.b..#",  //
                               "#^##.####",  //
                               "#...^^k.#",  //
                               "#########"},
                              "N");
    CHECK(overSpikes.allows({5, 2}, Direction::West));
}

TEST_CASE("What sinks or fills a pit cuts nothing off") {
    const PushRoom room({"###.###",  //
                         "#..b~.#",  //
                         "##_####",  //
                         "#.....#",  //
                         "#######"},
                        "N");
    CHECK(room.allows({3, 1}, Direction::East));
    CHECK(keepsPlacesJoined(room.tiles, room.floors, {{2, 1}, {2, 2}}, room.places));
}

TEST_CASE("Tiles that lead out of a room are those of its doors") {
    const GridSize room{6, 5};
    const BitRows tiles = WaysOut::ofDoors(DoorSet::all(), room).tiles(room);
    BitRows expected{};
    expected[0] = expected[4] = bitSpan(2, 2);
    expected[2] = bitSpan(0, 1) | bitSpan(5, 1);
    CHECK(tiles == expected);
}

}  // namespace doorstring
