// No bad joint: where two tiles of wall meet, light meets light and dark meets dark.
#include "picture/room/room_picture.hpp"
#include "testing/catch2.hpp"

#include <array>
#include <cstdlib>
#include <string>

using namespace doorstring;

namespace {

constexpr std::array<GridOffset, 8> wallJointsAround{
    {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

// All 256 neighbourhoods side by side, ground between them.
Grid<Tile> allNeighbourhoods() {
    constexpr int cell = 4;
    Grid<Tile> layout({16 * cell + 1, 16 * cell + 1}, Tile::Ground);
    for (int bits = 0; bits < 256; ++bits) {
        const GridPos middle{bits % 16 * cell + 2, bits / 16 * cell + 2};
        layout[middle] = Tile::Wall;
        for (std::size_t i = 0; i < wallJointsAround.size(); ++i) {
            if ((bits >> i & 1) != 0) {
                layout[middle + wallJointsAround[i]] = Tile::Wall;
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
    for (int y = 0; y < layout.height() - 1; ++y) {
        for (int x = 0; x < layout.width() - 1; ++x) {
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
    }
    CHECK(joints > 1000);
}
