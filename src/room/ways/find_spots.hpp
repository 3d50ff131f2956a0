// Good places for creatures and treasures in a room whose tiles say nothing about them: treasures
// far from all doors, creatures far from doors and from each other.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "room/tiles/spot.hpp"
#include "room/tiles/tile.hpp"

#include <vector>

namespace doorstring {

// Creatures first. None where a room is too small to keep away from its doors. The middle, where
// things lie already, and bridges stay free.
std::vector<Spot> findSpots(const Grid<Tile>& tiles, DoorSet doors);

}  // namespace doorstring
