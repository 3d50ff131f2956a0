#include "view/play/room_view.hpp"

#include "picture/room/room_picture.hpp"
#include "view/easing.hpp"
#include "view/effects/contrast.hpp"
#include "view/effects/ground_marks.hpp"
#include "view/effects/omen_marks.hpp"
#include "view/effects/piece_marks.hpp"
#include "view/effects/prices.hpp"
#include "view/effects/song_rings.hpp"
#include "view/play/creature_figures.hpp"
#include "view/play/creature_looks.hpp"
#include "view/play/hanging_strings.hpp"
#include "view/play/knight_figure.hpp"
#include "view/play/lead_line.hpp"
#include "view/play/room_pictures.hpp"
#include "view/play/stage_doors.hpp"
#include "view/play/thing_figures.hpp"
#include "world/items/items.hpp"
#include "world/knight/harm.hpp"
#include "world/state/world.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// Whether the room slides out and its mirror slides in. In tick 0 of `mirroring` nothing slides,
// because the room becomes its mirror only with tick 1.
bool isMirrorSliding(const World& world) {
    return world.mirroring && world.mirroring->tick > 0;
}

SubPos placeBetween(SubPos from, SubPos to, int part, int whole = easedWhole) {
    return {between(from.x, to.x, part, whole), between(from.y, to.y, part, whole)};
}

// Radii of lights, in pixels.
constexpr int fireLight = 30;
constexpr int fuseLight = 14;
constexpr int emberLight = 16;
constexpr int omenLight = 14;  // of each tile of an omen
// Pixels that a light is above the middle of a hit box.
constexpr int eyeHeightOfBoss = 12;
constexpr int eyeHeight = 4;  // of the knight

}  // namespace

void RoomView::draw(Canvas& canvas, const World& world, const ViewConfig& config,
                    std::uint32_t dungeonNumber, int tickShare) {
    // While the knight holds a treasure above his head, nothing moves.
    const int share = world.player.heldUp ? wholeTick : tickShare;
    const Frame frame{canvas,
                      world,
                      config,
                      art_.tileset(world.dungeon.tileset()),
                      dungeonNumber,
                      share,
                      layoutFor(world.config.room.size).room};
    canvas.setClip(frame.area);
    if (isMirrorSliding(world)) {
        drawMirror(frame);
    } else if (!world.flip) {
        drawStill(frame);
    } else if (config.reducedMotion) {
        drawFade(frame);
    } else {
        drawSlide(frame);
    }
    canvas.clearClip();
}

const RoomPicture& RoomView::drawGround(const Frame& frame, const Room& room, const Ground& ground,
                                        GridPos at) {
    const auto& [canvas, world, config, tileset, dungeonNumber, tickShare, area] = frame;
    const bool pushablesMove = !world.flip;
    const auto tremblingTile = pushablesMove && config.shownMotion().shakes
                                   ? effects_.tremblingTile(world, dungeonNumber)
                                   : std::nullopt;
    RoomPicture& picture =
        pictures_.of(room, tilesAtRest(ground, tileStorage_, tremblingTile), world, dungeonNumber,
                     movingPortcullisHeight(frame).has_value());
    const auto tick = static_cast<std::uint32_t>(world.tick);
    drawMovingGround(picture, tileset, {tick, spikePhase(world.tick, world.config.ground)});
    canvas.copy(picture.below, at.x, at.y);
    drawScenery(canvas, picture, tileset, tick, at.x, at.y);
    drawStairs(canvas, tileset, world, room, at.x, at.y);
    drawLeadLine(canvas, {art_, tileset, world, at.x, at.y});
    drawLandmarkGround(canvas, {art_, tileset, world, at.x, at.y}, room);
    drawTurnsOnGround(canvas, {art_, tileset, world, at.x, at.y}, room, ground);
    drawChangedGround(canvas, tileset, room, ground, at.x, at.y, pushablesMove ? tickShare : 0);
    if (tremblingTile) {
        effects_.drawTrembling(canvas, tileset, world, at.x, at.y);
    }
    if (config.highContrast) {
        dimTiles(canvas, room, ground, at);
    }
    return picture;
}

void RoomView::addStanding(const Frame& frame, const Room& room, const Ground& ground, GridPos at) {
    const Scene scene{art_, frame.tileset, frame.world, at.x, at.y};
    addStageDoors(figures_, scene, room);
    addBanner(figures_, scene, room);
    addPickup(figures_, scene, room);
    addThings(figures_, scene, room);
    addLoom(figures_, scene, room, loom_ ? &*loom_ : nullptr, loomSheet_);
    addLandmark(figures_, scene, room);
    addUrns(figures_, scene, ground);
    addMechanisms(figures_, scene, room, ground);
}

