// Tiles rooms with the interior "pillars", of one seed and one configuration. What can be worked
// out once for all of them is; a room costs no allocation.
#pragma once

#include "base/door_set.hpp"
#include "base/rng.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/pillars/lane_tiler.hpp"
#include "room/pillars/pillars.hpp"
#include "room/tiles/expand.hpp"
#include "room/tiles/tile.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace doorstring {

class PillarTiler {
public:
    PillarTiler(const RoomConfig& config, Seed seed);

    // The same for rooms of another seed: cheaper than a new tiler.
    void setSeed(Seed seed);

    GridSize size() const { return size_; }

    // Writes size().area() tiles, row by row.
    void tile(DoorSet doors, GridPos cell, std::span<Tile> tiles) const {
        tile(doors, rollOf(cell), tiles);
    }

    // The same in two steps, so that the rolls of many rooms can be had before the first is tiled:
    // they do not wait for each other.
    std::uint64_t rollOf(GridPos cell) const { return cellRoll(stream_, cell); }
    void tile(DoorSet doors, std::uint64_t roll, std::span<Tile> tiles) const {
        assert(tiles.size() == static_cast<std::size_t>(size_.area()));
        if (lanes_) {
            lanes_->tile(doors, roll, tiles.data());
        } else {
            tileByRows(doors, roll, tiles.data());
        }
    }

private:
    void tileByRows(DoorSet doors, std::uint64_t roll, Tile* tiles) const;
    void expand(const BitRows& bits, Tile* tiles) const;
    template <std::size_t eights>
    void expandRows(const BitRows& bits, Tile* tiles) const;

    GridSize size_;
    std::uint64_t stream_ = 0;
    std::optional<LaneTiler> lanes_;  // the quick way, for rooms that it fits
    Pillars pillars_;
    RowBase wallRow_;   // the upper or the lower side
    RowBase innerRow_;  // ground between two walls
};

}  // namespace doorstring
