#include "base/rng.hpp"
#include "room/interiors/interiors.hpp"
#include "room/room.hpp"
#include "testing/catch2.hpp"
#include "testing/tiled_room.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace doorstring {

namespace {

using Lines = std::vector<std::string>;

Lines picture(const Grid<Tile>& tiles) {
    Lines lines;
    for (int y = 0; y < tiles.height(); ++y) {
        std::string& line = lines.emplace_back();
        for (int x = 0; x < tiles.width(); ++x) {
            line += letter(tiles[{x, y}]);
        }
    }
    return lines;
}

// What makeFair makes of tiles that were drawn inside.
Lines madeFair(const Lines& drawn, const char* doors, Tile filler = Tile::Wall) {
    const GridSize size{static_cast<int>(drawn.front().size()), static_cast<int>(drawn.size())};
    Grid<Tile> tiles(size);
    Sketch sketch(tiles, parseDoorString(doors).value(), 1);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            sketch.set({x, y},
                       tileOf(drawn[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                           .value_or(Tile::Wall));
        }
    }
    makeFair(sketch, filler);
    return picture(tiles);
}

Grid<Tile> laid(Interior interior, std::uint64_t seed, GridSize size = {15, 9}) {
    RoomConfig config;
    config.size = size;
    const Room room = testing::tiledRoom({1, DoorSet::all(), RoomKind::Plain}, {1, 1}, Seed{seed},
                                         config, interior);
    return room.tiles();
}

int countOf(const Grid<Tile>& tiles, Tile tile) {
    return static_cast<int>(std::count(tiles.values().begin(), tiles.values().end(), tile));
}

}  // namespace

TEST_CASE("A sketch begins as ground with gaps for its doors, and leaves the ring alone") {
    Grid<Tile> tiles({6, 5}, Tile::Pit);
    Sketch sketch(tiles, parseDoorString("NE").value(), 1);
    sketch.fill({-3, 2, 20, 1}, Tile::Grass);
    CHECK(picture(tiles) == Lines{"##..##", "#....#", "#\"\"\"\".", "#....#", "######"});
}

TEST_CASE("The ends of doors and the middle are ground, whatever was drawn") {
    CHECK(madeFair({"       ", " ##### ", " ##### ", " ##### ", "       "}, "") ==
          Lines{"#######", "#######", "###.###", "#######", "#######"});
    CHECK(
        madeFair({"       ", " ^^^^^ ", " ^^^^^ ", " ^^^^^ ", "       "}, "W").at(2).substr(0, 4) ==
        "....");
}

TEST_CASE("A way is laid where doors are not joined, over as few tiles as can be") {
    CHECK(madeFair({"         ",  //
                    " ...#... ",  //
                    " ...#... ",  //
                    " ...#... ",  //
                    "         "},
                   "WE") == Lines{"#########",  //
                                  "#...#...#",  //
                                  ".........",  //
                                  "#...#...#",  //
                                  "#########"});
    // The long way round costs nothing.
    CHECK(madeFair({"         ",  //
                    " ....... ",  //
                    " .#.#... ",  //
                    " .#.#... ",  //
                    "         "},
                   "WE") == Lines{"#########",  //
                                  "#.......#",  //
                                  "..#......",  //
                                  "#.#.#...#",  //
                                  "#########"});
}

TEST_CASE("Ways over water and pits are bridges, over spikes ground") {
    CHECK(madeFair({"           ",  //
                    " __...^^^~ ",  //
                    " __...^^^~ ",  //
                    " __...^^^~ ",  //
                    "           "},
                   "WE") == Lines{"###########",  //
                                  "#__...^^^~#",  //
                                  ".==......=.",  //
                                  "#__...^^^~#",  //
                                  "###########"});
}

TEST_CASE("Ground that cannot be reached becomes something else") {
    CHECK(madeFair({"         ",  //
                    " .#...~. ",  //
                    " ##...~~ ",  //
                    " ......^ ",  //
                    "         "},
                   "W", Tile::Pit) == Lines{"#########",  //
                                            "#.#...~_#",  //
                                            "..#...~~#",  //
                                            "#......^#",  //
                                            "#########"});
}

TEST_CASE("Each interior has what it is named after") {
    const std::vector<std::pair<Interior, std::vector<Tile>>> expected{
        {Interior::Chambers, {Tile::Wall}},     {Interior::Cave, {Tile::Wall}},
        {Interior::River, {Tile::DeepWater}},   {Interior::River, {Tile::Bridge}},
        {Interior::CrossWalls, {Tile::Wall}},   {Interior::Islands, {Tile::Pit}},
        {Interior::Islands, {Tile::Bridge}},    {Interior::Colonnade, {Tile::Pillar}},
        {Interior::Ruins, {Tile::Wall}},        {Interior::Maze, {Tile::Wall}},
        {Interior::SpikeLanes, {Tile::Spikes}}, {Interior::Ice, {Tile::Ice}},
        {Interior::Grass, {Tile::Grass}},       {Interior::Crates, {Tile::Crate}},
        {Interior::Crates, {Tile::Pit}}};
    for (const auto& [interior, tiles] : expected) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            CAPTURE(name(interior), seed);
            const Grid<Tile> room = laid(interior, seed);
            for (const Tile tile : tiles) {
                constexpr int ring = 40;
                CHECK(countOf(room, tile) > (tile == Tile::Wall ? ring + 3 : 0));
            }
        }
    }
}