void RoomView::addCreaturesAt(const Frame& frame, const std::vector<Creature>& creatures,
                              GridPos at) {
    addCreatures(figures_, {art_, frame.tileset, frame.world, at.x, at.y}, creatures,
                 frame.world.flip || frame.world.mirroring ? wholeTick : frame.tickShare,
                 frame.config.shownMotion());
}

void RoomView::addKnightAndCompanion(const Frame& frame, SubPos place, GridPos at) {
    const Scene scene{art_, frame.tileset, frame.world, at.x, at.y};
    // The knight is in front of a companion who stands where he does.
    addCompanion(figures_, scene, place, frame.world.mirroring ? wholeTick : frame.tickShare);
    addKnight(figures_, scene, place, frame.config.shownMotion().flashes);
}

void RoomView::drawStill(const Frame& frame) {
    const World& world = frame.world;
    const bool shakes = frame.config.shownMotion().shakes;
    const int shake = shakes ? effects_.shakeOffset(world, frame.dungeonNumber) : 0;
    const GridPos at{frame.area.x + shake, frame.area.y};
    const RoomPicture& picture = drawGround(frame, world.room, world.ground, at);
    drawBlastMarks(frame.canvas, world, at);
    drawEmbers(frame.canvas, art_.sprites.embers, world.ground, world.tick, at);
    drawMirrorSign(frame.canvas, world, at, frame.config.reducedMotion);
    drawOmens(frame.canvas, world, at);
    drawPieceMarks(frame.canvas, {.sprites = art_.sprites,
                                  .tileset = frame.tileset,
                                  .world = world,
                                  .corner = at,
                                  .tickShare = frame.tickShare,
                                  .shakes = shakes});
    drawSong(frame.canvas, world, at);
    const Body& body = world.player.body;
    const SubPos knight = placeBetween(body.previous, body.at, frame.tickShare, wholeTick);
    addKnightAndCompanion(frame, knight, at);
    addStanding(frame, world.room, world.ground, at);
    const Scene scene{art_, frame.tileset, world, at.x, at.y};
    addDrops(figures_, scene, frame.tickShare);
    addCreaturesAt(frame, world.creatures.asleep, at);
    addCreaturesAt(frame, world.creatures.living, at);
    addProjectiles(figures_, scene, frame.tickShare);
    addThrown(figures_, scene);
    addTools(figures_, scene, frame.tickShare);
    figures_.draw(frame.canvas, frame.config.highContrast);
    drawTautString(frame.canvas, world, at, knight);
    drawHangingStrings(frame.canvas, world, at, frame.tickShare, shakes);
    drawPrices(frame.canvas, art_, world, at, knightArea(world, knight));
    drawTurns(frame.canvas, scene, world.creatures.living, frame.tickShare);
    effects_.shots().draw(frame.canvas, art_.sprites, frame.tileset, world, frame.dungeonNumber,
                          at.x, at.y);
    if (!frame.config.reducedMotion) {
        effects_.fallen().draw(frame.canvas, art_.sprites, world, frame.dungeonNumber, at.x, at.y,
                               frame.config.shownMotion().flashes);
    }
    // In the north the portcullis is drawn behind the arch; on the other sides, in front of the
    // dark doorway.
    drawMovingPortcullises(frame, DoorSet::of(Direction::North), at);
    frame.canvas.draw(picture.over, at.x, at.y);
    drawMovingPortcullises(frame, DoorSet::all().without(Direction::North), at);
    figures_.drawKnightsOutline(frame.canvas, picture.over, at);
    drawDark(frame, world.room, picture, at, knight);
    darken(frame, effects_.darkness(world, frame.dungeonNumber));
}

std::optional<int> RoomView::movingPortcullisHeight(const Frame& frame) const {
    return frame.config.reducedMotion
               ? std::nullopt
               : portcullises_.visibleHeight(frame.world, frame.dungeonNumber);
}

void RoomView::drawMovingPortcullises(const Frame& frame, DoorSet sides, GridPos at) {
    const auto visibleHeight = movingPortcullisHeight(frame);
    if (!visibleHeight) {
        return;
    }
    const Room& room = frame.world.room;
    const auto looks = doorLooks(frame.world, room.cell());
    DoorSet doorways;
    for (const Direction side : allDirections) {
        // Locked doors and cracked walls have no portcullis.
        const bool isOpenOrShut = looks[side] == DoorLook::Open || looks[side] == DoorLook::Shut;
        if (isOpenOrShut && sides.has(side) && room.doors().has(side)) {
            doorways = doorways.with(side);
        }
    }
    drawPortcullises(frame.canvas, frame.tileset, room, doorways, *visibleHeight, at.x, at.y);
}

