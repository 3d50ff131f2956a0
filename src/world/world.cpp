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

}  // namespace

World::World(Dungeon dungeonToWalk, const WorldConfig& worldConfig)
    : config(worldConfig),
      dungeon(std::move(dungeonToWalk)),
      metrics(measure(dungeon)),
      room(dungeon.room(dungeon.start(), config.room)),
      player(playerInMiddle(room, config.player)),
      sights(dungeon.size()) {
    sights.visit(dungeon, dungeon.start());
}

bool World::hasBanner(GridPos at) const {
    return metrics.rooms > 1 && at == metrics.farthest;
}

SubPos roomCentre(const Room& room) {
    return {room.tiles().width() * subpixelsPerTile / 2,
            room.tiles().height() * subpixelsPerTile / 2};
}

SubBox bannerBox(const Room& room) {
    constexpr int width = toSubpixels(14);
    constexpr int height = toSubpixels(10);
    const SubPos centre = roomCentre(room);
    return {{centre.x - width / 2, centre.y - height / 2}, width, height};
}

}  // namespace doorstring
