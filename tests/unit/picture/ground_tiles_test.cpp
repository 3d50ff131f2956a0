// The ground of a room and what lies on it.
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"

#include <algorithm>
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
        for (int y = 1; y < size.height - 1; ++y) {
            for (int x = 1; x < size.width - 1; ++x) {
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
        for (int y = 0; y < 9; ++y) {
            for (int x = 0; x < 15; ++x) {
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
