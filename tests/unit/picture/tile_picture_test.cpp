#include "config/config.hpp"
#include "picture/tile_picture.hpp"
#include "picture/tileset.hpp"
#include "room/room.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

using namespace doorstring;

namespace {

// A ring of walls with the gaps of the door set, ground inside.
Grid<Tile> emptyRoom(GridSize size, DoorSet doors) {
    Grid<Tile> tiles(size, Tile::Ground);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1) {
                tiles[{x, y}] = Tile::Wall;
            }
        }
    }
    const DoorSpan across = doorSpan(size.width);
    const DoorSpan down = doorSpan(size.height);
    for (int i = 0; i < across.length; ++i) {
        tiles[{across.first + i, 0}] = doors.has(Direction::North) ? Tile::Ground : Tile::Wall;
        tiles[{across.first + i, size.height - 1}] =
            doors.has(Direction::South) ? Tile::Ground : Tile::Wall;
    }
    for (int i = 0; i < down.length; ++i) {
        tiles[{0, down.first + i}] = doors.has(Direction::West) ? Tile::Ground : Tile::Wall;
        tiles[{size.width - 1, down.first + i}] =
            doors.has(Direction::East) ? Tile::Ground : Tile::Wall;
    }
    return tiles;
}

RoomTiles chosen(const Grid<Tile>& layout, DoorSet doors, std::uint64_t seed = 1) {
    RoomTiles tiles;
    chooseTiles(layout, doors, seed, tiles);
    return tiles;
}

bool isBetween(TilePicture picture, TilePicture first, TilePicture last) {
    return picture >= first && picture <= last;
}

bool isGround(TilePicture picture) {
    return isBetween(picture, TilePicture::Ground0, TilePicture::Ground7);
}

bool isSpecialGround(TilePicture picture) {
    return isBetween(picture, TilePicture::Ground2, TilePicture::Ground7);
}

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
        return {DoorS, ArchS, SouthJambW, {0, size.height - 1}, {1, 0}, size.width};
    case Direction::West:
        return {DoorW, ArchW, WestJambN, {0, 0}, {0, 1}, size.height};
    case Direction::East:
        return {DoorE, ArchE, EastJambN, {size.width - 1, 0}, {0, 1}, size.height};
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
        CAPTURE(pos.x, pos.y, std::string(nameOf(picture)));
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

// Names of the sprites in the order of the sheet, those of the sheet it is made from first.
std::vector<std::string> spriteNames(const std::filesystem::path& sheet) {
    std::vector<std::string> names;
    std::ifstream file(sheet);
    REQUIRE(file);
    for (std::string word; file >> word;) {
        std::string name;
        if (word == "from") {
            file >> name;
            names = spriteNames(sheet.parent_path() / name);
        } else if (word == "sprite") {
            file >> name;
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(name);
            }
        } else if (word == "#") {
            std::getline(file, name);
        }
    }
    return names;
}

}  // namespace

TEST_CASE("tile pictures: each has a name of its own") {
    std::set<std::string_view> names;
    for (int i = 0; i < tilePictureCount; ++i) {
        const std::string_view name = nameOf(static_cast<TilePicture>(i));
        CAPTURE(i);
        CHECK_FALSE(name.empty());
        CHECK(names.insert(name).second);
    }
}

TEST_CASE("tile pictures: sheets hold them all in the same order") {
    const int index = GENERATE(range(0, tilesetCount));
    const std::string tileset(nameOf(static_cast<Tileset>(index)));
    const auto names = spriteNames(std::filesystem::path(DOORSTRING_PROJECT) / "assets/tiles" /
                                   (tileset + ".sheet"));
    CAPTURE(tileset);
    REQUIRE(static_cast<int>(names.size()) == tilePictureCount);
    for (int i = 0; i < tilePictureCount; ++i) {
        CHECK(names[static_cast<std::size_t>(i)] == nameOf(static_cast<TilePicture>(i)));
    }
}

TEST_CASE("chooseTiles: the ring fits every door set and size") {
    const int width = GENERATE(range(5, 13));
    for (int height = 5; height <= 12; ++height) {
        for (int bits = 0; bits < DoorSet::count; ++bits) {
            checkRing({width, height}, DoorSet::fromBits(static_cast<std::uint8_t>(bits)));
        }
    }
    checkRing({31, 31}, DoorSet::all());
}

TEST_CASE("chooseTiles: shadows fall to the south and east") {
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

TEST_CASE("chooseTiles: walls throw shadows, open doors do not") {
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

TEST_CASE("chooseTiles: a pillar's upper end is that of its own shape, one tile further up") {
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
            CHECK(isBetween(pillar, TilePicture::Pillar0, TilePicture::Pillar2));
            CHECK(tiles.over[{x, y - 1}] == after(pillar, 3));
            CHECK_FALSE(tiles.shadow[{x, y}].has_value());
            CHECK_FALSE(tiles.decor[{x, y}].has_value());
            shapes.insert(pillar);
        }
    }
    CHECK(shapes.size() == 3);
}

TEST_CASE("chooseTiles: rare ground is rare and never side by side") {
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

TEST_CASE("chooseTiles: kinds of rare ground take turns in a room") {
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

TEST_CASE("chooseTiles: special north walls never stand side by side") {
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

TEST_CASE("chooseTiles: torches stand symmetric on plain wall, clear of the door") {
    const int width = GENERATE(range(5, 32));
    const bool hasDoor = GENERATE(false, true);
    const DoorSet doors = hasDoor ? DoorSet::of(Direction::North) : DoorSet();
    const RoomTiles tiles = chosen(emptyRoom({width, 9}, doors), doors, 5);
    CAPTURE(width, hasDoor, tiles.torches.size());
    for (const GridPos torch : tiles.torches) {
        const GridPos mirrored{width - 1 - torch.x, 0};
        CHECK(std::find(tiles.torches.begin(), tiles.torches.end(), mirrored) !=
              tiles.torches.end());
        for (int x = torch.x - 1; x <= torch.x + 1; ++x) {
            CHECK_FALSE(
                isBetween(tiles.base[{x, 0}], TilePicture::NorthJambW, TilePicture::NorthJambE));
        }
        CHECK(tiles.base[torch] == TilePicture::North0);
    }
    CHECK(tiles.torches.size() <= 2);
    if (width >= 9) {
        CHECK(tiles.torches.size() == 2);
    }
    if (width == 5) {
        CHECK(tiles.torches.size() == (hasDoor ? 0 : 1));
    }
}

TEST_CASE("chooseTiles: decor lies on plain ground along walls, off the ways between doors") {
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

TEST_CASE("chooseTiles: the same seed gives the same pictures, another seed others") {
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