TEST_CASE("A bridge ends on a bank, not at the wall, where the room has space for banks") {
    RoomConfig config;
    config.size = GENERATE(GridSize{15, 9}, GridSize{9, 15}, GridSize{11, 9}, GridSize{31, 31});
    const DoorSet doors = GENERATE(DoorSet::of(Direction::West), DoorSet::of(Direction::South));
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        CAPTURE(seed);
        const Room room = testing::tiledRoom({1, doors, RoomKind::Plain}, {1, 1}, Seed{seed},
                                             config, Interior::River);
        const Grid<Tile>& tiles = room.tiles();
        for (GridPos tile; tile.y < tiles.height(); ++tile.y) {
            for (tile.x = 0; tile.x < tiles.width(); ++tile.x) {
                if (tiles[tile] != Tile::Bridge) {
                    continue;
                }
                for (const Direction side : allDirections) {
                    CHECK(tiles[neighbour(tile, side)] != Tile::Wall);
                }
            }
        }
    }
}

TEST_CASE("A river mostly runs the short way, and down a square room") {
    // Whether there is water or a bridge in each row between the walls.
    const auto runsDown = [](const Grid<Tile>& tiles) {
        for (int y = 1; y < tiles.height() - 1; ++y) {
            int wet = 0;
            for (int x = 1; x < tiles.width() - 1; ++x) {
                const Tile tile = tiles[{x, y}];
                wet += tile == Tile::DeepWater || tile == Tile::Bridge || tile == Tile::Shallows;
            }
            if (wet == 0) {
                return false;
            }
        }
        return true;
    };
    const auto downIn100 = [&](GridSize size) {
        int down = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            down += runsDown(laid(Interior::River, seed, size)) ? 1 : 0;
        }
        return down;
    };
    CHECK(downIn100({15, 11}) > 60);
    CHECK(downIn100({11, 11}) > 60);
    CHECK(downIn100({11, 15}) < 40);
}

TEST_CASE("An interior is another one in another room, and the same in the same") {
    for (std::size_t i = 2; i < interiorCount; ++i) {
        const auto interior = static_cast<Interior>(i);
        if (!fits(interior, {31, 31})) {
            continue;
        }
        CAPTURE(name(interior));
        CHECK(laid(interior, 1, {31, 31}) == laid(interior, 1, {31, 31}));
        int different = 0;
        for (std::uint64_t seed = 2; seed < 12; ++seed) {
            different += laid(interior, seed, {31, 31}) != laid(interior, 1, {31, 31}) ? 1 : 0;
        }
        CHECK(different >= 6);
    }
}

TEST_CASE("A room below an interior's size does not fit it") {
    CHECK_FALSE(fits(Interior::Chambers, {10, 9}));
    CHECK_FALSE(fits(Interior::Chambers, {11, 8}));
    CHECK(fits(Interior::Chambers, {11, 9}));
    CHECK(fits(Interior::Pillars, {5, 5}));
}

TEST_CASE("Ice has nothing harmful beside it, and nothing is harmful in grass") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Grid<Tile> ice = laid(Interior::Ice, seed);
        const Grid<Tile> grass = laid(Interior::Grass, seed);
        for (const Grid<Tile>* tiles : {&ice, &grass}) {
            CHECK(std::none_of(tiles->values().begin(), tiles->values().end(), isHarmful));
        }
    }
}

TEST_CASE("The larger a room of ice is, the more boulders it has") {
    const auto mostBoulders = [](GridSize size) {
        int most = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            most = std::max(most, countOf(laid(Interior::Ice, seed, size), Tile::Pillar));
        }
        return most;
    };
    CHECK(mostBoulders({15, 9}) <= 4);
    CHECK(mostBoulders({31, 31}) > 20);
}

TEST_CASE("A colonnade is the same from all four sides") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Grid<Tile> tiles = laid(Interior::Colonnade, seed, {17, 11});
        for (int y = 0; y < 11; ++y) {
            for (int x = 0; x < 17; ++x) {
                CHECK(tiles[{x, y}] == tiles[{16 - x, y}]);
                CHECK(tiles[{x, y}] == tiles[{x, 10 - y}]);
            }
        }
    }
}

}  // namespace doorstring
