// A room with a chest that only an item reaches.
#pragma once

#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/standing/lay_things.hpp"

#include <algorithm>

namespace doorstring::testing {

inline constexpr GridPos barredCell{1, 0};

// The knight stands in a room with a chest of coins behind the barrier.
inline World barredWorld(Barrier barrier, std::initializer_list<Item> items,
                         GridSize size = {15, 9}) {
    WorldConfig config = itemConfig(items);
    config.floor = config.adventure.floor = 1;
    config.adventure.chests = {.further = 0, .barred = 0};
    config.adventure.urns.chance = {0, 1};
    config.room.size = size;
    World world(dungeonOf({{"E", "W"}}, {0, 0}), config);
    Contents contents;
    contents.chests = {{barredCell, {Treasure::Coins, 30}, barrier}};
    world.things =
        Things(layThings(contents, world.dungeon, config.room, config.adventure.puzzles));
    const Room room = world.roomAt(barredCell);
    world.enter(room, world.groundAsMade(room), {}, roomCentre(room));
    world.player.kit.chosen = *items.begin();
    return world;
}

inline const Thing& onlyOf(const World& world, ThingKind kind) {
    const auto all = world.things.all();
    const auto found = std::ranges::find(all, kind, &Thing::kind);
    REQUIRE(found != all.end());
    return *found;
}

inline bool canWalkUpTo(const World& world, GridPos tile) {
    const Grid<Tile>& tiles = world.ground.tiles();
    const BitRows walked = reach(safeTiles(tiles), doorGaps(tiles.size(), world.room.doors()));
    return std::ranges::any_of(
        allDirections, [&](Direction side) { return hasBit(walked, neighbour(tile, side)); });
}

inline GridPos below(GridPos tile, int tiles) {
    return {tile.x, tile.y + tiles};
}

}  // namespace doorstring::testing
