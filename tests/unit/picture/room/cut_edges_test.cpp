#include "picture/room/cut_edges.hpp"
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
    drawRoom(with, room, dungeon.seed(), tileset);
    drawRoom(without, room.tiles(), room.framedDoors(), cosmeticSeed(dungeon.seed(), {0, 0}),
             tileset);
    for (GridPos tile; tile.y < 5; ++tile.y) {
        for (tile.x = 0; tile.x < 5; ++tile.x) {
            INFO(tile.x << ", " << tile.y);
            // Ground at the right edge with wall beyond it: above and below the way out.
            const bool ends = tile.x == 4 && tile.y != 2 && tile.y != 0;
            CHECK(sameTile(with.below, without.below, tile) != ends);
        }
    }
}
