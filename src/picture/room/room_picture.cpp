#include "picture/room/room_picture.hpp"

#include "base/rng.hpp"
#include "picture/room/cut_edges.hpp"
#include "picture/room/moving_ground.hpp"

#include <array>

namespace doorstring {

namespace {

// `drawOne` draws a picture at a place of the canvas.
template <typename DrawOne>
void drawLayer(const RoomTiles::Layer& layer, DrawOne drawOne) {
    for (int y = 0; y < layer.height(); ++y) {
        for (int x = 0; x < layer.width(); ++x) {
            if (const auto picture = layer[{x, y}]) {
                drawOne(*picture, x * tileSide, y * tileSide);
            }
        }
    }
}

// The part of a jamb's picture that stands out of the wall.
PixelRect frameOf(TilePicture jamb) {
    const bool isSouth = jamb == TilePicture::SouthJambW || jamb == TilePicture::SouthJambE;
    const bool isPost = jamb == TilePicture::WestJambS || jamb == TilePicture::EastJambS;
    const bool onEast = jamb == TilePicture::NorthJambW || jamb == TilePicture::SouthJambW ||
                        jamb == TilePicture::WestJambS;
    const int width = isSouth ? 8 : 7;
    return {onEast ? tileSide - width : 0, 0, width, isPost ? 9 : tileSide};
}

void copyBase(Canvas& canvas, const RoomTiles& tiles, const TilesetPictures& tileset) {
    for (int y = 0; y < tiles.base.height(); ++y) {
        for (int x = 0; x < tiles.base.width(); ++x) {
            tileset.copy(canvas, tiles.base[{x, y}], x * tileSide, y * tileSide);
        }
    }
    for (const PlacedPicture& frame : tiles.frames) {
        const PixelRect part = frameOf(frame.picture);
        const PixelRect on = tileset.sheet().part(static_cast<int>(frame.picture));
        canvas.copy(tileset.sheet().picture(),
                    {on.x + part.x, on.y + part.y, part.width, part.height},
                    frame.at.x * tileSide + part.x, frame.at.y * tileSide + part.y);
    }
    for (const PlacedPicture& edge : tiles.edges) {
        tileset.drawShaded(canvas, edge.picture, edge.at.x * tileSide, edge.at.y * tileSide);
    }
}

void fit(Canvas& canvas, GridSize size) {
    if (canvas.size() != size) {
        canvas.resize(size);
    }
    canvas.clearClip();
}

}  // namespace

std::uint64_t cosmeticSeed(Seed dungeon, GridPos cell) {
    return cellRoll(dungeon.number, Purpose::Cosmetics, cell);
}

void drawRoom(RoomPicture& picture, const Grid<Tile>& layout, DoorSet doors,
              std::uint64_t cosmeticSeed, const TilesetPictures& tileset) {
    RoomTiles& tiles = picture.tiles;
    chooseTiles(layout, doors, cosmeticSeed, tiles);
    const GridSize size{layout.width() * tileSide, layout.height() * tileSide};
    fit(picture.below, size);
    fit(picture.over, size);

    Canvas& below = picture.below;
    const auto draw = [&](TilePicture part, int x, int y) { tileset.draw(below, part, x, y); };
    const auto drawShaded = [&](TilePicture part, int x, int y) {
        tileset.drawShaded(below, part, x, y);
    };
    copyBase(below, tiles, tileset);
    drawLayer(tiles.decor, draw);
    drawLayer(tiles.shadow, drawShaded);
    drawLayer(tiles.pillar, drawShaded);
    picture.shown.reset();
    drawMovingGround(picture, tileset, GroundClock{});
    picture.over.clear({0, 0, 0, 0});
    drawLayer(tiles.over,
              [&](TilePicture part, int x, int y) { tileset.draw(picture.over, part, x, y); });

    picture.furniture.clear();
    picture.torches.clear();
    for (const GridPos torch : tiles.torches) {
        picture.torches.push_back({torch.x * tileSide, torch.y * tileSide});
    }
}

void drawRoom(RoomPicture& picture, const Room& room, Seed dungeon,
              const TilesetPictures& tileset) {
    drawRoom(picture, room.tiles(), room.framedDoors(), cosmeticSeed(dungeon, room.cell()),
             tileset);
    drawCutEdges(picture, room, tileset);
    placeFurniture(picture, room);
}

void drawScenery(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
                 std::uint32_t tick, int x, int y) {
    drawFurniture(canvas, picture, tileset, tick, x, y);
    constexpr std::uint32_t ticksAFrame = 8;
    constexpr int frames = 4;
    // Light breathes by a pixel, and no two torches in step.
    constexpr std::array<int, 8> breath{0, 0, 1, 1, 2, 1, 1, 0};
    std::uint32_t phase = tick / ticksAFrame;
    for (const TorchSpot torch : picture.torches) {
        const int left = x + torch.x;
        const int top = y + torch.y;
        const int middle = left + tileSide / 2;
        tileset.light().glow(canvas, middle, top + 6, 40 + breath[phase % breath.size()]);
        const int frame = static_cast<int>(phase % frames);
        tileset.draw(canvas, after(TilePicture::Torch0, frame), left, top);
        phase += 3;
    }
}

}  // namespace doorstring
