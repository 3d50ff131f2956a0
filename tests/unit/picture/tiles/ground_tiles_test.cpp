// The ground of a room and what is on it, and the shadows of walls and pillars.
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("rare ground is rare and never side by side") {
    const GridSize size{31, 31};
    int special = 0;
    int plain = 0;
    std::set<TilePicture> kinds;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const RoomTiles tiles = chosen(emptyRoom(size, DoorSet()), DoorSet(), seed);
        for (const auto [x, y] : cellsIn({1, 1, size.width - 2, size.height - 2})) {
            kinds.insert(tiles.base[{x, y}]);
            plain += tiles.base[{x, y}] == TilePicture::Ground0 ? 1 : 0;
            if (!isSpecialGround(tiles.base[{x, y}])) {
                continue;
            }
            ++special;
            CAPTURE(seed, x, y);
            REQUIRE_FALSE(isSpecialGround(tiles.base[{x + 1, y}]));
            REQUIRE_FALSE(isSpecialGround(tiles.base[{x - 1, y + 1}]));
            REQUIRE_FALSE(isSpecialGround(tiles.base[{x, y + 1}]));
            REQUIRE_FALSE(isSpecialGround(tiles.base[{x + 1, y + 1}]));
        }
    }
    const int all = 20 * 29 * 29;
    CHECK(kinds.size() == 8);
    CHECK(special > all / 30);
    CHECK(special < all / 6);
    CHECK(plain > all / 2);
}

TEST_CASE("kinds of rare ground take turns in a room") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const RoomTiles tiles = chosen(emptyRoom({15, 9}, DoorSet()), DoorSet(), seed);
        std::vector<TilePicture> found;
        for (const TilePicture picture : tiles.base.values()) {
            if (isSpecialGround(picture)) {
                found.push_back(picture);
            }
        }
        const auto turns = std::min<std::size_t>(found.size(), 6);
        const std::set<TilePicture> first(found.begin(),
                                          found.begin() + static_cast<std::ptrdiff_t>(turns));
        CAPTURE(seed);
        CHECK(first.size() == turns);
    }
}

TEST_CASE("decor lies on plain ground along walls, off the ways between doors") {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const RoomTiles tiles = chosen(emptyRoom({15, 9}, DoorSet::all()), DoorSet::all(), seed);
        for (const auto [x, y] : cellsOf({15, 9})) {
            if (!tiles.decor[{x, y}]) {
                continue;
            }
            ++found;
            CAPTURE(seed, x, y);
            CHECK_FALSE(isSpecialGround(tiles.base[{x, y}]));
            CHECK(x != 7);
            CHECK(y != 4);
            CHECK((x == 1 || x == 13 || y == 1 || y == 7));
        }
    }
    CHECK(found > 40);
}

TEST_CASE("the same seed gives the same pictures, another seed others") {
    const Grid<Tile> layout = emptyRoom({15, 9}, DoorSet::all());
    const RoomTiles first = chosen(layout, DoorSet::all(), 11);
    CHECK(first == chosen(layout, DoorSet::all(), 11));
    CHECK_FALSE(first == chosen(layout, DoorSet::all(), 12));

    // Used again after a larger room with pillars, nothing of it is left.
    RoomTiles reused = chosen(emptyRoom({21, 13}, DoorSet()), DoorSet(), 5);
    Grid<Tile> full = emptyRoom({15, 9}, DoorSet());
    full[{3, 3}] = Tile::Pillar;
    chooseTiles(full, DoorSet(), 5, reused);
    chooseTiles(layout, DoorSet::all(), 11, reused);
    CHECK(first == reused);
}

TEST_CASE("rows of grass are joined, the first of them stands free") {
    Grid<Tile> layout = emptyRoom({7, 7}, DoorSet());
    layout[{3, 2}] = layout[{3, 3}] = layout[{4, 3}] = Tile::Grass;
    const RoomTiles tiles = chosen(layout, DoorSet());
    REQUIRE(tiles.moving.size() == 3);
    for (const MovingTile& moving : tiles.moving) {
        CAPTURE(moving.at.x, moving.at.y);
        const bool joined = moving.at == GridPos{3, 3};
        CHECK(moving.parts == (joined ? 1 : 0));
        CHECK((!joined || tiles.movingParts[moving.firstPart] == TilePicture::GrassJoin));
    }
}

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
    for (const auto [x, y] : cellsIn({1, 1, 9, 7})) {
        layout[{x, y}] = Tile::Pillar;
    }
    const RoomTiles tiles = chosen(layout, DoorSet(), 3);
    for (const auto [x, y] : cellsIn({1, 1, 9, 7})) {
        CAPTURE(x, y);
        REQUIRE(tiles.standing[{x, y}].has_value());
        const TilePicture pillar = *tiles.standing[{x, y}];
        CHECK(isBetween(pillar, TilePicture::Pillar0, after(TilePicture::Pillar0, 2)));
        CHECK(tiles.over[{x, y - 1}] == after(pillar, 3));
        CHECK_FALSE(tiles.shadow[{x, y}].has_value());
        CHECK_FALSE(tiles.decor[{x, y}].has_value());
        shapes.insert(pillar);
    }
    CHECK(shapes.size() == 3);
}
