#include "picture/room/room_picture.hpp"
#include "testing/catch2.hpp"
#include "testing/tiled_room.hpp"

#include <algorithm>
#include <set>

using namespace doorstring;

namespace {

const std::filesystem::path assets = std::filesystem::path(DOORSTRING_PROJECT) / "assets";

TilesetPictures loaded(Tileset tileset) {
    auto pictures = TilesetPictures::load(assets, tileset);
    if (!pictures) {
        FAIL(pictures.error());
    }
    return std::move(pictures.value());
}

Room roomPictureRoomOf(GridSize size, DoorSet doors) {
    RoomConfig config;
    config.size = size;
    return testing::tiledRoom(RoomPlan{1, doors, RoomKind::Plain}, {4, 2}, Seed{17}, config);
}

RoomPicture drawn(const Room& room, const TilesetPictures& tileset) {
    RoomPicture picture;
    drawRoom(picture, room, Seed{17}, tileset);
    return picture;
}

bool isSame(const Canvas& a, const Canvas& b) {
    return a.size() == b.size() &&
           std::equal(a.pixels().begin(), a.pixels().end(), b.pixels().begin());
}

bool isOpaque(const Canvas& picture) {
    return std::all_of(picture.pixels().begin(), picture.pixels().end(),
                       [](Colour c) { return c.alpha == 255; });
}

PixelRect whole(const Canvas& picture) {
    return {0, 0, picture.size().width, picture.size().height};
}

}  // namespace

TEST_CASE("TilesetPictures: every tileset loads; ramps run from dark to light") {
    const int index = GENERATE(range(0, tilesetCount));
    const auto tileset = static_cast<Tileset>(index);
    CAPTURE(std::string(nameOf(tileset)));
    const TilesetPictures pictures = loaded(tileset);
    const auto light = [](Colour c) { return 3 * c.red + 6 * c.green + c.blue; };
    for (int i = 1; i < TilesetPictures::groundColours; ++i) {
        CHECK(light(pictures.ground(i - 1)) < light(pictures.ground(i)));
    }
    for (int i = 1; i < TilesetPictures::wallColours; ++i) {
        CHECK(light(pictures.wall(i - 1)) < light(pictures.wall(i)));
    }
    CHECK(light(pictures.outline()) < light(pictures.wall(0)));
    CHECK(pictures.outline().alpha == 255);
}

TEST_CASE("TilesetPictures: walls and ground are opaque, shadows are not") {
    const TilesetPictures pictures = loaded(static_cast<Tileset>(GENERATE(range(0, tilesetCount))));
    const Canvas& sheet = pictures.sheet().picture();
    for (auto picture = TilePicture::Ground0; picture < TilePicture::ArchN;
         picture = after(picture, 1)) {
        const PixelRect part = pictures.sheet().part(static_cast<int>(picture));
        CAPTURE(static_cast<int>(picture));
        bool opaque = true;
        for (const auto [x, y] : cellsOf({tileSide, tileSide})) {
            opaque = opaque && sheet.at(part.x + x, part.y + y).alpha == 255;
        }
        CHECK(opaque);
    }
    const PixelRect shadow = pictures.sheet().part(static_cast<int>(TilePicture::ShadowN));
    CHECK(sheet.at(shadow.x + 8, shadow.y).alpha > 0);
    CHECK(sheet.at(shadow.x + 8, shadow.y).alpha < 255);
}

TEST_CASE("TilesetPictures: a missing sheet is reported by its name") {
    const auto pictures = TilesetPictures::load("/nowhere", Tileset::Moss);
    REQUIRE_FALSE(pictures.ok());
    CHECK_THAT(pictures.error(), testing::ContainsSubstring("moss.png"));
}

TEST_CASE("drawRoom: opaque below; above only arches and the ends of pillars") {
    const TilesetPictures tileset = loaded(Tileset::BlueStone);
    const GridSize size = GENERATE(GridSize{15, 9}, GridSize{6, 8}, GridSize{5, 5});
    const Room room = roomPictureRoomOf(size, DoorSet::all());
    const RoomPicture picture = drawn(room, tileset);
    CHECK(picture.below.size() == GridSize{size.width * tileSide, size.height * tileSide});
    CHECK(isOpaque(picture.below));
    REQUIRE(picture.over.size() == picture.below.size());
    for (const auto [x, y] : cellsOf(picture.over.size())) {
        if (picture.over.at(x, y).alpha != 0) {
            CAPTURE(x, y);
            REQUIRE(picture.tiles.over[{x / tileSide, y / tileSide}].has_value());
        }
    }
}

