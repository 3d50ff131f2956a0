#include "view/play/thing_figures.hpp"

#include "base/enums.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"
#include "view/easing.hpp"
#include "view/effects/piece_marks.hpp"
#include "view/play/loom_figure.hpp"
#include "view/play/room_view.hpp"
#include "world/standing/levers.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace doorstring {

namespace {

constexpr int wareHeight = 9;          // pixels that a ware is higher than its stand
constexpr int ticksPerWareGlint = 24;  // of each picture of a ware
constexpr int ticksPerFlame = 8;
constexpr int pipSide = 2;  // pixels
constexpr int pipStep = 3;  // from one to the next
constexpr Colour pipInk{255, 226, 128};
constexpr Colour pipShade{24, 18, 28, 170};

// Adds what is on a stand or a plinth. A relic rises and sinks by one pixel.
void addOnStand(Figures& figures, const Scene& scene, const Thing& stand) {
    const auto beat = static_cast<int>(scene.world.tick / ticksPerWareGlint % 2);
    const auto [sheet, picture] = shownTreasure(scene.art.sprites, stand.loot.what, beat);
    const int foot = (stand.tile.y + 1) * tileSide;
    figures.add(
        {.feet = toSubpixels(scene.y + foot),
         .sheet = sheet,
         .picture = picture,
         .x = scene.x + stand.tile.x * tileSide,
         .y = scene.y + foot - tileSide - wareHeight - (isRelic(stand.loot.what) ? beat : 0)});
}

void addThing(Figures& figures, const Scene& scene, const Thing& thing) {
    const ThingPicture& picture = thingLooks[thing.kind];
    if (picture.sheet != nullptr) {
        const ThingLook& look = thing.isEmpty ? picture.empty : picture.full;
        addOnTile(figures, scene, thing.tile, scene.art.sprites.*picture.sheet,
                  look.at(scene.world.tick));
    }
    if (thing.isEmpty) {
        return;
    }
    if (thing.kind == ThingKind::Stand || thing.kind == ThingKind::Plinth) {
        addOnStand(figures, scene, thing);
    } else if (thing.kind == ThingKind::Offer) {
        addOffer(figures, scene, thing);
    }
}

// The picture of a brazier, lever or gate; empty for other tiles.
std::optional<int> mechanismOn(Tile tile, std::uint64_t tick) {
    const auto fitting = tileLooks[tile].fitting;
    if (!fitting || tile == Tile::Urn || tile == Tile::Fixture) {
        return std::nullopt;
    }
    const auto flame = static_cast<int>(tick / ticksPerFlame % brazierPictures);
    return static_cast<int>(*fitting) + (tile == Tile::LitBrazier ? flame : 0);
}

}  // namespace

void addThings(Figures& figures, const Scene& scene, const Room& room) {
    for (const Thing& thing : scene.world.things.in(room.cell())) {
        addThing(figures, scene, thing);
    }
}

void addUrns(Figures& figures, const Scene& scene, const Ground& ground) {
    for (const GridPos tile : cellsOf(ground.tiles().size())) {
        if (ground.at(tile) == Tile::Urn) {
            addOnTile(figures, scene, tile, scene.art.sprites.fittings,
                      static_cast<int>(FittingSprite::Urn));
        }
    }
}

void addMechanisms(Figures& figures, const Scene& scene, const Room& room, const Ground& ground) {
    for (const GridPos tile : cellsOf(ground.tiles().size())) {
        const auto pieceSprite =
            room.piece() ? pieceSpriteOn(scene.world, room, tile, ground.at(tile)) : std::nullopt;
        if (pieceSprite) {
            addOnTile(figures, scene, tile, scene.art.sprites.pieces,
                      static_cast<int>(*pieceSprite));
        } else if (const auto picture = mechanismOn(ground.at(tile), scene.world.tick)) {
            addOnTile(figures, scene, tile, scene.art.sprites.fittings, *picture);
        }
    }
}

void drawTurnPips(Canvas& canvas, int turn, int middleX, int y) {
    const int width = turn * pipStep - (pipStep - pipSide);
    const int x = middleX - (width + 1) / 2;
    canvas.fill({x - 2, y - 2, width + 4, pipSide + 4}, pipShade);
    for (int pip = 0; pip < turn; ++pip) {
        canvas.fill({x + pip * pipStep, y, pipSide, pipSide}, pipInk);
    }
}

namespace {

// Draws what the singers of a choir stand on.
void drawSingerStands(Canvas& canvas, const Scene& scene, const Room& room) {
    for (const Spot& spot : room.spots()) {
        if (spot.kind == SpotKind::Foe) {
            scene.art.sprites.fittings.draw(canvas, static_cast<int>(FittingSprite::Plinth0) + 1,
                                            scene.x + spot.tile.x * tileSide,
                                            scene.y + spot.tile.y * tileSide);
        }
    }
}

}  // namespace

void drawTurnsOnGround(Canvas& canvas, const Scene& scene, const Room& room, const Ground& ground) {
    const auto drawAt = [&](GridPos tile, int turn, int yInTile) {
        drawTurnPips(canvas, turn, scene.x + tile.x * tileSide + tileSide / 2,
                     scene.y + tile.y * tileSide + yInTile);
    };
    if (room.piece() == SetPiece::Choir) {
        drawSingerStands(canvas, scene, room);
    }
    if (room.piece()) {  // levers of set pieces have no order
        return;
    }
    int turn = 0;
    for (const GridPos tile : leverOrder(ground.tiles(), room.cell(), scene.world.dungeon.seed())) {
        drawAt(tile, ++turn, tileSide + 2);
    }
    for (const Spot& spot : room.spots()) {
        if (spot.kind == SpotKind::Foe && scene.world.isUnsolved(room)) {
            drawAt(spot.tile, spot.turn, tileSide / 2 - pipSide / 2);
        }
    }
}

