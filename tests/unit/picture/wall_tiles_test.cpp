// Walls, doors and torches around a room.
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"

#include <algorithm>
#include <set>
#include <string>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

struct Side {
    TilePicture door, arch, jamb;
    GridPos start;     // the corner where the side starts
    GridOffset along;  // from there to its end
    int length;
};

Side sideOf(Direction direction, GridSize size) {
    using enum TilePicture;
    switch (direction) {
    case Direction::North:
        return {DoorN, ArchN, NorthJambW, {0, 0}, {1, 0}, size.width};
    case Direction::South:
        return {after(DoorN, 3),      after(ArchN, 3), SouthJambW,
                {0, size.height - 1}, {1, 0},          size.width};
    case Direction::West:
        return {after(DoorN, 6), after(ArchN, 6), WestJambN, {0, 0}, {0, 1}, size.height};
    case Direction::East:
        return {after(DoorN, 9),     after(ArchN, 9), EastJambN,
                {size.width - 1, 0}, {0, 1},          size.height};
    }
    return {};
}

bool isWallOf(TilePicture picture, Direction side) {
    using enum TilePicture;
    switch (side) {
    case Direction::North:
        return isBetween(picture, North0, North3);
    case Direction::South:
        return isBetween(picture, South0, South1);
    case Direction::West:
        return isBetween(picture, West0, West1);
    case Direction::East:
        return isBetween(picture, East0, East1);
    }
    return false;
}

void checkSide(const RoomTiles& tiles, Direction direction, bool hasDoor) {
    const Side side = sideOf(direction, tiles.base.size());
    const DoorSpan span = doorSpan(side.length);
    for (int i = 1; i < side.length - 1; ++i) {
        const GridPos pos = side.start + side.along * i;
        const TilePicture picture = tiles.base[pos];
        CAPTURE(pos.x, pos.y, static_cast<int>(picture));
        const int inDoor = i - span.first;
        if (hasDoor && inDoor >= 0 && inDoor < span.length) {
            const int part = span.length == 1 ? 0 : inDoor + 1;
            REQUIRE(picture == after(side.door, part));
            REQUIRE(tiles.over[pos] == after(side.arch, part));
        } else if (hasDoor && inDoor == -1) {
            REQUIRE(picture == side.jamb);
        } else if (hasDoor && inDoor == span.length) {
            REQUIRE(picture == after(side.jamb, 1));
        } else {
            REQUIRE(isWallOf(picture, direction));
            REQUIRE_FALSE(tiles.over[pos].has_value());
        }
    }
}

void checkRing(GridSize size, DoorSet doors) {
    CAPTURE(size.width, size.height, toString(doors));
    const RoomTiles tiles = chosen(emptyRoom(size, doors), doors, 7);
    REQUIRE(tiles.base.size() == size);
    REQUIRE(tiles.base[{0, 0}] == TilePicture::CornerNw);
    REQUIRE(tiles.base[{size.width - 1, 0}] == TilePicture::CornerNe);
    REQUIRE(tiles.base[{0, size.height - 1}] == TilePicture::CornerSw);
    REQUIRE(tiles.base[{size.width - 1, size.height - 1}] == TilePicture::CornerSe);
    for (const Direction side : allDirections) {
        checkSide(tiles, side, doors.has(side));
    }
    for (int y = 1; y < size.height - 1; ++y) {
        for (int x = 1; x < size.width - 1; ++x) {
            REQUIRE(isGround(tiles.base[{x, y}]));
        }
    }
}

}  // namespace

TEST_CASE("the ring fits every door set and size") {
    const int width = GENERATE(range(5, 13));
    for (int height = 5; height <= 12; ++height) {
        for (int bits = 0; bits < DoorSet::count; ++bits) {
            checkRing({width, height}, DoorSet::fromBits(static_cast<std::uint8_t>(bits)));
        }
    }
    checkRing({31, 31}, DoorSet::all());
}

TEST_CASE("special north walls never stand side by side") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const RoomTiles tiles = chosen(emptyRoom({31, 5}, DoorSet()), DoorSet(), seed);
        for (int x = 1; x < 29; ++x) {
            const auto isSpecial = [&](int column) {
                return isBetween(tiles.base[{column, 0}], TilePicture::North2, TilePicture::North3);
            };
            CAPTURE(seed, x);
            REQUIRE_FALSE((isSpecial(x) && isSpecial(x + 1)));
        }
    }
}

TEST_CASE("torches hang on plain wall, clear of the door") {
    const int width = GENERATE(range(5, 32));
    const bool hasDoor = GENERATE(false, true);
    const DoorSet doors = hasDoor ? DoorSet::of(Direction::North) : DoorSet();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const RoomTiles tiles = chosen(emptyRoom({width, 9}, doors), doors, seed);
        CAPTURE(width, hasDoor, seed, tiles.torches.size());
        for (const GridPos torch : tiles.torches) {
            for (int x = torch.x - 1; x <= torch.x + 1; ++x) {
                CHECK_FALSE(isBetween(tiles.base[{x, 0}], TilePicture::NorthJambW,
                                      TilePicture::NorthJambE));
            }
            CHECK(tiles.base[torch] == TilePicture::North0);
        }
        CHECK(tiles.torches.size() <= 2);
        if (width >= 9) {
            CHECK(tiles.torches.size() >= (hasDoor || width % 2 == 0 ? 2 : 1));
        }
        if (width == 5 && hasDoor) {
            CHECK(tiles.torches.empty());
        }
    }
}

TEST_CASE("torches hang in many places, most often as far to the west as to the east") {
    std::set<int> columns;
    int mirrored = 0;
    constexpr int rooms = 200;
    for (std::uint64_t seed = 0; seed < rooms; ++seed) {
        const RoomTiles tiles = chosen(emptyRoom({15, 9}, DoorSet()), DoorSet(), seed);
        int sum = 0;
        for (const GridPos torch : tiles.torches) {
            columns.insert(torch.x);
            sum += torch.x;
        }
        mirrored += sum == 7 * static_cast<int>(tiles.torches.size()) ? 1 : 0;
    }
    CHECK(columns.size() == 13);  // all but the corners
    CHECK(mirrored > rooms / 2);
    CHECK(mirrored < rooms);
}

TEST_CASE("a wall that comes up to a door's jamb goes on below its frame") {
    Grid<Tile> layout({9, 7}, Tile::Wall);
    for (int x = 0; x < 9; ++x) {
        layout[{x, 3}] = Tile::Ground;
    }
    for (int y = 0; y < 7; ++y) {
        layout[{4, y}] = Tile::Ground;
    }
    RoomTiles tiles;
    chooseTiles(layout, DoorSet::all(), 17, tiles);
    const std::vector<PlacedPicture> frames{
        {{3, 0}, TilePicture::NorthJambW}, {{5, 0}, TilePicture::NorthJambE},
        {{3, 6}, TilePicture::SouthJambW}, {{5, 6}, TilePicture::SouthJambE},
        {{0, 4}, TilePicture::WestJambS},  {{8, 4}, TilePicture::EastJambS}};
    CHECK(tiles.frames == frames);
    CHECK(tiles.base[{0, 4}] == TilePicture::South0);  // joined from west to east
    CHECK(tiles.base[{3, 0}] == TilePicture::West0);
    CHECK(tiles.base[{5, 0}] == TilePicture::East0);
    chooseTiles(Grid<Tile>({9, 7}, Tile::Wall), DoorSet::all(), 17, tiles);
    CHECK(tiles.frames.empty());
}
