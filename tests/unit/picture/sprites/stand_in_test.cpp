#include "picture/room/room_picture.hpp"
#include "picture/sprites/stand_in.hpp"
#include "picture/text/text.hpp"
#include "testing/catch2.hpp"
#include "testing/tiled_room.hpp"

#include <algorithm>

using namespace doorstring;

namespace {

bool hasInk(const Canvas& picture, PixelRect part) {
    for (const auto [x, y] : cellsIn(part)) {
        if (picture.at(x, y).alpha != 0) {
            return true;
        }
    }
    return false;
}

// Of the three colours together, over a tile.
int standInLight(const TilesetPictures& tileset, TilePicture picture) {
    const PixelRect part = tileset.sheet().part(static_cast<int>(picture));
    int sum = 0;
    for (const auto [x, y] : cellsIn(part)) {
        const Colour colour = tileset.sheet().picture().at(x, y);
        sum += colour.red + colour.green + colour.blue;
    }
    return sum;
}

}  // namespace

TEST_CASE("standInSheet: every sprite asked for shows") {
    const GridSize cell =
        GENERATE(GridSize{16, 16}, GridSize{6, 4}, GridSize{176, 48}, GridSize{1, 1});
    const int count = GENERATE(1, 8, 37);
    const SpriteSheet sheet = standInSheet(cell, count);
    CHECK(sheet.cell() == cell);
    REQUIRE(sheet.count() >= count);
    for (int index = 0; index < count; ++index) {
        CHECK(hasInk(sheet.picture(), sheet.part(index)));
    }
}

TEST_CASE("standInTileset: walls differ from ground and doors, and rooms are opaque") {
    const TilesetPictures tileset = standInTileset();
    REQUIRE(tileset.sheet().count() >= tilePictureCount);
    const int ground = standInLight(tileset, TilePicture::Ground0);
    CHECK(standInLight(tileset, TilePicture::North0) > 4 * ground);
    CHECK(standInLight(tileset, TilePicture::North0) >
          4 * standInLight(tileset, TilePicture::DoorN));
    CHECK(standInLight(tileset, TilePicture::Pillar0) > 4 * ground);

    RoomConfig config;
    const Room room =
        testing::tiledRoom(RoomPlan{1, DoorSet::all(), RoomKind::Plain}, {4, 2}, Seed{17}, config);
    RoomPicture picture;
    drawRoom(picture, room, Seed{17}, tileset);
    CHECK(std::all_of(picture.below.pixels().begin(), picture.below.pixels().end(),
                      [](Colour colour) { return colour.alpha == 255; }));
}

TEST_CASE("standInTileset: ramps run from dark to standInLight, as panels want them") {
    const TilesetPictures tileset = standInTileset();
    for (int i = 1; i < TilesetPictures::groundColours; ++i) {
        CHECK(tileset.ground(i - 1).red < tileset.ground(i).red);
    }
    for (int i = 1; i < TilesetPictures::wallColours; ++i) {
        CHECK(tileset.wall(i - 1).red < tileset.wall(i).red);
    }
    CHECK(tileset.outline().red < tileset.ground(0).red);
    CHECK(tileset.outline().alpha == 255);
}

TEST_CASE("standInFont: a frame for each character, and lines as high as in the true font") {
    const BdfFont font = standInFont();
    const auto shipped = BdfFont::load(DOORSTRING_PROJECT "/assets/fonts/doorstring.bdf");
    REQUIRE(shipped);
    CHECK(font.lineHeight() == shipped.value().lineHeight());
    CHECK(font.ascent() == shipped.value().ascent());
    for (const char32_t sign : {U'A', U'7', U'\u00E9'}) {
        CHECK(hasInk(font.atlas(), font.glyph(sign).part));
        CHECK(font.glyph(sign).advance <= shipped.value().glyph(sign).advance);
    }
}
