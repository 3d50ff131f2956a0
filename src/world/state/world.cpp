#include "world/state/world.hpp"

#include "world/motion/safe_place.hpp"

namespace doorstring {

namespace {

SubPos startPlace(const Dungeon& dungeon, const Room& room, const PlayerConfig& config) {
    const SubPos centre = startPoint(dungeon, room);
    const int width = toSubpixels(config.hitBox.width);
    const int height = toSubpixels(config.hitBox.height);
    return safePlaceNear(room, {{centre.x - width / 2, centre.y - height / 2}, width, height});
}

SubPos middleOf(GridPos tile) {
    return {tile.x * subpixelsPerTile + subpixelsPerTile / 2,
            tile.y * subpixelsPerTile + subpixelsPerTile / 2};
}

// Width and height in pixels.
SubBox boxAround(SubPos centre, int width, int height) {
    return {{centre.x - toSubpixels(width) / 2, centre.y - toSubpixels(height) / 2},
            toSubpixels(width),
            toSubpixels(height)};
}

}  // namespace

World::World(Dungeon dungeonToWalk, const WorldConfig& worldConfig)
    : config(worldConfig),
      dungeon(std::move(dungeonToWalk)),
      metrics(measure(dungeon)),
      locks(config.locks),
      room(roomAt(dungeon.start())),
      ground(room),
      entry(startPlace(dungeon, room, config.player)),
      sights(dungeon.size()) {
    player.body.size = config.player.hitBox;
    player.body.at = player.body.previous = entry;
    player.halfHearts = 2 * config.player.hearts;
    sights.visit(dungeon, dungeon.start());
}

bool World::hasBanner(GridPos at) const {
    return (metrics.rooms > 1 || dungeon.carved() != nullptr) && at == metrics.goal;
}

Room World::roomAt(GridPos at) const {
    Room there = dungeon.room(at, config.room);
    there.shutDoors(locks.shutDoors(dungeon, at));
    return there;
}

Ground World::groundOf(const Room& there) const {
    const Ground* remembered = memory.find(there.cell());
    return remembered != nullptr ? *remembered : Ground(there);
}

void World::enter(Room next, Ground nextGround, SubPos at) {
    memory.forget(next.cell());
    memory.keep(cell(), std::move(ground), config.ground.rememberedRooms);
    room = std::move(next);
    ground = std::move(nextGround);
    entry = at;
    player.body.at = player.body.previous = at;
    player.swingTicks = 0;
    pushAttempt = {};
}

SubPos roomCentre(const Room& room) {
    return {room.tiles().width() * subpixelsPerTile / 2,
            room.tiles().height() * subpixelsPerTile / 2};
}

SubPos startPoint(const Dungeon& dungeon, const Room& room) {
    const CarvedMap* map = dungeon.carved();
    return map != nullptr ? middleOf(map->inScreen(map->start())) : roomCentre(room);
}

SubPos bannerPoint(const Dungeon& dungeon, const Room& room) {
    const CarvedMap* map = dungeon.carved();
    return map != nullptr ? middleOf(map->inScreen(map->exit())) : roomCentre(room);
}

SubBox bannerBox(const Dungeon& dungeon, const Room& room) {
    return boxAround(bannerPoint(dungeon, room), 14, 10);
}

SubBox pickupBox(const Room& room) {
    return boxAround(roomCentre(room), 12, 10);
}

}  // namespace doorstring
