#include "view/play/room_view.hpp"

#include "picture/room/cut_edges.hpp"
#include "picture/room/door_picture.hpp"
#include "picture/room/moving_ground.hpp"
#include "view/easing.hpp"
#include "view/play/changed_ground.hpp"
#include "view/play/floor_mark.hpp"
#include "view/play/knight_figure.hpp"
#include "view/room_sign.hpp"
#include "world/ground/spikes.hpp"

namespace doorstring {

namespace {

void copyWhole(Canvas& canvas, const Canvas& picture, int x, int y) {
    canvas.copy(picture, {0, 0, picture.size().width, picture.size().height}, x, y);
}

void drawWhole(Canvas& canvas, const Canvas& picture, int x, int y) {
    canvas.draw(picture, {0, 0, picture.size().width, picture.size().height}, x, y);
}

DirectionArray<DoorLook> doorLooks(const World& world, GridPos cell) {
    DirectionArray<DoorLook> looks;
    for (const Direction side : allDirections) {
        const DoorLock lock = world.lockAt(cell, side);
        looks[side] = lock == DoorLock::Small             ? DoorLook::Small
                      : lock == DoorLock::Boss            ? DoorLook::Boss
                      : isUnbrokenWall(world, cell, side) ? DoorLook::Cracked
                                                          : DoorLook::Open;
    }
    return looks;
}

void addStanding(Figures& figures, const Scene& scene, const Room& room) {
    addBanner(figures, scene, room);
    addPickup(figures, scene, room);
}

SubPos betweenTicks(const Player& player, int tickShare) {
    return {between(player.body.previous.x, player.body.at.x, tickShare, wholeTick),
            between(player.body.previous.y, player.body.at.y, tickShare, wholeTick)};
}

}  // namespace

RoomPicture& RoomView::pictureOf(const Room& room, const Grid<Tile>& layout, const World& world,
                                 std::uint32_t dungeonNumber) {
    const DirectionArray<DoorLook> doors = doorLooks(world, room.cell());
    for (Cached& cached : cache_) {
        if (cached.filled && cached.dungeonNumber == dungeonNumber && cached.cell == room.cell() &&
            cached.tileset == tileset_ && cached.doors == doors && cached.tiles == layout) {
            return cached.picture;
        }
    }
    newest_ = 1 - newest_;
    Cached& cached = cache_[newest_];
    cached.filled = true;
    cached.dungeonNumber = dungeonNumber;
    cached.cell = room.cell();
    cached.tileset = tileset_;
    cached.doors = doors;
    cached.tiles = layout;
    const TilesetPictures& tiles = art_.tileset(tileset_);
    drawRoom(cached.picture, layout, room.framedDoors(),
             cosmeticSeed(world.dungeon.seed(), room.cell()), tiles,
             tilesAround(room.cell(), world.dungeon.carved()));
    drawCutEdges(cached.picture, room, tiles);
    placeFurniture(cached.picture, room);
    drawFloorMark(cached.picture, art_, room, tiles, startPoint(world.dungeon, room));
    for (const Direction side : allDirections) {
        drawDoor(cached.picture, side, doors[side], tiles);
    }
    return cached.picture;
}

void RoomView::draw(Canvas& canvas, const World& world, const ViewConfig& config,
                    std::uint32_t dungeonNumber, int tickShare) {
    tileset_ = world.dungeon.tileset();
    const PixelRect area = layoutFor(world.config.room.size).room;
    canvas.setClip(area);
    if (!world.flip) {
        drawStill(canvas, world, config, area, dungeonNumber, tickShare);
    } else if (config.reducedMotion) {
        drawFade(canvas, world, area, dungeonNumber);
    } else {
        drawSlide(canvas, world, config, area, dungeonNumber, tickShare);
    }
    canvas.clearClip();
}

void RoomView::drawBelow(Canvas& canvas, const World& world, RoomPicture& picture, Place at) {
    drawMovingGround(
        picture, art_.tileset(tileset_),
        {static_cast<std::uint32_t>(world.tick), spikePhase(world.tick, world.config.ground)});
    copyWhole(canvas, picture.below, at.x, at.y);
    drawScenery(canvas, picture, art_.tileset(tileset_), static_cast<std::uint32_t>(world.tick),
                at.x, at.y);
}

void RoomView::drawStill(Canvas& canvas, const World& world, const ViewConfig& config,
                         PixelRect area, std::uint32_t dungeonNumber, int tickShare) {
    const auto shaken = config.reducedMotion ? std::nullopt : shaken_.at(world, dungeonNumber);
    RoomPicture& picture =
        pictureOf(world.room, tilesAtRest(world.ground, atRest_, shaken), world, dungeonNumber);
    drawBelow(canvas, world, picture, {area.x, area.y});
    drawChangedGround(canvas, art_.tileset(tileset_), world.room, world.ground, area.x, area.y,
                      tickShare);
    if (shaken) {
        shaken_.draw(canvas, art_.tileset(tileset_), world, area.x, area.y);
    }
    const Scene scene = sceneAt(world, {area.x, area.y});
    addKnight(figures_, scene, betweenTicks(world.player, tickShare), config.reducedMotion);
    addStanding(figures_, scene, world.room);
    figures_.draw(canvas);
    effects_.draw(canvas, art_, world, dungeonNumber, area.x, area.y);
    drawWhole(canvas, picture.over, area.x, area.y);
}

void RoomView::drawSlide(Canvas& canvas, const World& world, const ViewConfig& config,
                         PixelRect area, std::uint32_t dungeonNumber, int tickShare) {
    const RoomFlip& flip = *world.flip;
    RoomPicture& before =
        pictureOf(world.room, tilesAtRest(world.ground, atRest_), world, dungeonNumber);
    RoomPicture& after =
        pictureOf(flip.next, tilesAtRest(flip.ground, nextAtRest_), world, dungeonNumber);
    const int share =
        eased(config.easing, flip.tick * wholeTick + tickShare, flip.ticks * wholeTick);
    const GridOffset way = offsetOf(flip.direction);
    // The new room starts a whole room away and ends in place; the old one stays joined to it.
    const Place in{area.x + way.x * between(area.width, 0, share),
                   area.y + way.y * between(area.height, 0, share)};
    const Place out{in.x - way.x * area.width, in.y - way.y * area.height};
    drawBelow(canvas, world, before, out);
    drawChangedGround(canvas, art_.tileset(tileset_), world.room, world.ground, out.x, out.y, 0);
    drawBelow(canvas, world, after, in);
    drawChangedGround(canvas, art_.tileset(tileset_), flip.next, flip.ground, in.x, in.y, 0);
    addStanding(figures_, sceneAt(world, out), world.room);
    addStanding(figures_, sceneAt(world, in), flip.next);
    addKnight(figures_, sceneAt(world, in),
              {between(flip.from.x, flip.to.x, share), between(flip.from.y, flip.to.y, share)},
              config.reducedMotion);
    figures_.draw(canvas);
    drawWhole(canvas, before.over, out.x, out.y);
    drawWhole(canvas, after.over, in.x, in.y);
}

// With reduced motion nothing slides: the old room goes dark in steps, the new one comes out of the
// dark.
void RoomView::drawFade(Canvas& canvas, const World& world, PixelRect area,
                        std::uint32_t dungeonNumber) {
    const RoomFlip& flip = *world.flip;
    const bool leaving = 2 * flip.tick < flip.ticks;
    const Room& room = leaving ? world.room : flip.next;
    const Ground& ground = leaving ? world.ground : flip.ground;
    const Grid<Tile>& layout = tilesAtRest(ground, atRest_);
    RoomPicture& picture = pictureOf(room, layout, world, dungeonNumber);
    drawBelow(canvas, world, picture, {area.x, area.y});
    drawChangedGround(canvas, art_.tileset(tileset_), room, ground, area.x, area.y, 0);
    const Scene scene = sceneAt(world, {area.x, area.y});
    addStanding(figures_, scene, room);
    addKnight(figures_, scene, leaving ? world.player.body.at : flip.to, true);
    figures_.draw(canvas);
    drawWhole(canvas, picture.over, area.x, area.y);
    constexpr int steps = 5;
    const int fromMiddle = leaving ? flip.ticks - 2 * flip.tick : 2 * flip.tick - flip.ticks;
    const int light = fromMiddle * steps / flip.ticks;
    canvas.fill(area, {0, 0, 0, static_cast<std::uint8_t>(255 * (steps - light) / steps)});
}

}  // namespace doorstring
