// Growth written as plainly as the rules say it: the whole grid is scanned again and again until a
// sweep places nothing, and the distances are counted afterwards.
#pragma once

#include "dungeon/dungeon.hpp"

#include <vector>

namespace doorstring::testing {

// A room as it was placed: where, on the way in which direction, and what the table gave (the one
// door back on the border).
struct PlacedRoom {
    GridPos cell;
    Direction travelled;
    DoorSet drawn;
    friend bool operator==(const PlacedRoom&, const PlacedRoom&) = default;
};

// `order`, if any, gets the rooms in the order in which they were placed.
Dungeon plainDungeon(const DungeonConfig& config, Seed seed,
                     std::vector<PlacedRoom>* order = nullptr, std::uint32_t attempt = 0);

}  // namespace doorstring::testing
