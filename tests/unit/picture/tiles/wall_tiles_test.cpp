// Walls, doors and torches around a room; walls of any shape, in all 256 neighbourhoods; and their
// joints, where light meets light and dark meets dark.
#include "picture/room/room_picture.hpp"
#include "picture/tiles/tile_picture.hpp"
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
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
    for (const auto [x, y] : cellsIn({1, 1, size.width - 2, size.height - 2})) {
        REQUIRE(isGround(tiles.base[{x, y}]));
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

namespace {

constexpr std::array<GridOffset, 8> eightAround{
    {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

// Ground with a wall in the middle and with walls around it as the bits say.
Grid<Tile> wallAmong(int bits) {
    Grid<Tile> layout({5, 5}, Tile::Ground);
    layout[{2, 2}] = Tile::Wall;
    for (std::size_t i = 0; i < eightAround.size(); ++i) {
        if ((bits >> i & 1) != 0) {
            layout[GridPos{2, 2} + eightAround[i]] = Tile::Wall;
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

namespace {

// All 256 neighbourhoods side by side, ground between them.
Grid<Tile> allNeighbourhoods() {
    constexpr int cell = 4;
    Grid<Tile> layout({16 * cell + 1, 16 * cell + 1}, Tile::Ground);
    for (int bits = 0; bits < 256; ++bits) {
        const GridPos middle{bits % 16 * cell + 2, bits / 16 * cell + 2};
        layout[middle] = Tile::Wall;
        for (std::size_t i = 0; i < eightAround.size(); ++i) {
            if ((bits >> i & 1) != 0) {
                layout[middle + eightAround[i]] = Tile::Wall;
            }
        }
    }
    return layout;
}

int lightOf(Colour colour) {
    return (3 * colour.red + 6 * colour.green + colour.blue) / 10;
}

// Of the pixels along the joint of two tiles, those that differ as the top of a wall does from its
// sides. Between courses and turf some do; the edge of a top that does not go on makes many.
int breaks(const Canvas& picture, GridPos from, GridOffset across, GridOffset along, int contrast) {
    int count = 0;
    for (int i = 0; i < tileSide; ++i) {
        const GridPos p = from + along * i;
        const GridPos q = p + across;
        count += std::abs(lightOf(picture.at(p.x, p.y)) - lightOf(picture.at(q.x, q.y))) > contrast;
    }
    return count;
}

}  // namespace

TEST_CASE("walls of all neighbourhoods join in all tilesets") {
    const auto tileset = static_cast<Tileset>(GENERATE(range(0, tilesetCount)));
    const TilesetPictures pictures =
        TilesetPictures::load(DOORSTRING_PROJECT "/assets", tileset).value();
    const Grid<Tile> layout = allNeighbourhoods();
    RoomPicture picture;
    drawRoom(picture, layout, {}, 3, pictures);
    const int contrast = (lightOf(pictures.wall(3)) - lightOf(pictures.wall(1))) * 3 / 4;
    constexpr int most = 5;
    int joints = 0;
    for (const auto [x, y] : cellsOf({layout.width() - 1, layout.height() - 1})) {
        const GridPos p{x, y};
        const bool isWall = layout[p] == Tile::Wall;
        CAPTURE(std::string(nameOf(tileset)), x, y);
        if (isWall && layout[{x + 1, y}] == Tile::Wall) {
            const GridPos from{(x + 1) * tileSide - 1, y * tileSide};
            CHECK(breaks(picture.below, from, {1, 0}, {0, 1}, contrast) <= most);
            ++joints;
        }
        if (isWall && layout[{x, y + 1}] == Tile::Wall) {
            const GridPos from{x * tileSide, (y + 1) * tileSide - 1};
            CHECK(breaks(picture.below, from, {0, 1}, {1, 0}, contrast) <= most);
            ++joints;
        }
    }
    CHECK(joints > 1000);
}
