// Tiles rooms with the interior "pillars" of one configuration. What all rooms share is computed
// once; a room costs no allocation.
#pragma once

#include "base/door_set.hpp"
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
    explicit PillarTiler(const RoomConfig& config);

    // Writes all tiles of a room, row by row. The roll is the room's own.
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
    std::optional<LaneTiler> lanes_;  // the quick way, for rooms that it fits
    Pillars pillars_;
    RowBase wallRow_;   // the upper or the lower side
    RowBase innerRow_;  // ground between two walls
};

}  // namespace doorstring
