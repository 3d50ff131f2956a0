// Shadows of walls and pillars, and the pillars' upper ends.
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"

#include <optional>
#include <set>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The shadow on the middle of a 7 x 7 room whose pillars stand at these places around it.
std::optional<TilePicture> shadowWith(const std::vector<GridOffset>& pillars) {
    const DoorSet doors;
    Grid<Tile> layout = emptyRoom({7, 7}, doors);
    const GridPos middle{3, 3};
    for (const GridOffset pillar : pillars) {
        layout[middle + pillar] = Tile::Pillar;
    }
    return chosen(layout, doors).shadow[middle];
}

}  // namespace

TEST_CASE("shadows fall to the south and east") {
    constexpr GridOffset north{0, -1}, west{-1, 0}, northWest{-1, -1}, east{1, 0}, south{0, 1};
    CHECK_FALSE(shadowWith({}).has_value());
    CHECK_FALSE(shadowWith({east, south}).has_value());
    CHECK(shadowWith({north, northWest}) == TilePicture::ShadowN);
    CHECK(shadowWith({north}) == TilePicture::ShadowNStart);
    CHECK(shadowWith({west, northWest}) == TilePicture::ShadowW);
    CHECK(shadowWith({west}) == TilePicture::ShadowWStart);
    CHECK(shadowWith({north, west}) == TilePicture::ShadowNw);
    CHECK(shadowWith({north, west, northWest}) == TilePicture::ShadowNw);
    CHECK(shadowWith({northWest}) == TilePicture::ShadowCorner);
}

TEST_CASE("walls throw shadows, open doors do not") {
    const RoomTiles tiles = chosen(emptyRoom({7, 7}, DoorSet::all()), DoorSet::all());
    CHECK(tiles.shadow[{1, 1}] == TilePicture::ShadowNw);
    CHECK(tiles.shadow[{2, 1}] == TilePicture::ShadowN);
    CHECK(tiles.shadow[{3, 1}] == TilePicture::ShadowCorner);
    CHECK(tiles.shadow[{4, 1}] == TilePicture::ShadowNStart);
    CHECK(tiles.shadow[{1, 2}] == TilePicture::ShadowW);
    CHECK(tiles.shadow[{1, 4}] == TilePicture::ShadowWStart);
    CHECK_FALSE(tiles.shadow[{5, 5}].has_value());
    CHECK_FALSE(tiles.shadow[{3, 0}].has_value());
}

TEST_CASE("a pillar's upper end is that of its own shape, one tile further up") {
    Grid<Tile> layout = emptyRoom({11, 9}, DoorSet());
    std::set<TilePicture> shapes;
    for (int y = 1; y < 8; ++y) {
        for (int x = 1; x < 10; ++x) {
            layout[{x, y}] = Tile::Pillar;
        }
    }
    const RoomTiles tiles = chosen(layout, DoorSet(), 3);
    for (int y = 1; y < 8; ++y) {
        for (int x = 1; x < 10; ++x) {
            CAPTURE(x, y);
            REQUIRE(tiles.pillar[{x, y}].has_value());
            const TilePicture pillar = *tiles.pillar[{x, y}];
            CHECK(isBetween(pillar, TilePicture::Pillar0, after(TilePicture::Pillar0, 2)));
            CHECK(tiles.over[{x, y - 1}] == after(pillar, 3));
            CHECK_FALSE(tiles.shadow[{x, y}].has_value());
            CHECK_FALSE(tiles.decor[{x, y}].has_value());
            shapes.insert(pillar);
        }
    }
    CHECK(shapes.size() == 3);
}
