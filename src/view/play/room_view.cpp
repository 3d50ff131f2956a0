#include "view/play/room_view.hpp"

#include "picture/room/moving_ground.hpp"
#include "view/easing.hpp"
#include "view/play/changed_ground.hpp"
#include "view/play/creature_figures.hpp"
#include "view/play/knight_figure.hpp"
#include "world/ground/spikes.hpp"

namespace doorstring {

namespace {

SubPos placeBetween(SubPos from, SubPos to, int part, int whole = easedWhole) {
    return {between(from.x, to.x, part, whole), between(from.y, to.y, part, whole)};
}

}  // namespace

void RoomView::draw(Canvas& canvas, const World& world, const ViewConfig& config,
                    std::uint32_t dungeonNumber, int tickShare) {
    const Frame frame{canvas,
                      world,
                      config,
                      art_.tileset(world.dungeon.tileset()),
                      dungeonNumber,
                      tickShare,
                      layoutFor(world.config.room.size).room};
    canvas.setClip(frame.area);
    if (!world.flip) {
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
    const bool moves = !world.flip;  // what is pushed
    const auto trembling =
        moves && !config.reducedMotion ? effects_.trembling(world, dungeonNumber) : std::nullopt;
    RoomPicture& picture =
        pictures_.of(room, tilesAtRest(ground, atRest_, trembling), world, dungeonNumber);
    const auto tick = static_cast<std::uint32_t>(world.tick);
    drawMovingGround(picture, tileset, {tick, spikePhase(world.tick, world.config.ground)});
    canvas.copy(picture.below, at.x, at.y);
    drawScenery(canvas, picture, tileset, tick, at.x, at.y);
    drawChangedGround(canvas, tileset, room, ground, at.x, at.y, moves ? tickShare : 0);
    if (trembling) {
        effects_.drawTrembling(canvas, tileset, world, at.x, at.y);
    }
    return picture;
}

void RoomView::addStanding(const Frame& frame, const Room& room, GridPos at) {
    const Scene scene{art_, frame.tileset, frame.world, at.x, at.y};
    addBanner(figures_, scene, room);
    addPickup(figures_, scene, room);
}

void RoomView::addLiving(const Frame& frame, const std::vector<Creature>& living, GridPos at) {
    addCreatures(figures_, {art_, frame.tileset, frame.world, at.x, at.y}, living,
                 frame.world.flip ? wholeTick : frame.tickShare, frame.config.reducedMotion);
}

void RoomView::addKnightAt(const Frame& frame, SubPos place, GridPos at) {
    addKnight(figures_, {art_, frame.tileset, frame.world, at.x, at.y}, place,
              frame.config.reducedMotion);
}

void RoomView::drawStill(const Frame& frame) {
    const World& world = frame.world;
    const bool still = frame.config.reducedMotion;
    const int shake = still ? 0 : effects_.shake(world, frame.dungeonNumber);
    const GridPos at{frame.area.x + shake, frame.area.y};
    const RoomPicture& picture = drawGround(frame, world.room, world.ground, at);
    const Body& body = world.player.body;
    addKnightAt(frame, placeBetween(body.previous, body.at, frame.tickShare, wholeTick), at);
    addStanding(frame, world.room, at);
    const Scene scene{art_, frame.tileset, world, at.x, at.y};
    addDrops(figures_, scene, frame.tickShare);
    addLiving(frame, world.creatures.living, at);
    addProjectiles(figures_, scene, frame.tickShare);
    figures_.draw(frame.canvas);
    effects_.drawFlying(frame.canvas, art_.sprites, frame.tileset, world, frame.dungeonNumber, at.x,
                        at.y);
    if (!still) {
        effects_.drawFallen(frame.canvas, art_.sprites, world, frame.dungeonNumber, at.x, at.y);
    }
    frame.canvas.draw(picture.over, at.x, at.y);
    darken(frame, RoomEffects::darkest - effects_.darkness(world, frame.dungeonNumber));
}

// The room has so much of RoomEffects::darkest left of its light.
void RoomView::darken(const Frame& frame, int light) {
    constexpr int steps = RoomEffects::darkest;
    if (light < steps) {
        frame.canvas.fill(frame.area,
                          {0, 0, 0, static_cast<std::uint8_t>(255 * (steps - light) / steps)});
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
    const GridPos in{area.x + way.x * between(area.width, 0, share),
                     area.y + way.y * between(area.height, 0, share)};
    const GridPos out{in.x - way.x * area.width, in.y - way.y * area.height};
    const RoomPicture& before = drawGround(frame, world.room, world.ground, out);
    const RoomPicture& after = drawGround(frame, flip.next, flip.ground, in);
    addStanding(frame, world.room, out);
    addStanding(frame, flip.next, in);
    addLiving(frame, world.creatures.living, out);
    addLiving(frame, flip.creatures, in);
    addKnightAt(frame, placeBetween(flip.from, flip.to, share), in);
    figures_.draw(frame.canvas);
    frame.canvas.draw(before.over, out.x, out.y);
    frame.canvas.draw(after.over, in.x, in.y);
}

// With reduced motion nothing slides: the old room goes dark in steps, the new one comes out of the
// dark.
void RoomView::drawFade(const Frame& frame) {
    const World& world = frame.world;
    const RoomFlip& flip = *world.flip;
    const bool leaving = 2 * flip.tick < flip.ticks;
    const Room& room = leaving ? world.room : flip.next;
    const GridPos at{frame.area.x, frame.area.y};
    const RoomPicture& picture = drawGround(frame, room, leaving ? world.ground : flip.ground, at);
    addStanding(frame, room, at);
    addLiving(frame, leaving ? world.creatures.living : flip.creatures, at);
    addKnightAt(frame, leaving ? world.player.body.at : flip.to, at);
    figures_.draw(frame.canvas);
    frame.canvas.draw(picture.over, at.x, at.y);
    const int fromMiddle = leaving ? flip.ticks - 2 * flip.tick : 2 * flip.tick - flip.ticks;
    darken(frame, fromMiddle * RoomEffects::darkest / flip.ticks);
}

}  // namespace doorstring
