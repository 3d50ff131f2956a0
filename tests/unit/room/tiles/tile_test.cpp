#include "room/tiles/tile.hpp"
#include "testing/catch2.hpp"

namespace doorstring {

TEST_CASE("Only ground can be walked on") {
    CHECK(isWalkable(Tile::Ground));
    CHECK_FALSE(isWalkable(Tile::Wall));
    CHECK_FALSE(isWalkable(Tile::Pillar));
}

TEST_CASE("Tiles have the letters that maps print") {
    CHECK(letter(Tile::Wall) == '#');
    CHECK(letter(Tile::Ground) == '.');
    CHECK(letter(Tile::Pillar) == 'o');
}

}  // namespace doorstring
