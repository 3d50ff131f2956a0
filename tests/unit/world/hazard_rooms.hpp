// Worlds of one room, drawn in the letters of tiles.
#pragma once

#include "testing/drawn_tiles.hpp"
#include "testing/events.hpp"
#include "unit/world/worlds.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace doorstring::testing {

inline void standInMiddleOf(World& world, GridPos tile) {
    const SubPos middle = centreOf(tileBox(tile));
    const SubBox box = world.knightBox();
    world.player.body.at = {middle.x - box.width / 2, middle.y - box.height / 2};
    world.player.body.previous = world.player.body.at;
}

// The knight stands in the middle of a tile, as if he had come in there. `doors` are those of the
// room; east of it is another one.
inline World worldOf(const std::vector<std::string>& rows, GridPos start, DoorSet doors = {},
                     WorldConfig config = plainConfig()) {
    config.room.size = {static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    World world(dungeonOf({{"E", "W"}}, {0, 0}), config);
    RoomPlan plan = world.dungeon.plan({0, 0});
    plan.doors = doors;
    enterAsMade(world, Room(plan, {0, 0}, tilesOf(rows)), {});
    standInMiddleOf(world, start);
    world.entry = world.player.body.at;
    return world;
}

// Steps and gives all that happened.
inline Events walkFor(World& world, InputFrame input, int ticks) {
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        step(world, input, events);
    }
    return events;
}

inline GridPos knightTile(const World& world) {
    return tileUnder(world.player.body);
}

}  // namespace doorstring::testing
