#include "view/effects/ground_marks.hpp"

#include "picture/tiles/tile_picture.hpp"
#include "view/easing.hpp"
#include "view/effects/rings.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int portcullisTicks = 12;  // of a fall or a rise

}  // namespace

void Portcullises::take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
    for (const Event& event : events) {
        const bool falls = std::holds_alternative<ArenaShut>(event);
        const bool rises =
            std::holds_alternative<RoomCleared>(event) && roomTraits[world.room.kind()].shuts;
        if (falls || rises) {
            lastMove_ = {dungeonNumber, world.cell(), world.tick};
            falls_ = falls;
        }
    }
}

// Portcullises fall faster and faster, and rise more and more slowly.
std::optional<int> Portcullises::visibleHeight(const World& world,
                                               std::uint32_t dungeonNumber) const {
    if (!lastMove_ || world.flip || !lastMove_->isWithin(portcullisTicks, world, dungeonNumber)) {
        return std::nullopt;
    }
    const auto since = static_cast<int>(world.tick - lastMove_->tick);
    return falls_ ? tileSide * since * since / (portcullisTicks * portcullisTicks)
                  : between(tileSide, 0, eased(Easing::Out, since, portcullisTicks));
}

void drawPortcullises(Canvas& canvas, const TilesetPictures& tileset, const Room& room,
                      DoorSet doorways, int visibleHeight, int x, int y) {
    for (const Direction side : allDirections) {
        if (!doorways.has(side)) {
            continue;
        }
        const TilePicture picture = after(TilePicture::ShutN, static_cast<int>(side));
        PixelRect part = tileset.sheet().part(static_cast<int>(picture));
        part.y += part.height - visibleHeight;  // the foot is seen first
        part.height = visibleHeight;
        const SideTiles row(room.tiles().size(), side);
        for (int i = 0; i < row.span.length; ++i) {
            const GridPos tile = row.at(row.span.first + i);
            canvas.draw(tileset.sheet().picture(), part, x + tile.x * tileSide,
                        y + tile.y * tileSide);
        }
    }
}

namespace {

constexpr int knightRows = 16;  // of his picture
// The place of the hatch's leaves in its picture.
constexpr PixelRect leaves{14, 5, 20, 14};
constexpr int seam = 25;  // the x in the picture where the right leaf begins

PixelRect partOf(const SpriteSheet& sheet, FurnitureSprite sprite) {
    return sheet.part(static_cast<int>(sprite) * furniturePictures);
}

// Draws both leaves, each slid `apart` pixels under the frame on its side.
void drawLeaves(Canvas& canvas, const SpriteSheet& sheet, GridPos at, int apart) {
    const PixelRect hatch = partOf(sheet, FurnitureSprite::Hatch);
    const int leftWidth = std::max(0, seam - leaves.x - apart);
    const int rightWidth = std::max(0, leaves.x + leaves.width - seam - apart);
    canvas.draw(sheet.picture(),
                {hatch.x + seam - leftWidth, hatch.y + leaves.y, leftWidth, leaves.height},
                at.x + leaves.x, at.y + leaves.y);
    canvas.draw(sheet.picture(), {hatch.x + seam, hatch.y + leaves.y, rightWidth, leaves.height},
                at.x + leaves.x + leaves.width - rightWidth, at.y + leaves.y);
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

namespace {

constexpr int markTicks = 48;         // the last ticks of a fuse, in which the blast is marked
constexpr int dashLength = 4;         // pixels
constexpr int ticksPerMarkPixel = 4;  // of the dashes, which march around the mark
constexpr int wholeRingTicks = 8;     // after a blast, while its ring has no gaps
constexpr int ringTicks = 14;         // after a blast, while its ring is drawn

// Light and dark dashes are seen on every ground, even without colours.
constexpr Colour lightDash{255, 204, 96};
constexpr Colour darkDash{22, 20, 32};
constexpr Colour flare{255, 255, 240};

void drawMark(Canvas& canvas, GridPos middle, int radius, int ticksLeft) {
    const int march = ticksLeft / ticksPerMarkPixel;
    drawRing(canvas, middle, radius, [&](int pixel) {
        return std::optional((pixel + march) / dashLength % 2 == 0 ? lightDash : darkDash);
    });
}

}  // namespace

void drawBlastMarks(Canvas& canvas, const World& world, GridPos corner) {
    const auto mark = [&](SubPos at, int radius, int ticksLeft) {
        if (ticksLeft <= markTicks) {
            drawMark(canvas, {corner.x + toPixels(at.x), corner.y + toPixels(at.y)}, radius,
                     ticksLeft);
        }
    };
    const CreatureRules& rules = world.config.creatures.rules;
    for (const Projectile& shot : world.creatures.projectiles) {
        if (shot.kind == ProjectileKind::Bomb && shot.ticks > rules.bombFlightTicks) {
            mark(centreOf(shot.body.hitBox()), rules.blastRadius, rules.bombFuseTicks - shot.ticks);
        }
    }
    const BombConfig& bombs = world.config.items.bombs;
    for (const LaidBomb& bomb : world.tools.bombs) {
        mark(bomb.middle, bombs.blastRadius, bombs.fuseTicks - bomb.ticks);
    }
}

void drawBlastRing(Canvas& canvas, GridPos middle, int radius, int ticks) {
    if (ticks >= ringTicks) {
        return;
    }
    drawRing(canvas, middle, radius, [&](int pixel) {
        const bool isGap = ticks >= wholeRingTicks && pixel / dashLength % 2 == 1;
        return isGap ? std::nullopt : std::optional(flare);
    });
}

}  // namespace doorstring