// Darkens a dark room, except around its lights: the knight, torches, bombs, blasts, and what glows
// by itself. `at` is the room's corner.
void RoomView::drawDark(const Frame& frame, const Room& room, const RoomPicture& picture,
                        GridPos at, SubPos knight) {
    const World& world = frame.world;
    if (!isDark(world, room)) {
        return;
    }
    const auto onCanvas = [&](SubPos place) {
        return GridPos{at.x + toPixels(place.x), at.y + toPixels(place.y)};
    };
    lights_.clear();
    SubBox box = world.knightBox();
    box.at = knight;
    lights_.add({onCanvas(centreOf(box)) - GridOffset{0, eyeHeight}, sightInDark(world)});
    for (const Fire& fire : picture.fires) {
        const GridPos middle = fire.middle();
        lights_.add({{at.x + middle.x, at.y + middle.y}, fireLight});
    }
    const bool isKnightsRoom = &room == &world.room;
    if (isKnightsRoom) {
        for (const LaidBomb& bomb : world.tools.bombs) {
            lights_.add({onCanvas(bomb.middle), fuseLight});
        }
        addGlows(world, at);
        effects_.shots().addLights(lights_, world, frame.dungeonNumber, at);
    }
    lights_.drawDark(frame.canvas, {at.x, at.y, frame.area.width, frame.area.height});
}

// Adds the lights of what glows by itself: bosses, omens, burning ground, candles and braziers.
void RoomView::addGlows(const World& world, GridPos at) {
    const auto onCanvas = [&](SubPos place) {
        return GridPos{at.x + toPixels(place.x), at.y + toPixels(place.y)};
    };
    for (const Creature& one : world.creatures.living) {
        const auto glowRadius = creatureLooks[one.kind].boss.glowRadius;
        const int radius = glowRadius != nullptr ? glowRadius(world, one) : 0;
        if (radius > 0) {
            lights_.add(
                {onCanvas(centreOf(one.body.hitBox())) - GridOffset{0, eyeHeightOfBoss}, radius});
        }
    }
    for (const Omen& omen : world.creatures.omens) {
        const SubBox& box = omen.box;
        // The omen is divided into parts of roughly the size of a tile. Each part has a light in
        // its middle.
        const GridSize parts{std::max(1, box.width / subpixelsPerTile),
                             std::max(1, box.height / subpixelsPerTile)};
        for (const GridPos part : cellsOf(parts)) {
            lights_.add({onCanvas({box.at.x + box.width * (2 * part.x + 1) / (2 * parts.width),
                                   box.at.y + box.height * (2 * part.y + 1) / (2 * parts.height)}),
                         omenLight});
        }
    }
    for (const GridPos tile : cellsOf(world.ground.tiles().size())) {
        if (world.ground.at(tile) == Tile::Embers) {
            lights_.add({onCanvas(tileCentre(tile)), emberLight});
        }
        const int radius = candleLight(world, tile);
        if (radius > 0) {
            lights_.add({onCanvas(tileCentre(tile)), radius});
        }
    }
}

// Darkens the room in steps: not at all at 0, to black at RoomEffects::darkest.
void RoomView::darken(const Frame& frame, int darkness) {
    if (darkness > 0) {
        const auto alpha = static_cast<std::uint8_t>(255 * darkness / RoomEffects::darkest);
        frame.canvas.fill(frame.area, {0, 0, 0, alpha});
    }
}

void RoomView::drawSlide(const Frame& frame) {
    const World& world = frame.world;
    const RoomFlip& flip = *world.flip;
    const PixelRect area = frame.area;
    const int share =
        eased(frame.config.easing, flip.tick * wholeTick + frame.tickShare, flip.ticks * wholeTick);
    const GridOffset way = offsetOf(flip.direction);
    // The new room starts a whole room away and ends in place; the old one stays joined to it.
    const GridPos newCorner{area.x + way.x * between(area.width, 0, share),
                            area.y + way.y * between(area.height, 0, share)};
    const GridPos oldCorner{newCorner.x - way.x * area.width, newCorner.y - way.y * area.height};
    const RoomPicture& before = drawGround(frame, world.room, world.ground, oldCorner);
    const RoomPicture& after = drawGround(frame, flip.next, flip.ground, newCorner);
    addStanding(frame, world.room, world.ground, oldCorner);
    addStanding(frame, flip.next, flip.ground, newCorner);
    addCreaturesAt(frame, world.creatures.asleep, oldCorner);
    addCreaturesAt(frame, world.creatures.living, oldCorner);
    addCreaturesAt(frame, flip.creatures, newCorner);
    const SubPos knight = placeBetween(flip.from, flip.to, share);
    addKnightAndCompanion(frame, knight, newCorner);
    figures_.draw(frame.canvas, frame.config.highContrast);
    frame.canvas.draw(before.over, oldCorner.x, oldCorner.y);
    frame.canvas.draw(after.over, newCorner.x, newCorner.y);
    figures_.drawKnightsOutline(frame.canvas, after.over, newCorner);
    // `knight` is a place in the next room. `drawDark()` needs the knight's place as counted from
    // the corner of the room that it darkens.
    const SubPos knightInOldRoom{knight.x + toSubpixels(newCorner.x - oldCorner.x),
                                 knight.y + toSubpixels(newCorner.y - oldCorner.y)};
    drawDark(frame, world.room, before, oldCorner, knightInOldRoom);
    drawDark(frame, flip.next, after, newCorner, knight);
}

