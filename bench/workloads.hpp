// The work that is timed, the same for the benchmark programs and for the ratios.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "property/tables.hpp"

#include <cstdint>

namespace doorstring::bench {

// An adventure floor of 20 rooms with four small locks and the boss's.
inline DungeonConfig floorConfig() {
    DungeonConfig config = testing::classicConfig();
    config.limits.minRooms = 20;
    config.limits.maxRooms = 20;
    config.roles[Role::Boss].count = 1;
    config.locks.small = 4;
    config.locks.boss = true;
    return config;
}

// Every room with its tiles, as `map --tiles` makes them. How many there are; a tile of each goes
// into the check value.
inline int tileRooms(const Dungeon& dungeon, const RoomConfig& config, std::uint64_t& checkValue) {
    DungeonRooms rooms(dungeon, config);
    int count = 0;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        checkValue += static_cast<std::uint64_t>(rooms.tilesAt(cell)[{2, 2}]);
        ++count;
    });
    return count;
}

}  // namespace doorstring::bench