TEST_CASE("drawRoom: pure, whatever was drawn into the same memory before") {
    const TilesetPictures tileset = loaded(Tileset::Moss);
    const Room room = roomPictureRoomOf({15, 9}, DoorSet::all());
    const RoomPicture fresh = drawn(room, tileset);
    RoomPicture reused = drawn(roomPictureRoomOf({15, 9}, DoorSet::of(Direction::South)), tileset);
    CHECK_FALSE(isSame(fresh.below, reused.below));
    const Colour* const memory = reused.below.pixels().data();
    drawRoom(reused, room, Seed{17}, tileset);
    CHECK(isSame(fresh.below, reused.below));
    CHECK(isSame(fresh.over, reused.over));
    CHECK(fresh.fires == reused.fires);
    CHECK(reused.below.pixels().data() == memory);
    drawRoom(reused, room, Seed{18}, tileset);
    CHECK_FALSE(isSame(fresh.below, reused.below));
}

TEST_CASE("drawRoom: shadows darken the ground beside walls") {
    const TilesetPictures tileset = loaded(Tileset::BlueStone);
    RoomPicture picture;
    const Room room = roomPictureRoomOf({15, 9}, DoorSet());
    drawRoom(picture, room.tiles(), DoorSet(), 17, tileset);  // a bare floor
    const auto light = [](Colour c) { return c.red + c.green + c.blue; };
    int shaded = 0;
    int open = 0;
    for (int y = 2 * tileSide; y < 3 * tileSide; ++y) {
        shaded += light(picture.below.at(tileSide + 1, y));
        open += light(picture.below.at(2 * tileSide - 2, y));
    }
    CHECK(shaded < open);
}

TEST_CASE("drawScenery: light around each torch, in frames that change with the tick") {
    const TilesetPictures tileset = loaded(Tileset::BlueStone);
    const RoomPicture picture =
        drawn(roomPictureRoomOf({15, 9}, DoorSet::of(Direction::North)), tileset);
    REQUIRE(picture.fires.size() == 2);
    const GridPos torch = picture.fires[0].corner;

    const auto lit = [&](std::uint32_t tick) {
        Canvas canvas(picture.below.size());
        canvas.copy(picture.below, whole(picture.below), 0, 0);
        drawScenery(canvas, picture, tileset, tick, 0, 0);
        return canvas;
    };
    const Canvas first = lit(0);
    CHECK(isSame(first, lit(1)));
    CHECK_FALSE(isSame(first, lit(8)));
    // On the ground below the torch, and far from it.
    CHECK(first.at(torch.x + 8, 24).red > picture.below.at(torch.x + 8, 24).red);
    CHECK(first.at(120, 100) == picture.below.at(120, 100));
}

TEST_CASE("drawScenery: the light of torches stays out of rock and of the void of pits") {
    const TilesetPictures tileset = loaded(Tileset::BlueStone);
    Grid<Tile> layout({15, 9}, Tile::Wall);
    for (GridPos p{1, 4}; p.y < 8; ++p.y) {
        for (p.x = 1; p.x < 14; ++p.x) {
            layout[p] = p.y > 4 && p.x < 7 ? Tile::Pit : Tile::Ground;
        }
    }
    for (int x = 1; x < 14; ++x) {
        layout[{x, 1}] = Tile::Ground;  // behind a wall two tiles thick
    }
    RoomPicture picture;
    bool hasTorch = false;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        drawRoom(picture, layout, {}, seed, tileset);
        std::erase_if(picture.fires, [](const Fire& fire) { return fire.corner.y == 0; });
        hasTorch = hasTorch || !picture.fires.empty();
        Canvas canvas = picture.below;
        drawScenery(canvas, picture, tileset, 0, 0, 0);
        const auto isSame = [&](GridPos tile) {
            for (int y = tile.y * tileSide; y < (tile.y + 1) * tileSide; ++y) {
                for (int x = tile.x * tileSide; x < (tile.x + 1) * tileSide; ++x) {
                    if (canvas.at(x, y) != picture.below.at(x, y)) {
                        return false;
                    }
                }
            }
            return true;
        };
        for (int x = 0; x < 15; ++x) {
            CHECK(isSame({x, 1}));
            CHECK(isSame({x, 2}));
        }
        for (int x = 2; x < 6; ++x) {
            CHECK(isSame({x, 6}));
        }
    }
    CHECK(hasTorch);
}
