#include "picture/room/room_picture.hpp"
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const TilesetPictures& movingGroundBlueStone() {
    static const TilesetPictures pictures =
        TilesetPictures::load(DOORSTRING_PROJECT "/assets", Tileset::BlueStone).value();
    return pictures;
}

RoomPicture roomWith(Tile tile) {
    Grid<Tile> layout = emptyRoom({7, 7}, {});
    layout[{3, 3}] = tile;
    RoomPicture picture;
    drawRoom(picture, layout, {}, 4, movingGroundBlueStone());
    return picture;
}

// How many tiles of the picture the clock changes; only the one in the middle may be among them.
int changedBy(RoomPicture& picture, GroundClock clock) {
    const Canvas before = picture.below;
    drawMovingGround(picture, movingGroundBlueStone(), clock);
    int inside = 0;
    for (const auto [x, y] : cellsOf(before.size())) {
        if (before.at(x, y) == picture.below.at(x, y)) {
            continue;
        }
        CHECK(x / tileSide == 3);
        CHECK(y / tileSide == 3);
        inside = 1;
    }
    return inside;
}

}  // namespace

TEST_CASE("water moves slowly, and comes back after four pictures") {
    const Tile tile = GENERATE(Tile::Shallows, Tile::DeepWater);
    RoomPicture picture = roomWith(tile);
    const Canvas start = picture.below;
    CHECK(changedBy(picture, {1}) == 0);
    CHECK(changedBy(picture, {16}) == 1);
    CHECK(changedBy(picture, {31}) == 0);
    CHECK(changedBy(picture, {32, SpikePhase::Up}) == 1);
    changedBy(picture, {64});
    CHECK(std::equal(start.pixels().begin(), start.pixels().end(), picture.below.pixels().begin()));
}

TEST_CASE("bridges lead over pits as over water, and nothing flows there") {
    Grid<Tile> layout = emptyRoom({7, 7}, {});
    layout[{3, 2}] = Tile::Pit;
    layout[{3, 3}] = Tile::Bridge;
    layout[{3, 4}] = Tile::Pit;
    const RoomTiles tiles = chosen(layout, {});
    CHECK(tiles.base[{3, 3}] == TilePicture::Pit0);
    CHECK(tiles.moving.empty());
    const PlacedPicture across{{3, 3}, TilePicture::BridgeAcross};
    CHECK(std::count(tiles.edges.begin(), tiles.edges.end(), across) == 1);
    const PlacedPicture edge{{3, 2}, after(TilePicture::PitEdgeN, 1)};
    CHECK(std::count(tiles.edges.begin(), tiles.edges.end(), edge) == 0);

    layout[{3, 2}] = layout[{3, 4}] = Tile::DeepWater;
    CHECK(chosen(layout, {}).moving.size() == 3);
}

TEST_CASE("spikes follow their phase alone") {
    RoomPicture picture = roomWith(Tile::Spikes);
    CHECK(changedBy(picture, {500}) == 0);
    CHECK(changedBy(picture, {500, SpikePhase::Announced}) == 1);
    CHECK(changedBy(picture, {501, SpikePhase::Up}) == 1);
    CHECK(changedBy(picture, {501, SpikePhase::Up}) == 0);
    CHECK(changedBy(picture, {501}) == 1);
}

TEST_CASE("what does not move stays") {
    const Tile tile = GENERATE(Tile::Ground, Tile::Pit, Tile::Ice, Tile::Plate, Tile::Crate,
                               Tile::Block, Tile::Rubble, Tile::Wall, Tile::Pillar);
    RoomPicture picture = roomWith(tile);
    CHECK(changedBy(picture, {100, SpikePhase::Up}) == 0);
}

// From braziers on, they are figures on plain ground.
TEST_CASE(
    "every kind of tile that rooms are made of has a look of its own, and rooms of it are opaque") {
    const std::size_t madeCount = static_cast<std::size_t>(Tile::Brazier);
    for (std::size_t a = 0; a < madeCount; ++a) {
        const RoomPicture first = roomWith(static_cast<Tile>(a));
        CHECK(std::all_of(first.below.pixels().begin(), first.below.pixels().end(),
                          [](Colour c) { return c.alpha == 255; }));
        for (std::size_t b = 0; b < a; ++b) {
            const RoomPicture second = roomWith(static_cast<Tile>(b));
            CAPTURE(letter(static_cast<Tile>(a)), letter(static_cast<Tile>(b)));
            CHECK_FALSE(std::equal(first.below.pixels().begin(), first.below.pixels().end(),
                                   second.below.pixels().begin()));
        }
    }
}

TEST_CASE("pushed things and marks are drawn where they are") {
    const auto inked = [](auto draw) {
        Canvas canvas({32, 32}, movingGroundBlueStone().ground(1));
        draw(canvas);
        int count = 0;
        for (const auto [x, y] : cellsOf({32, 32})) {
            const bool changed = !(canvas.at(x, y) == movingGroundBlueStone().ground(1));
            count += changed ? 1 : 0;
            CHECK((!changed || (x >= 5 && x < 21 && y >= 9 && y < 25)));
        }
        return count;
    };
    for (const Tile tile : {Tile::Crate, Tile::Block}) {
        CHECK(inked([&](Canvas& c) { drawPushed(c, movingGroundBlueStone(), tile, 5, 9); }) > 200);
    }
    for (const auto mark : {TilePicture::Stubble, TilePicture::PitFilled, TilePicture::Plate1}) {
        CHECK(inked([&](Canvas& c) { movingGroundBlueStone().drawShaded(c, mark, 5, 9); }) > 20);
    }
}
