#include "picture/room/room_picture.hpp"

#include "base/rng.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr int torchRadius = 42;  // pixels that its light reaches

// Calls drawOne(picture, x, y) for each picture of a layer.
template <typename DrawOne>
void drawLayer(const RoomTiles::Layer& layer, DrawOne drawOne) {
    for (const GridPos at : cellsOf(layer.size())) {
        if (const auto picture = layer[at]) {
            drawOne(*picture, at.x * tileSide, at.y * tileSide);
        }
    }
}

// The part of a jamb's picture that shows the frame of the door, without the wall beside it.
PixelRect frameOf(TilePicture jamb) {
    const bool isSouth = jamb == TilePicture::SouthJambW || jamb == TilePicture::SouthJambE;
    const bool isPost = jamb == TilePicture::WestJambS || jamb == TilePicture::EastJambS;
    const bool onEast = jamb == TilePicture::NorthJambW || jamb == TilePicture::SouthJambW ||
                        jamb == TilePicture::WestJambS;
    const int width = isSouth ? 8 : 7;
    return {onEast ? tileSide - width : 0, 0, width, isPost ? 9 : tileSide};
}

void drawBase(Canvas& canvas, const RoomTiles& tiles, const TilesetPictures& tileset) {
    for (const GridPos at : cellsOf(tiles.base.size())) {
        tileset.copy(canvas, tiles.base[at], at.x * tileSide, at.y * tileSide);
    }
    for (const PlacedPicture& frame : tiles.frames) {
        const PixelRect part = frameOf(frame.picture);
        const PixelRect cell = tileset.sheet().part(static_cast<int>(frame.picture));
        canvas.copy(tileset.sheet().picture(),
                    {cell.x + part.x, cell.y + part.y, part.width, part.height},
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

TilesAround tilesAround(GridPos cell, const CarvedMap* map) {
    return map == nullptr ? TilesAround{} : TilesAround{&map->tiles(), map->firstTile(cell)};
}

void drawRoom(RoomPicture& picture, const Grid<Tile>& layout, DoorSet doors,
              std::uint64_t cosmeticSeed, const TilesetPictures& tileset, const TilesAround& around,
              Flooring floor) {
    RoomTiles& tiles = picture.tiles;
    chooseTiles(layout, doors, cosmeticSeed, tiles, around);
    const GridSize size{layout.width() * tileSide, layout.height() * tileSide};
    fit(picture.below, size);
    fit(picture.over, size);

    Canvas& below = picture.below;
    const auto draw = [&](TilePicture tilePicture, int x, int y) {
        tileset.draw(below, tilePicture, x, y);
    };
    const auto drawShaded = [&](TilePicture tilePicture, int x, int y) {
        tileset.drawShaded(below, tilePicture, x, y);
    };
    drawBase(below, tiles, tileset);
    drawFloorPattern(below, layout, floor, tileset);
    drawLayer(tiles.decor, draw);
    drawLayer(tiles.shadow, drawShaded);
    drawLayer(tiles.standing, drawShaded);
    picture.shown.reset();
    drawMovingGround(picture, tileset, GroundClock{});
    picture.over.clear({0, 0, 0, 0});
    drawLayer(tiles.over, [&](TilePicture tilePicture, int x, int y) {
        tileset.draw(picture.over, tilePicture, x, y);
    });

    picture.furniture.clear();
    picture.fires.clear();
    for (const GridPos torch : tiles.torches) {
        picture.fires.push_back(fireAt({torch.x * tileSide, torch.y * tileSide}, tileSide,
                                       torchRadius, tiles.kinds, layout.size()));
    }
}

FloorPattern floorPatternOf(const Room& room, std::uint64_t cosmeticSeed) {
    return room.isCarved() ? FloorPattern::None : floorPatternOf(room.kind(), cosmeticSeed);
}

void drawRoom(RoomPicture& picture, const Room& room, Seed dungeon, const TilesetPictures& tileset,
              const CarvedMap* map) {
    const std::uint64_t seed = cosmeticSeed(dungeon, room.cell());
    drawRoom(picture, room.tiles(), room.framedDoors(), seed, tileset,
             tilesAround(room.cell(), map), floorPatternOf(room, seed));
    placeFurniture(picture, room);
}

void drawScenery(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
                 std::uint32_t tick, int x, int y) {
    constexpr std::uint32_t ticksAFrame = 8;
    constexpr int frames = 4;
    // The light of a fire breathes by two pixels, out of step with that of the next fire.
    constexpr std::array<int, 8> breath{2, 2, 1, 1, 0, 1, 1, 2};
    const std::uint32_t firstPhase = tick / ticksAFrame;
    drawFurniture(canvas, picture, tileset, tick, x, y);
    std::uint32_t phase = firstPhase;
    for (const Fire& fire : picture.fires) {
        const GridPos at = fire.middle();
        const int radius = fire.radius - breath[phase % breath.size()];
        tileset.light().glow(canvas, x + at.x, y + at.y, radius, fire.reached);
        phase += 3;
    }
    phase = firstPhase;
    for (const Fire& fire : picture.fires) {
        const auto frame = static_cast<int>(phase % frames);
        PixelRect part = tileset.sheet().part(static_cast<int>(after(TilePicture::Torch0, frame)));
        part.height = fire.height;
        canvas.draw(tileset.sheet().picture(), part, x + fire.corner.x, y + fire.corner.y);
        phase += 3;
    }
}

void showRoom(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
              std::uint32_t tick, int x, int y) {
    const GridSize size = picture.below.size();
    canvas.setClip({x, y, size.width, size.height});  // light stays in the room
    canvas.copy(picture.below, x, y);
    drawScenery(canvas, picture, tileset, tick, x, y);
    canvas.draw(picture.over, x, y);
    canvas.clearClip();
}

namespace {

constexpr std::uint32_t ticksAWave = 16;  // the time of each of the four pictures of water
constexpr std::uint32_t ticksASway = 40;  // half the time of each of the two pictures of grass

MovingFrames framesAt(GroundClock clock) {
    return {static_cast<std::uint8_t>(clock.tick / ticksAWave % 4),
            static_cast<std::uint8_t>(clock.tick / ticksASway % 4), clock.spikes};
}

bool hasChanged(Motion motion, MovingFrames before, MovingFrames now) {
    switch (motion) {
    case Motion::Shallows:
    case Motion::Deep:
        return before.wave != now.wave;
    case Motion::Grass:
        return before.sway != now.sway;
    case Motion::Spikes:
        return before.spikes != now.spikes;
    }
    return false;
}

TilePicture baseOf(const RoomTiles& tiles, const MovingTile& moving, MovingFrames frames) {
    switch (moving.motion) {
    case Motion::Shallows:
        return after(TilePicture::Shallows0, (frames.wave + moving.phase) % 4);
    case Motion::Deep:
        return after(TilePicture::Deep0, (frames.wave + moving.phase) % 4);
    case Motion::Grass:
    case Motion::Spikes:
        break;
    }
    return tiles.base[moving.at];
}

std::optional<TilePicture> overlayOf(const MovingTile& moving, MovingFrames frames) {
    switch (moving.motion) {
    case Motion::Shallows:
    case Motion::Deep:
        break;
    case Motion::Grass:
        return after(TilePicture::Grass0, (frames.sway + moving.phase) / 2 % 2);
    case Motion::Spikes:
        return after(TilePicture::Spikes0, static_cast<int>(frames.spikes));
    }
    return std::nullopt;
}

}  // namespace

void drawMovingGround(RoomPicture& picture, const TilesetPictures& tileset, GroundClock clock) {
    const RoomTiles& tiles = picture.tiles;
    const MovingFrames now = framesAt(clock);
    const bool wasDrawn = picture.shown.has_value();
    for (const MovingTile& moving : tiles.moving) {
        if (wasDrawn && !hasChanged(moving.motion, *picture.shown, now)) {
            continue;
        }
        const int x = moving.at.x * tileSide;
        const int y = moving.at.y * tileSide;
        tileset.copy(picture.below, baseOf(tiles, moving, now), x, y);
        for (std::uint32_t i = 0; i < moving.parts; ++i) {
            tileset.draw(picture.below, tiles.movingParts[moving.firstPart + i], x, y);
        }
        if (const auto overlay = overlayOf(moving, now)) {
            tileset.draw(picture.below, *overlay, x, y);
        }
        if (const auto shadow = tiles.shadow[moving.at]) {
            tileset.drawShaded(picture.below, *shadow, x, y);
        }
    }
    picture.shown = now;
}

void drawPushed(Canvas& canvas, const TilesetPictures& tileset, Tile tile, int x, int y) {
    const auto picture = tile == Tile::Block ? TilePicture::Block : TilePicture::Crate;
    tileset.drawShaded(canvas, picture, x, y);
}

}  // namespace doorstring
