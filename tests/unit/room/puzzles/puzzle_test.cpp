// Puzzles in rooms, and the searches that show that they can be solved.
#include "room/puzzles/puzzle.hpp"
#include "room/puzzles/searches.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "testing/drawn_tiles.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace doorstring {

using namespace testing;

namespace {

std::optional<std::vector<BlockPush>> pushesIn(const Grid<Tile>& tiles, const char* doors) {
    return blockSolution(tiles, WaysOut::ofDoors(parseDoorString(doors).value(), tiles.size()));
}

bool canPush(const std::vector<std::string>& rows, const char* doors = "W") {
    return pushesIn(tilesOf(rows), doors).has_value();
}

}  // namespace

TEST_CASE("plates with blocks, unlit braziers and levers make a puzzle") {
    CHECK(hasPuzzle(tilesOf({"p.b"})));
    CHECK(hasPuzzle(tilesOf({".i."})));
    CHECK(hasPuzzle(tilesOf({".l."})));
    CHECK_FALSE(hasPuzzle(tilesOf({"p.c"})));
    CHECK_FALSE(hasPuzzle(tilesOf({"b.."})));
    CHECK_FALSE(hasPuzzle(tilesOf({".I."})));
    CHECK_FALSE(hasPuzzle(tilesOf({".g."})));
}

TEST_CASE("a block is pushed around a corner onto its plate") {
    const auto pushes =
        pushesIn(tilesOf({"#########", "#......p#", "#.......#", "#.......#", "........#",
                          "#..b....#", "#.......#", "#.......#", "#########"}),
                 "W");
    REQUIRE(pushes);
    CHECK(pushes->size() == 8);
    CHECK(pushes->front().from == GridPos{3, 5});
    CHECK(pushes->back().to == GridPos{7, 1});
}

TEST_CASE("the pushes of a solution can be made one after the other") {
    const Grid<Tile> drawn = tilesOf({"#######.#######", "#.............#", "#.###.....###.#",
                                      "#.#p.......p#.#", "..#...b.b...#..", "#.#.........#.#",
                                      "#.###.....###.#", "#.............#", "#######.#######"});
    const auto pushes = pushesIn(drawn, "NSWE");
    REQUIRE(pushes);
    Grid<Tile> tiles = drawn;
    Grid<Tile> floors = drawn;
    for (Tile& floor : floors.values()) {
        floor = floor == Tile::Block ? Tile::Ground : floor;
    }
    const BitRows doors = WaysOut::ofDoors(DoorSet::all(), tiles.size()).tiles(tiles.size());
    for (const BlockPush& push : *pushes) {
        const GridPos knight{2 * push.from.x - push.to.x, 2 * push.from.y - push.to.y};
        CHECK(tiles[push.from] == Tile::Block);
        CHECK(isWalkable(tiles[push.to]));
        CHECK(hasBit(reach(safeTiles(tiles), doors), knight));
        CHECK(keepsPlacesJoined(tiles, floors, push, doors | oneBit(knight)));
        tiles[push.from] = floors[push.from];
        tiles[push.to] = Tile::Block;
    }
    for (const GridPos at : cellsOf(drawn.size())) {
        CHECK((drawn[at] != Tile::Plate || tiles[at] == Tile::Block));
    }
}

TEST_CASE("blocks in corners, too few of them, and plates nobody can push to have no solution") {
    CHECK_FALSE(
        canPush({"#######", "#b...p#", "#.....#", "......#", "#.....#", "#.....#", "#######"}));
    CHECK_FALSE(
        canPush({"#######", "#.....#", "#.b.p.#", "......#", "#...p.#", "#.....#", "#######"}));
    CHECK_FALSE(
        canPush({"#######", "#....o#", "#.b.op#", ".....o#", "#.o...#", "#o#...#", "#######"}));
}

TEST_CASE("no block of a solution lies where it would part the doors") {
    const std::vector<std::string> narrow{"#########", "#########", "#########",
                                          "####...##", ".....bp..", "#########",
                                          "#########", "#########", "#########"};
    CHECK_FALSE(canPush(narrow, "WE"));
    CHECK(canPush(narrow, "W"));
    std::vector<std::string> wider = narrow;
    wider[3] = "####....#";
    CHECK(canPush(wider, "WE"));
}

TEST_CASE("crates are broken, and blocks keep off ice, pits, water and spikes") {
    const auto lane = [](const std::string& between) {
        return std::vector<std::string>{"###########", "###########", "###########",
                                        "###########", "###########", ".....b" + between + ".p##",
                                        "###########", "###########", "###########",
                                        "###########", "###########"};
    };
    CHECK(canPush(lane(".")));
    CHECK(canPush(lane("c")));
    for (const std::string tile : {"*", "_", "~", "^", "%"}) {
        CAPTURE(tile);
        CHECK_FALSE(canPush(lane(tile)));
    }
}

TEST_CASE("a brazier turns the next one in each direction that is seen across open floor") {
    const Grid<Tile> tiles = tilesOf({"#########", "#i..i..i#", "#...~...#", "#...i.#i#",
                                      "#...o...#", "#...i...#", "#########"});
    CHECK(braziersToggled(tiles, {4, 3}) == (oneBit({4, 3}) | oneBit({4, 1})));
    CHECK(braziersToggled(tiles, {4, 1}) ==
          (oneBit({4, 1}) | oneBit({1, 1}) | oneBit({7, 1}) | oneBit({4, 3})));
}

TEST_CASE("the fewest strikes light all braziers") {
    const auto strikes = brazierSolution(tilesOf({"i.i.i"}));
    REQUIRE(strikes);
    CHECK(*strikes == std::vector<GridPos>{{2, 0}});
    CHECK(brazierSolution(tilesOf({"i...i", ".....", "i...i"}))->size() == 4);
    CHECK(brazierSolution(tilesOf({"I.I"}))->empty());
}

TEST_CASE("what stands in a room can keep its puzzle from being solved") {
    const auto isSolvable = [](const std::vector<std::string>& rows) {
        Grid<Tile> tiles = tilesOf(rows);
        std::ranges::replace(tiles.values(), Tile::Pillar, Tile::Fixture);
        return canBeSolved(tiles, WaysOut::ofDoors(DoorSet::of(Direction::West), tiles.size()));
    };
    CHECK(isSolvable({"#######", "#.b..p#", "......#", "#.....#", "#######"}));
    CHECK_FALSE(isSolvable({"#######", "#.b.op#", "......#", "#.....#", "#######"}));
    CHECK(isSolvable({"#######", "#o....#", "....i.#", "#.....#", "#######"}));
    CHECK(isSolvable({"#######", "#.i.i.#", "......#", "#.....#", "#######"}));
    CHECK_FALSE(isSolvable({"#######", "#.i.I.#", "......#", "#.....#", "#######"}));
    CHECK(isSolvable({"#######", "#.ioI.#", "......#", "#.....#", "#######"}));
    CHECK(isSolvable({"#######", "#....l#", ".....o#", "#.....#", "#######"}));
    CHECK_FALSE(isSolvable({"#######", "#...ol#", ".....o#", "#.....#", "#######"}));
}

TEST_CASE("braziers that never burn together have no solution, and neither have too many") {
    CHECK_FALSE(brazierSolution(tilesOf({"I.i"})));
    CHECK(brazierSolution(tilesOf({"i.i.i.i.i.i", "...........", "i.i.i.i.i.i"})));
    CHECK_FALSE(brazierSolution(tilesOf({"i.i.i.i.i.i.i", ".............", "i.i.i.i.i.i.."})));
}

}  // namespace doorstring
