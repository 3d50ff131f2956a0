#include "world/world.hpp"

#include "world/safe_place.hpp"

namespace doorstring {

namespace {

SubPos startPlace(const Room& room, const PlayerConfig& config) {
    const SubPos centre = roomCentre(room);
    const int width = toSubpixels(config.hitBox.width);
    const int height = toSubpixels(config.hitBox.height);
    return safePlaceNear(room, {{centre.x - width / 2, centre.y - height / 2}, width, height});
}

// Width and height in pixels.
SubBox middleBox(const Room& room, int width, int height) {
    const SubPos centre = roomCentre(room);
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
      entry(startPlace(room, config.player)),
      sights(dungeon.size()) {
    player.at = player.previous = entry;
    player.halfHearts = 2 * config.player.hearts;
    sights.visit(dungeon, dungeon.start());
}

bool World::hasBanner(GridPos at) const {
    return metrics.rooms > 1 && at == metrics.farthest;
}

Room World::roomAt(GridPos at) const {
    Room there = dungeon.room(at, config.room);
    there.shutDoors(locks.shutDoors(dungeon, at));
    return there;
}

void World::enter(Room next, SubPos at) {
    room = std::move(next);
    ground = Ground(room);
    entry = at;
    player.at = player.previous = at;
    player.swingTicks = 0;
    thingPush = {};
}

SubPos roomCentre(const Room& room) {
    return {room.tiles().width() * subpixelsPerTile / 2,
            room.tiles().height() * subpixelsPerTile / 2};
}

SubBox bannerBox(const Room& room) {
    return middleBox(room, 14, 10);
}

SubBox thingBox(const Room& room) {
    return middleBox(room, 12, 10);
}

}  // namespace doorstring
