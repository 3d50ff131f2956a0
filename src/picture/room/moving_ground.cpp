#include "picture/room/moving_ground.hpp"

namespace doorstring {

namespace {

constexpr std::uint32_t ticksAWave = 16;  // of each of the four pictures of water
constexpr std::uint32_t ticksASway = 40;  // of each of the two pictures of grass

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
    const bool first = !picture.shown;
    for (const MovingTile& moving : tiles.moving) {
        if (!first && !hasChanged(moving.motion, *picture.shown, now)) {
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
