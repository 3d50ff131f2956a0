#include "view/ground/stairs_view.hpp"

#include "picture/tiles/furniture_sprite.hpp"
#include "view/easing.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int knightRows = 16;
// Of the hatch's leaves, in its picture.
constexpr PixelRect leaves{14, 5, 20, 14};
constexpr int seam = 25;  // where the right one begins

PixelRect partOf(const SpriteSheet& sheet, FurnitureSprite sprite) {
    return sheet.part(static_cast<int>(sprite) * furniturePictures);
}

// The leaves go into the frame on both sides, `apart` pixels each.
void drawLeaves(Canvas& canvas, const SpriteSheet& sheet, GridPos at, int apart) {
    const PixelRect hatch = partOf(sheet, FurnitureSprite::Hatch);
    const int left = std::max(0, seam - leaves.x - apart);
    const int right = std::max(0, leaves.x + leaves.width - seam - apart);
    canvas.draw(sheet.picture(), {hatch.x + seam - left, hatch.y + leaves.y, left, leaves.height},
                at.x + leaves.x, at.y + leaves.y);
    canvas.draw(sheet.picture(), {hatch.x + seam, hatch.y + leaves.y, right, leaves.height},
                at.x + leaves.x + leaves.width - right, at.y + leaves.y);
}

}  // namespace

void drawStairs(Canvas& canvas, const TilesetPictures& tileset, const World& world,
                const Room& room, int x, int y) {
    if (!world.hasStairs(room.cell())) {
        return;
    }
    const SubPos middle = bannerPoint(world.dungeon, room);
    const SpriteSheet& sheet = tileset.furniture();
    const GridPos at{x + toPixels(middle.x) - furnitureSize.width / 2,
                     y + toPixels(middle.y) - furnitureSize.height / 2};
    const bool shut = world.stairTicks == 0;
    const PixelRect part = partOf(sheet, shut ? FurnitureSprite::Hatch : FurnitureSprite::Stairs);
    tileset.light().draw(canvas, sheet.picture(), part, at.x, at.y);
    const int apart =
        between(0, leaves.width / 2 + 1,
                eased(Easing::Smooth, world.stairTicks, world.config.adventure.stairs.openTicks));
    if (!shut && apart <= leaves.width / 2) {
        drawLeaves(canvas, sheet, at, apart);
    }
}

int rowsBelowGround(const World& world) {
    return world.player.descending() ? between(0, knightRows,
                                               eased(Easing::Linear, world.player.descentTicks,
                                                     world.config.adventure.stairs.descentTicks))
                                     : 0;
}

}  // namespace doorstring