namespace {

// The tiles that the large picture of a landmark stands on; empty if the room is no landmark.
std::optional<GridRect> landmarkIn(const Room& room) {
    std::optional<GridRect> area;
    if (room.landmark() == Landmark::None) {
        return area;
    }
    for (const GridPos tile : cellsOf(room.tiles().size())) {
        if (room.tiles()[tile] == Tile::Fixture) {
            area = withPosition(area.value_or(GridRect{tile.x, tile.y, 1, 1}), tile);
        }
    }
    return area;
}

// The large picture of a landmark. The picture after it is what lies on the ground around it.
int landmarkPicture(const Room& room) {
    return landmarkPictures * (static_cast<int>(room.landmark()) - 1);
}

}  // namespace

void drawLandmarkGround(Canvas& canvas, const Scene& scene, const Room& room) {
    if (const auto area = landmarkIn(room)) {
        const SpriteSheet& sheet = scene.art.sprites.landmarks;
        const GridSize cell = sheet.cell();
        sheet.draw(canvas, landmarkPicture(room) + 1,
                   scene.x + area->x * tileSide + (area->width * tileSide - cell.width) / 2,
                   scene.y + area->y * tileSide + (area->height * tileSide - cell.height) / 2);
    }
}

void addLandmark(Figures& figures, const Scene& scene, const Room& room) {
    if (const auto area = landmarkIn(room)) {
        const SpriteSheet& sheet = scene.art.sprites.landmarks;
        const GridSize cell = sheet.cell();
        const int foot = scene.y + (area->bottom() + 1) * tileSide;
        figures.add({.feet = toSubpixels(foot),
                     .sheet = &sheet,
                     .picture = landmarkPicture(room),
                     .x = scene.x + area->x * tileSide + (area->width * tileSide - cell.width) / 2,
                     .y = foot - cell.height});
    }
}

namespace {

constexpr int toolSide = 16;         // pixels of a picture
constexpr int toolMiddle = 7;        // column and row of the middle of a tool's picture
constexpr int linkLength = 8;        // pixels of chain that a picture shows
constexpr int waist = 4;             // pixels that hook and arrows are drawn above their places
constexpr int ticksPerSpark = 6;     // of each picture of a burning fuse
constexpr int ticksPerFlash = 10;    // at most three flashes a second
constexpr int flashingTicks = 30;    // the last ticks of a bomb
constexpr int ticksPerGlimpse = 12;  // of each picture of a treasure that the knight holds up
constexpr int bombMiddleToFoot = 4;  // pixels from a bomb's middle down to its foot
constexpr int bombFoot = 12;         // pixels from the top of its picture to its foot

GridPos pixelOn(const Scene& scene, SubPos at) {
    return {scene.x + toPixels(at.x), scene.y + toPixels(at.y)};
}

SubPos placeAlong(SubPos from, SubPos to, int tickShare) {
    return {between(from.x, to.x, tickShare, wholeTick),
            between(from.y, to.y, tickShare, wholeTick)};
}

void addBomb(Figures& figures, const Scene& scene, const LaidBomb& bomb) {
    const int ticksLeft = scene.world.config.items.bombs.fuseTicks - bomb.ticks;
    const int picture =
        ticksLeft > flashingTicks
            ? static_cast<int>(BombSprite::Lit0) + bomb.ticks / ticksPerSpark % litBombPictures
            : static_cast<int>(BombSprite::Flash0) + ticksLeft / ticksPerFlash % 2;
    const GridPos at = pixelOn(scene, bomb.middle);
    // A bomb at the knight's feet is drawn in front of him.
    const int feet = toSubpixels(scene.y) + bomb.middle.y + toSubpixels(bombMiddleToFoot);
    const GridPos corner{at.x - toolSide / 2, at.y - bombFoot};
    addShadow(figures, scene, feet, corner);
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
    addTool(figures, scene,
            arrow.kind == ArrowKind::Needle ? needleFlying(arrow.way) : arrowFlying(arrow.way),
            middle, toSubpixels(scene.y) + box.bottom());
}

// Adds the hook, and its chain from the tip back to the knight.
void addHook(Figures& figures, const Scene& scene, const Hook& hook, int tickShare) {
    const Body& knight = scene.world.player.body;
    const SubPos offset{knight.size.width * subpixelsPerPixel / 2,
                        knight.size.height * subpixelsPerPixel / 2};
    const SubPos corner = placeAlong(knight.previous, knight.at, tickShare);
    GridPos hand = pixelOn(scene, {corner.x + offset.x, corner.y + offset.y});
    GridPos tip = pixelOn(scene, placeAlong(hook.previous, hook.tip, tickShare));
    hand.y -= waist;
    tip.y -= waist;
    // Thrown to the north, hook and chain are behind him.
    const int feet = toSubpixels(scene.y) + knight.hitBox().bottom() -
                     (hook.way == Direction::North ? subpixelsPerPixel : 0);
    const GridOffset back = offsetOf(opposite(hook.way));
    const int length = std::abs(tip.x - hand.x) + std::abs(tip.y - hand.y);
    for (int fromTip = linkLength; fromTip < length; fromTip += linkLength) {
        addTool(figures, scene, chainLink(hook.way), tip + back * fromTip, feet);
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
    const ShownTreasure heart{&scene.art.sprites.drops,
                              static_cast<int>(DropSprite::Heart0) + glimpse};
    const auto [sheet, picture] =
        isHeart ? heart : shownTreasure(scene.art.sprites, held.what, glimpse);
    figures.add({.feet = feet,
                 .sheet = sheet,
                 .picture = picture,
                 .x = corner.x,
                 .y = corner.y - heldHeight});
}

}  // namespace doorstring