// Draws the room sliding out and its mirror sliding in, while all that lives there keeps its place.
// With reduced motion the room goes dark and comes back as its mirror.
void RoomView::drawMirror(const Frame& frame) {
    const World& world = frame.world;
    const Mirroring& mirror = *world.mirroring;
    // The slide begins with tick 1, in which the room became its mirror.
    const int part = std::max(0, (mirror.tick - 1) * wholeTick + frame.tickShare);
    const int whole = mirror.ticks * wholeTick;
    const bool reducedMotion = frame.config.reducedMotion;
    const int jumped = 2 * part < whole ? 0 : easedWhole;
    const int share = reducedMotion ? jumped : eased(Easing::Smooth, part, whole);
    const PixelRect area = frame.area;
    const GridPos oldCorner{area.x - between(0, area.width, share), area.y};
    const GridPos newCorner{oldCorner.x + area.width, area.y};
    Ground before = world.ground;
    before.mirror();
    const RoomPicture& old = drawGround(frame, world.room, before, oldCorner);
    const RoomPicture& now = drawGround(frame, world.room, world.ground, newCorner);
    const GridPos at{area.x, area.y};
    drawOmens(frame.canvas, world, newCorner);
    addKnightAndCompanion(frame, world.player.body.at, at);
    const Scene scene{art_, frame.tileset, world, at.x, at.y};
    addDrops(figures_, scene, wholeTick);
    addCreaturesAt(frame, world.creatures.living, at);
    addProjectiles(figures_, scene, wholeTick);
    addThrown(figures_, scene);
    addTools(figures_, scene, wholeTick);
    figures_.draw(frame.canvas, frame.config.highContrast);
    drawHangingStrings(frame.canvas, world, at, wholeTick, frame.config.shownMotion().shakes);
    frame.canvas.draw(old.over, oldCorner.x, oldCorner.y);
    frame.canvas.draw(now.over, newCorner.x, newCorner.y);
    figures_.drawKnightsOutline(frame.canvas, now.over, newCorner);
    if (reducedMotion) {
        const int fromMiddle = std::abs(2 * part - whole);
        darken(frame, RoomEffects::darkest - fromMiddle * RoomEffects::darkest / whole);
    }
}

// Draws a flip with reduced motion: the old room goes dark in steps, the new one comes out of the
// dark.
void RoomView::drawFade(const Frame& frame) {
    const World& world = frame.world;
    const RoomFlip& flip = *world.flip;
    const bool leaving = 2 * flip.tick < flip.ticks;
    const Room& room = leaving ? world.room : flip.next;
    const GridPos at{frame.area.x, frame.area.y};
    const RoomPicture& picture = drawGround(frame, room, leaving ? world.ground : flip.ground, at);
    addStanding(frame, room, leaving ? world.ground : flip.ground, at);
    addCreaturesAt(frame, leaving ? world.creatures.living : flip.creatures, at);
    if (leaving) {
        addCreaturesAt(frame, world.creatures.asleep, at);
    }
    addKnightAndCompanion(frame, leaving ? world.player.body.at : flip.to, at);
    figures_.draw(frame.canvas, frame.config.highContrast);
    frame.canvas.draw(picture.over, at.x, at.y);
    figures_.drawKnightsOutline(frame.canvas, picture.over, at);
    drawDark(frame, room, picture, at, leaving ? world.player.body.at : flip.to);
    const int fromMiddle = leaving ? flip.ticks - 2 * flip.tick : 2 * flip.tick - flip.ticks;
    darken(frame, RoomEffects::darkest - fromMiddle * RoomEffects::darkest / flip.ticks);
}

}  // namespace doorstring
