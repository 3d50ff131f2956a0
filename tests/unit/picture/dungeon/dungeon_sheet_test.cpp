#include "picture/canvas/png.hpp"
#include "picture/dungeon/dungeon_sheet.hpp"
#include "picture/room/room_picture.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/temp_folder.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

template <typename Write>
Canvas written(Write write) {
    const TempFolder folder;
    std::string bytes;
    write([&](std::string_view part) { bytes += part; });
    return loadPng(folder.write("sheet.png", bytes)).value();
}

Canvas plain(const Dungeon& dungeon, const RoomConfig& room, int zoom) {
    return written([&](const PngStream::Sink& sink) {
        writePlainSheet(dungeon, room, zoom, sink, [](int, int) {});
    });
}

bool isDark(Colour colour) {
    return colour.red + colour.green + colour.blue < 200;
}

}  // namespace

TEST_CASE("the plain picture of a carved map has its tiles and nothing of its padding") {
    DungeonConfig config;
    config.growth = GENERATE(Growth::Tunnels, Growth::Scattered);
    const RoomConfig room;
    const int zoom = GENERATE(10, 3);
    const Dungeon dungeon = generateDungeon(config, room, Seed{17}).value();
    const CarvedMap& map = *dungeon.carved();
    const Canvas picture = plain(dungeon, room, zoom);
    const PictureSize promised = plainSheetSize(config, room, zoom);
    REQUIRE(picture.size() == GridSize{map.size().width * zoom, map.size().height * zoom});
    CHECK(promised.width == picture.size().width);
    CHECK(promised.height == picture.size().height);
    for (const auto [x, y] : cellsOf(picture.size())) {
        const GridPos tile{x / zoom, y / zoom};
        const Tile kind = map.tiles()[tile];
        const bool isBare = kind == Tile::Ground || kind == Tile::Wall;
        if (isBare && isDark(picture.at(x, y)) == (kind == Tile::Ground) && tile != map.start() &&
            tile != map.exit()) {
            FAIL("pixel " << x << ", " << y);
        }
    }
    CHECK(picture.at(map.start().x * zoom, map.start().y * zoom) !=
          picture.at(map.exit().x * zoom, map.exit().y * zoom));
}

TEST_CASE("the plain picture of a dungeon of doors has the tiles of all its rooms") {
    const Dungeon dungeon = dungeonOf({{"SE", "W"}, {"N", "-"}}, {0, 0});
    RoomConfig room;
    room.size = {8, 6};
    const Canvas picture = plain(dungeon, room, 2);
    REQUIRE(picture.size() == GridSize{32, 24});
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const Room inside = dungeon.room(cell, room);
        for (GridPos tile; tile.y < 6; ++tile.y) {
            for (tile.x = 0; tile.x < 8; ++tile.x) {
                const Colour colour =
                    picture.at((cell.x * 8 + tile.x) * 2, (cell.y * 6 + tile.y) * 2);
                CHECK(isDark(colour) == (inside.tiles()[tile] == Tile::Wall));
            }
        }
    });
    CHECK(isDark(picture.at(31, 23)));
}

TEST_CASE("the sheet of tiles has every room as it is drawn alone") {
    const Dungeon dungeon = dungeonOf({{"SE", "W"}, {"N", "-"}}, {0, 0});
    RoomConfig config;
    config.size = {7, 6};
    const auto tileset = TilesetPictures::load(DOORSTRING_PROJECT "/assets", Tileset::Moss).value();
    const int zoom = GENERATE(1, 2);
    const int mostPixels = GENERATE(1 << 26, 5000, 1);  // in one piece, in strips, line by line
    const Canvas sheet = written([&](const PngStream::Sink& sink) {
        writeTilesSheet(
            dungeon, config, tileset, zoom, sink, [](int, int) {}, mostPixels);
    });
    REQUIRE(sheet.size() == GridSize{2 * 7 * tileSide * zoom, 2 * 6 * tileSide * zoom});
    RoomPicture picture;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        drawRoom(picture, dungeon.room(cell, config), dungeon.seed(), tileset);
        drawScenery(picture.below, picture, tileset, 0, 0, 0);
        picture.below.draw(picture.over, {0, 0, 7 * tileSide, 6 * tileSide}, 0, 0);
        for (const auto [x, y] : cellsOf({7 * tileSide, 6 * tileSide})) {
            Colour expected = picture.below.at(x, y);
            expected.alpha = 255;
            const Colour shown =
                sheet.at((cell.x * 7 * tileSide + x) * zoom, (cell.y * 6 * tileSide + y) * zoom);
            if (shown != expected) {
                FAIL("room " << cell.x << ", " << cell.y << ", pixel " << x << ", " << y);
            }
        }
    });
}

TEST_CASE("the progress of a sheet is reported, from nothing to all") {
    const Dungeon dungeon = dungeonOf({{"S"}, {"NS"}, {"N"}}, {0, 0});
    std::vector<std::pair<int, int>> reported;
    writePlainSheet(
        dungeon, {}, 1, [](std::string_view) {},
        [&](int done, int of) { reported.emplace_back(done, of); });
    CHECK(reported == std::vector<std::pair<int, int>>{{0, 3}, {1, 3}, {2, 3}, {3, 3}});
}
