// Walls of any shape: all 256 neighbourhoods.
#include "picture/tiles/tile_picture.hpp"
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"

#include <array>
#include <map>
#include <set>
#include <string>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr std::array<GridOffset, 8> wallShapeAround{
    {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

// Ground with a wall in the middle and with walls wallShapeAround it as the bits say.
Grid<Tile> wallAmong(int bits) {
    Grid<Tile> layout({5, 5}, Tile::Ground);
    layout[{2, 2}] = Tile::Wall;
    for (std::size_t i = 0; i < wallShapeAround.size(); ++i) {
        if ((bits >> i & 1) != 0) {
            layout[GridPos{2, 2} + wallShapeAround[i]] = Tile::Wall;
        }
    }
    return layout;
}

// The first of the pictures that take turns.
TilePicture firstOf(TilePicture picture) {
    using enum TilePicture;
    for (const auto& [first, last] :
         {std::pair{North0, North3}, std::pair{South0, South1}, std::pair{West0, West1},
          std::pair{East0, East1}, std::pair{Fill0, Fill2}}) {
        if (isBetween(picture, first, last)) {
            return first;
        }
    }
    return picture;
}

}  // namespace

TEST_CASE(
    "each of the 256 neighbourhoods has the picture of its shape, each shape one of its own") {
    std::map<std::uint8_t, std::set<TilePicture>> byShape;
    for (int bits = 0; bits < 256; ++bits) {
        const auto neighbours = static_cast<std::uint8_t>(bits);
        const TilePicture chosenPicture = firstOf(chosen(wallAmong(bits), {}).base[{2, 2}]);
        CAPTURE(bits, static_cast<int>(chosenPicture));
        CHECK(chosenPicture == wallPicture(neighbours));
        byShape[wallShape(neighbours)].insert(chosenPicture);
    }
    std::set<TilePicture> all;
    for (const auto& [shape, pictures] : byShape) {
        CAPTURE(static_cast<int>(shape));
        REQUIRE(pictures.size() == 1);
        CHECK(all.insert(*pictures.begin()).second);
    }
    CHECK(all.size() == 47);
}

TEST_CASE("a corner counts only between two walls") {
    using N = Neighbours;
    CHECK(wallShape(N::nw | N::ne | N::sw | N::se) == 0);
    CHECK(wallShape(N::n | N::nw) == N::n);
    CHECK(wallShape(N::n | N::w | N::nw) == (N::n | N::w | N::nw));
    CHECK(wallShape(0xff) == wallAllAround);
}

TEST_CASE("walls go on beyond the edge of a room as they end there") {
    Grid<Tile> layout({6, 6}, Tile::Wall);
    layout[{0, 2}] = Tile::Ground;  // an opening that is no door
    layout[{1, 2}] = Tile::Ground;
    const RoomTiles tiles = chosen(layout, {});
    CHECK(firstOf(tiles.base[{0, 1}]) == TilePicture::North0);
    CHECK(firstOf(tiles.base[{0, 3}]) == TilePicture::South0);
    CHECK(isGround(tiles.base[{0, 2}]));
    CHECK(firstOf(tiles.base[{5, 5}]) == TilePicture::Fill0);
}
