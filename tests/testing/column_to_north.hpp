// The plainest dungeon of tables: ways on alone, from one door to the north.
#pragma once

#include "config/config.hpp"
#include "lab/sheet/lab_field.hpp"

namespace doorstring::testing {

// A column of rooms up to the edge of the grid, without special rooms and locks.
inline Config columnToNorth(GridSize grid) {
    Config config;
    config.dungeon.grid = grid;
    config.dungeon.startDoors = DoorSet::of(Direction::North);
    for (const Direction way : allDirections) {
        config.dungeon.tables[way] =
            withWeight(DoorTable(), doorsOf(DoorShape::Straight, way), weightOne);
    }
    for (const Role role : allValues<Role>) {
        config.dungeon.roles[role].count = 0;
    }
    config.dungeon.locks = {.small = 0, .boss = false};
    return config;
}

}  // namespace doorstring::testing
