#include "world/world.hpp"

namespace doorstring {

namespace {

Player playerInMiddle(const Room& room, const PlayerConfig& config) {
    const SubPos centre = roomCentre(room);
    Player player;
    player.at = {centre.x - toSubpixels(config.hitBox.width) / 2,
                 centre.y - toSubpixels(config.hitBox.height) / 2};
    player.previous = player.at;
    return player;
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
      player(playerInMiddle(room, config.player)),
      sights(dungeon.size()) {
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
