#include "base/direction.hpp"
#include "dungeon/passes/generate.hpp"
#include "picture/room/door_picture.hpp"
#include "picture/tiles/tile_picture.hpp"
#include "testing/carved_dungeons.hpp"
#include "testing/catch2.hpp"
#include "testing/tiled_room.hpp"

#include <algorithm>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr DirectionArray<TilePicture> walls{
    {TilePicture::North0, TilePicture::South0, TilePicture::West0, TilePicture::East0}};

const TilesetPictures& blueStone() {
    static const TilesetPictures pictures =
        TilesetPictures::load(DOORSTRING_PROJECT "/assets", Tileset::BlueStone).value();
    return pictures;
}

RoomPicture roomWithDoor(GridSize size, Direction side, DoorLook look) {
    RoomConfig config;
    config.size = size;
    const Room room = testing::tiledRoom(RoomPlan{1, DoorSet::of(side), RoomKind::Plain}, {4, 2},
                                         Seed{17}, config);
    RoomPicture picture;
    drawRoom(picture, room, Seed{17}, blueStone());
    drawDoor(picture, side, look, blueStone());
    return picture;
}

struct Tiles {
    GridPos first;
    GridOffset along;
    int count;
};

// The tiles of the door, and as many more at either end.
Tiles doorTiles(GridSize size, Direction side, int more) {
    const bool across = side == Direction::North || side == Direction::South;
    const DoorSpan span = doorSpan(across ? size.width : size.height);
    const int line = side == Direction::South  ? size.height - 1
                     : side == Direction::East ? size.width - 1
                                               : 0;
    const int first = span.first - more;
    return {across ? GridPos{first, line} : GridPos{line, first},
            across ? GridOffset{1, 0} : GridOffset{0, 1}, span.length + 2 * more};
}

// The tiles on which two pictures differ.
std::set<std::pair<int, int>> changedTiles(const Canvas& a, const Canvas& b) {
    std::set<std::pair<int, int>> tiles;
    for (const auto [x, y] : cellsOf(a.size())) {
        if (!(a.at(x, y) == b.at(x, y))) {
            tiles.insert({x / tileSide, y / tileSide});
        }
    }
    return tiles;
}

std::set<std::pair<int, int>> setOf(Tiles tiles) {
    std::set<std::pair<int, int>> found;
    for (int i = 0; i < tiles.count; ++i) {
        found.insert({tiles.first.x + i * tiles.along.x, tiles.first.y + i * tiles.along.y});
    }
    return found;
}

constexpr GridSize oddRoom{7, 7};
constexpr GridSize evenRoom{8, 6};

}  // namespace

TEST_CASE("drawDoor: an open door stays as it is") {
    const Direction side = GENERATE(from_range(allDirections));
    RoomPicture picture = roomWithDoor(oddRoom, side, DoorLook::Open);
    const RoomPicture shut = roomWithDoor(oddRoom, side, DoorLook::Shut);
    CHECK_FALSE(changedTiles(picture.below, shut.below).empty());
    const RoomPicture again = picture;
    drawDoor(picture, side, DoorLook::Open, blueStone());
    CHECK(changedTiles(picture.below, again.below).empty());
    CHECK(changedTiles(picture.over, again.over).empty());
}

TEST_CASE("drawDoor: a closed door fills its own tiles and no others") {
    const Direction side = GENERATE(from_range(allDirections));
    const GridSize size = GENERATE(oddRoom, evenRoom);
    const DoorLook look = GENERATE(DoorLook::Shut, DoorLook::Small, DoorLook::Boss);
    const RoomPicture open = roomWithDoor(size, side, DoorLook::Open);
    const RoomPicture closed = roomWithDoor(size, side, look);
    CAPTURE(static_cast<int>(side), size.width, static_cast<int>(look));
    CHECK(changedTiles(open.below, closed.below) == setOf(doorTiles(size, side, 0)));
}

TEST_CASE("drawDoor: a cracked wall has no frame") {
    const Direction side = GENERATE(from_range(allDirections));
    const GridSize size = GENERATE(oddRoom, evenRoom);
    const RoomPicture cracked = roomWithDoor(size, side, DoorLook::Cracked);
    const Tiles tiles = doorTiles(size, side, 1);
    const SpriteSheet& sheet = blueStone().sheet();
    const PixelRect wall = sheet.part(static_cast<int>(walls[side]));
    for (const int end : {0, tiles.count - 1}) {
        const int left = (tiles.first.x + end * tiles.along.x) * tileSide;
        const int top = (tiles.first.y + end * tiles.along.y) * tileSide;
        bool isWall = true;
        for (const auto [x, y] : cellsOf({tileSide, tileSide})) {
            isWall = isWall && cracked.below.at(left + x, top + y) ==
                                   sheet.picture().at(wall.x + x, wall.y + y);
            isWall = isWall && cracked.over.at(left + x, top + y).alpha == 0;
        }
        CAPTURE(static_cast<int>(side), size.width, end);
        CHECK(isWall);
    }
}

