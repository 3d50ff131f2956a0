// Tiles rooms of one seed and one configuration. What can be worked out once for all of them is; a
// room costs no allocation.
#pragma once

#include "base/door_set.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/interiors/catalog.hpp"
#include "room/tile.hpp"

#include <cstdint>
#include <span>

namespace doorstring {

class RoomTiler {
public:
    RoomTiler(const RoomConfig& config, Seed seed);

    GridSize size() const { return size_; }

    // Writes size().area() tiles, row by row.
    void tile(DoorSet doors, GridPos cell, std::span<Tile> tiles) const;

private:
    void openDoors(DoorSet doors, Tile* tiles) const;

    GridSize size_;
    std::uint64_t stream_;
    InteriorCatalog interiors_;
};

}  // namespace doorstring
