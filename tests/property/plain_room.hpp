// The tiles of a room written as plainly as the rules say it: tile by tile, each with a number of
// its own, and a flood fill for what pillars cut off.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/tiles/tile.hpp"

namespace doorstring::testing {

Grid<Tile> plainTiles(DoorSet doors, GridPos cell, Seed seed, const RoomConfig& config);

}  // namespace doorstring::testing
