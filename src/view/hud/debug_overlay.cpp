#include "view/hud/debug_overlay.hpp"

#include "picture/text/text.hpp"
#include "world/knight/sword.hpp"

namespace doorstring {

namespace {

constexpr Colour knightColour{96, 255, 128};
constexpr Colour solidColour{255, 96, 96, 120};
constexpr Colour bannerColour{255, 220, 96};
constexpr Colour creatureColour{255, 128, 224};
constexpr Colour attackColour{255, 64, 64};
constexpr Colour bladeColour{128, 224, 255};

PixelRect onCanvas(const SubBox& box, const PixelRect& room) {
    return {room.x + toPixels(box.at.x), room.y + toPixels(box.at.y), toPixels(box.width),
            toPixels(box.height)};
}

void drawSolidTiles(Canvas& canvas, const World& world, const PixelRect& room) {
    const Grid<Tile>& tiles = world.ground.tiles();
    for (const GridPos at : cellsOf(tiles.size())) {
        if (!isWalkable(tiles[at])) {
            canvas.frame({room.x + at.x * pixelsPerTile, room.y + at.y * pixelsPerTile,
                          pixelsPerTile, pixelsPerTile},
                         solidColour);
        }
    }
}

// Draws hit boxes and what the blade reaches. Projectiles, and creatures that attack, have another
// colour, since only they hurt.
void drawFight(Canvas& canvas, const World& world, const PixelRect& room) {
    for (const Creature& creature : world.creatures.living) {
        canvas.frame(onCanvas(creature.body.hitBox(), room),
                     creature.doing == Doing::Attacks ? attackColour : creatureColour);
    }
    for (const Projectile& projectile : world.creatures.projectiles) {
        canvas.frame(onCanvas(projectile.body.hitBox(), room), attackColour);
    }
    if (const auto blade = swordBox(world.player, world.config.sword)) {
        canvas.frame(onCanvas(*blade, room), bladeColour);
    }
}

}  // namespace

void drawDebugOverlay(Canvas& canvas, const BdfFont& font, const World& world,
                      const FrameTimes& times) {
    const PixelRect room = layoutFor(world.config.room.size).room;
    if (!world.flip) {
        drawSolidTiles(canvas, world, room);
        canvas.frame(onCanvas(world.player.body.hitBox(), room), knightColour);
        drawFight(canvas, world, room);
        if (world.hasBanner(world.cell())) {
            canvas.frame(onCanvas(bannerBox(world.dungeon, world.room), room), bannerColour);
        }
    }
    const ShortText lines[]{ShortText("frame {} us, {} a second", times.frame,
                                      times.frame > 0 ? 1000000 / times.frame : 0),
                            ShortText("tick {} us, draw {} us", times.tick, times.draw),
                            ShortText("room ({}, {}) {}, distance {}", world.cell().x,
                                      world.cell().y, world.flip ? "sliding" : "still",
                                      world.room.distance()),
                            ShortText("knight {} {}", toPixels(world.player.body.at.x),
                                      toPixels(world.player.body.at.y)),
                            ShortText("seed {}", world.dungeon.seed().number)};
    int y = hudHeight + 2;
    for (const ShortText& line : lines) {
        canvas.fill({2, y, textWidth(font, line) + 4, font.lineHeight()}, {0, 0, 0, 170});
        drawText(canvas, font, line, 4, y, {.colour = {255, 255, 255}});
        y += font.lineHeight();
    }
}

}  // namespace doorstring
