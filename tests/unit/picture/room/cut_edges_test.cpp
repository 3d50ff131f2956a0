#include "dungeon/passes/generate.hpp"
#include "picture/room/door_picture.hpp"
#include "testing/carved_dungeons.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

bool sameTile(const Canvas& a, const Canvas& b, GridPos tile) {
    for (int y = 0; y < tileSide; ++y) {
        for (int x = 0; x < tileSide; ++x) {
            if (a.at(tile.x * tileSide + x, tile.y * tileSide + y) !=
                b.at(tile.x * tileSide + x, tile.y * tileSide + y)) {
                return false;
            }
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