TEST_CASE("drawDoor: what hangs over a closed door does not darken it, but the arch stays") {
    const Direction side = GENERATE(from_range(allDirections));
    const RoomPicture open = roomWithDoor(evenRoom, side, DoorLook::Open);
    const RoomPicture closed = roomWithDoor(evenRoom, side, DoorLook::Boss);
    CHECK(changedTiles(open.over, closed.over).empty() == (side == Direction::North));
}

TEST_CASE("drawDoor: the looks differ from each other on every side") {
    const Direction side = GENERATE(from_range(allDirections));
    const std::array looks{DoorLook::Open, DoorLook::Shut, DoorLook::Small, DoorLook::Boss,
                           DoorLook::Cracked};
    for (const DoorLook a : looks) {
        for (const DoorLook b : looks) {
            CHECK((a == b) == changedTiles(roomWithDoor(oddRoom, side, a).below,
                                           roomWithDoor(oddRoom, side, b).below)
                                  .empty());
        }
    }
}

TEST_CASE("drawDoor: a cracked wall joins a wall of the room that comes up to it") {
    Grid<Tile> layout({9, 7}, Tile::Ground);
    for (GridPos p; p.y < 7; ++p.y) {
        for (p.x = 0; p.x < 9; ++p.x) {
            if (p.x == 0 || p.y == 0 || p.x == 8 || p.y == 6) {
                layout[p] = Tile::Wall;
            }
        }
    }
    layout[{3, 1}] = Tile::Wall;
    const Grid<Tile> whole = layout;
    layout[{4, 0}] = Tile::Ground;
    RoomPicture cracked;
    drawRoom(cracked, layout, DoorSet::of(Direction::North), 17, blueStone());
    drawDoor(cracked, Direction::North, DoorLook::Cracked, blueStone());
    RoomPicture plain;
    chooseTiles(whole, DoorSet(), 17, plain.tiles);
    Canvas joined({tileSide, tileSide});
    blueStone().draw(joined, wallPicture(plain.tiles.kinds.around({3, 0}, TileKind::wall)), 0, 0);
    for (const auto [x, y] : cellsOf({tileSide, tileSide})) {
        REQUIRE(cracked.below.at(3 * tileSide + x, y) == joined.at(x, y));
    }
}

namespace {

bool sameTile(const Canvas& a, const Canvas& b, GridPos tile) {
    for (const auto [x, y] : cellsOf({tileSide, tileSide})) {
        if (a.at(tile.x * tileSide + x, tile.y * tileSide + y) !=
            b.at(tile.x * tileSide + x, tile.y * tileSide + y)) {
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("walls beyond the edge are seen where the ground ends, and nowhere else") {
    const auto tileset = TilesetPictures::load(DOORSTRING_PROJECT "/assets", Tileset::Sand).value();
    const Dungeon dungeon = carvedDungeonOf({"##########", "#S...#####", "#.........", "#....###X#",
                                             "####.#####", "####....X#",
                                             "#####"
                                             "#####"},
                                            {5, 5});
    RoomConfig config;
    config.size = {5, 5};
    const Room room = dungeon.room({0, 0}, config);
    RoomPicture with;
    RoomPicture without;
    drawRoom(with, room, dungeon.seed(), tileset, dungeon.carved());
    drawRoom(without, room, dungeon.seed(), tileset, dungeon.carved());
    drawCutEdges(with, room, tileset);
    for (GridPos tile; tile.y < 5; ++tile.y) {
        for (tile.x = 0; tile.x < 5; ++tile.x) {
            INFO(tile.x << ", " << tile.y);
            // Ground at the right edge with wall beyond it: above and below the way out.
            const bool ends = tile.x == 4 && tile.y != 2 && tile.y != 0;
            CHECK(sameTile(with.below, without.below, tile) != ends);
        }
    }
}

TEST_CASE("walls of a carved map join across the edges of screens") {
    DungeonConfig config;
    config.growth = GENERATE(Growth::Tunnels, Growth::Scattered);
    const RoomConfig room;
    const Dungeon dungeon = generateDungeon(config, room, Seed{17}).value();
    const CarvedMap& map = *dungeon.carved();
    TileKinds whole;
    whole.read(map.tiles());
    RoomTiles tiles;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const GridPos first = map.firstTile(cell);
        chooseTiles(map.tilesOf(cell), {}, 1, tiles, tilesAround(cell, &map));
        for (GridPos p; p.y < room.size.height; ++p.y) {
            for (p.x = 0; p.x < room.size.width; ++p.x) {
                const auto around = whole.around({first.x + p.x, first.y + p.y}, TileKind::wall);
                if (tiles.kinds.around(p, TileKind::wall) != around) {
                    FAIL("screen " << cell.x << ", " << cell.y << ", tile " << p.x << ", " << p.y);
                }
            }
        }
    });
}
