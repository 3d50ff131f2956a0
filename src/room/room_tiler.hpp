// Tiles the rooms of one seed and one configuration, one after the other.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/pillars/pillar_tiler.hpp"
#include "room/tiles/tile.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

class RoomTiler {
public:
    // The configuration must outlive it.
    RoomTiler(const RoomConfig& config, Seed seed);

    // A pure function of these, the seed and the configuration. Not for rooms made by hand.
    Grid<Tile> tiles(DoorSet doors, GridPos cell, Interior interior);
    // The same into tiles of the room's size, whatever they are.
    void tile(DoorSet doors, GridPos cell, Interior interior, Grid<Tile>& tiles);

private:
    const RoomConfig& config_;
    Seed seed_;
    std::uint64_t stream_;
    std::optional<PillarTiler> pillars_;  // from the first room with pillars on
};

}  // namespace doorstring
