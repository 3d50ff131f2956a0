// Lays the tiles of rooms of one configuration, but not of rooms made by hand.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "config/config.hpp"
#include "room/tiles/chance_bits.hpp"
#include "room/tiles/tile.hpp"

#include <cstdint>

namespace doorstring {

class RoomTiler {
public:
    explicit RoomTiler(const RoomConfig& config)
        : size_(config.size), pillarChance_(config.pillarChance) {}

    // Returns the tiles of a room. They depend only on the arguments and the configuration. `roll`
    // is the room's random number.
    Grid<Tile> tiles(DoorSet doors, std::uint64_t roll, Interior interior) const;
    // Lays the tiles of a room over those in `tiles`, which must have the size of the room.
    void layTiles(DoorSet doors, std::uint64_t roll, Interior interior, Grid<Tile>& tiles) const;

private:
    GridSize size_;
    ChanceBits pillarChance_;
};

}  // namespace doorstring
