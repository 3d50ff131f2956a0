#include "room/room.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "testing/drawn_tiles.hpp"

#include <string>
#include <vector>

namespace doorstring {

using namespace testing;

namespace {

using SafeWaysLines = std::vector<std::string>;

SafeWaysLines safeWaysPicture(const BitRows& rows, GridSize size) {
    SafeWaysLines lines;
    for (int y = 0; y < size.height; ++y) {
        std::string& line = lines.emplace_back();
        for (int x = 0; x < size.width; ++x) {
            line += (rows[static_cast<std::size_t>(y)] & bitSpan(x, 1)) != 0 ? '+' : ' ';
        }
    }
    return lines;
}

DoorSet doorsOf(const char* text) {
    return parseDoorString(text).value();
}

const SafeWaysLines pitRoom{"###.###",  //
                            "#....^#",  //
                            "#_*___#",  //
                            "#.*.*..",  //
                            "#....c#",  //
                            "#~~=~~#",  //
                            "#######"};

}  // namespace

TEST_CASE("Letters tell every tile") {
    for (const Tile tile : allValues<Tile>) {
        const bool isMade =
            tile != Tile::Urn && tile != Tile::ThrownLever;  // these come about in play
        CHECK(tileOf(letter(tile)) == (isMade ? std::optional(tile) : std::nullopt));
    }
    CHECK_FALSE(tileOf('!').has_value());
}

TEST_CASE("What harms or stops is not safe, nor is ice beside harm") {
    const Grid<Tile> tiles = tilesOf(pitRoom);
    CHECK(safeWaysPicture(safeTiles(tiles), tiles.size()) == SafeWaysLines{"   +   ",  //
                                                                           " ++++  ",  //
                                                                           "       ",  //
                                                                           " + + ++",  //
                                                                           " ++++  ",  //
                                                                           "   +   ",  //
                                                                           "       "});
}

TEST_CASE("A room is unfair whose doors or spots lie behind harm") {
    Grid<Tile> tiles = tilesOf(pitRoom);
    CHECK(findUnfair(tiles, doorsOf("NE"), {}) ==
          Unfair{Direction::North, Direction::East, std::nullopt});
    tiles[{3, 2}] = Tile::Ground;
    tiles[{4, 3}] = Tile::Ground;
    const Spot good{{1, 4}, SpotKind::Treasure};
    const Spot behindCrate{{5, 1}, SpotKind::Creature};
    CHECK(findUnfair(tiles, doorsOf("NE"), std::vector{good}) == std::nullopt);
    CHECK(findUnfair(tiles, doorsOf("NE"), std::vector{good, behindCrate}) ==
          Unfair{Direction::North, std::nullopt, behindCrate});
    CHECK(findUnfair(tiles, doorsOf(""), std::vector{good}) == std::nullopt);
}

TEST_CASE("Flooding winds through a spiral") {
    const Grid<Tile> tiles = tilesOf({"#######",  //
                                      "#.....#",  //
                                      "#.###.#",  //
                                      "#.#.#.#",  //
                                      "#.#...#",  //
                                      "#.#####",  //
                                      "#.....#"});
    BitRows from{};
    from[6] = bitSpan(5, 1);
    CHECK(reach(safeTiles(tiles), from) == safeTiles(tiles));
}

}  // namespace doorstring
