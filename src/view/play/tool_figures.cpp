#include "view/play/tool_figures.hpp"

#include "base/enums.hpp"
#include "picture/sprites/sprites.hpp"
#include "view/easing.hpp"
#include "view/play/room_view.hpp"

#include <cstdlib>

namespace doorstring {

namespace {

constexpr int toolSide = 16;         // pixels of a picture
constexpr int toolMiddle = 7;        // the pixel of a flying picture that lies on its axis
constexpr int linkLength = 8;        // pixels of chain that a picture shows
constexpr int waist = 4;             // pixels above the middle of his hit box: from where he throws
constexpr int ticksPerSpark = 6;     // of each picture of a burning fuse
constexpr int ticksPerFlash = 10;    // no more than three times a second
constexpr int flashingTicks = 30;    // the last of a bomb
constexpr int ticksPerGlimpse = 12;  // of each picture of what is held up
constexpr int bombReach = 4;         // pixels from its middle down to where it stands
constexpr int bombFoot = 12;         // pixels from the top of its picture to where it stands

GridPos pixelOn(const Scene& scene, SubPos at) {
    return {scene.x + toPixels(at.x), scene.y + toPixels(at.y)};
}

SubPos placeAlong(SubPos from, SubPos to, int tickShare) {
    return {between(from.x, to.x, tickShare, wholeTick),
            between(from.y, to.y, tickShare, wholeTick)};
}

void addBomb(Figures& figures, const Scene& scene, const LaidBomb& bomb) {
    const int left = scene.world.config.items.bombs.fuseTicks - bomb.ticks;
    const int picture =
        left > flashingTicks
            ? static_cast<int>(BombSprite::Lit0) + bomb.ticks / ticksPerSpark % litPictures
            : static_cast<int>(BombSprite::Flash0) + left / ticksPerFlash % 2;
    const GridPos at = pixelOn(scene, bomb.middle);
    // One at the knight's feet is before him.
    const int feet = toSubpixels(scene.y) + bomb.middle.y + toSubpixels(bombReach);
    const GridPos corner{at.x - toolSide / 2, at.y - bombFoot};
    figures.add({.feet = feet,
                 .sheet = &scene.art.sprites.effects,
                 .picture = static_cast<int>(EffectSprite::Shadow),
                 .x = corner.x,
                 .y = corner.y + 1,
                 .light = &scene.tileset.light()});
    figures.add({.feet = feet,
                 .sheet = &scene.art.sprites.bomb,
                 .picture = picture,
                 .x = corner.x,
                 .y = corner.y});
}

void addTool(Figures& figures, const Scene& scene, ToolSprite sprite, GridPos middle, int feet) {
    figures.add({.feet = feet,
                 .sheet = &scene.art.sprites.tools,
                 .picture = static_cast<int>(sprite),
                 .x = middle.x - toolMiddle,
                 .y = middle.y - toolMiddle});
}

void addArrow(Figures& figures, const Scene& scene, const Arrow& arrow, int tickShare) {
    const SubBox box = arrow.body.hitBox();
    SubBox before = box;
    before.at = arrow.body.previous;
    GridPos middle = pixelOn(scene, placeAlong(centreOf(before), centreOf(box), tickShare));
    middle.y -= waist;
    addTool(figures, scene, arrowFlying(arrow.way), middle, toSubpixels(scene.y) + box.bottom());
}

// Links from the tip back to the knight.
void addHook(Figures& figures, const Scene& scene, const Hook& hook, int tickShare) {
    const Body& knight = scene.world.player.body;
    const SubPos offset{knight.size.width * subpixelsPerPixel / 2,
                        knight.size.height * subpixelsPerPixel / 2};
    const SubPos corner = placeAlong(knight.previous, knight.at, tickShare);
    GridPos hand = pixelOn(scene, {corner.x + offset.x, corner.y + offset.y});
    GridPos tip = pixelOn(scene, placeAlong(hook.previous, hook.tip, tickShare));
    hand.y -= waist;
    tip.y -= waist;
    const int feet = toSubpixels(scene.y) + knight.hitBox().bottom() -
                     (hook.way == Direction::North ? subpixelsPerPixel : 0);
    const GridOffset back = offsetOf(opposite(hook.way));
    const int length = std::abs(tip.x - hand.x) + std::abs(tip.y - hand.y);
    for (int at = linkLength; at < length; at += linkLength) {
        addTool(figures, scene, chainLink(hook.way), tip + back * at, feet);
    }
    addTool(figures, scene, hookFlying(hook.way), tip, feet);
}

}  // namespace

void addTools(Figures& figures, const Scene& scene, int tickShare) {
    const Tools& tools = scene.world.tools;
    for (const LaidBomb& bomb : tools.bombs) {
        addBomb(figures, scene, bomb);
    }
    for (const Arrow& arrow : tools.arrows) {
        addArrow(figures, scene, arrow, tickShare);
    }
    if (tools.hook) {
        addHook(figures, scene, *tools.hook, tickShare);
    }
}

void addHeldUp(Figures& figures, const Scene& scene, GridPos corner, int feet) {
    const HeldUp& held = *scene.world.player.heldUp;
    const bool isHeart = held.what == Treasure::Heart;
    const int glimpse = held.ticks / ticksPerGlimpse % itemPictures;
    figures.add({.feet = feet,
                 .sheet = isHeart ? &scene.art.sprites.drops : &scene.art.sprites.items,
                 .picture = (isHeart ? static_cast<int>(DropSprite::Heart0)
                                     : static_cast<int>(spriteOf(held.what))) +
                            glimpse,
                 .x = corner.x,
                 .y = corner.y - heldHeight});
}

}  // namespace doorstring
