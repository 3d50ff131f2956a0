// Tiles rooms whose pillars come as lanes, 8 to 16 tiles wide: half a row of lanes becomes eight
// tiles by one lookup, and rows without pillars lie ready for every set of doors.
#pragma once

#include "base/door_set.hpp"
#include "room/pillars/pillar_lanes.hpp"
#include "room/tiles/expand.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace doorstring {

class LaneTiler {
public:
    static bool fits(GridSize room);
    explicit LaneTiler(const RoomConfig& config);

    // Writes a whole room. The roll is the room's own.
    void tile(DoorSet doors, std::uint64_t roll, Tile* tiles) const;

private:
    using ReadyRow = std::array<Tile, 16>;
    ReadyRow readyRow(std::uint32_t bits, Tile side, Tile inside) const;

    // What makes a row of its lanes.
    struct HalfRows {
        EightTiles leftBase;   // a wall and ground
        EightTiles rightBase;  // ground and a wall, from the middle on
        std::size_t rightAt;   // the column of its first tile
        unsigned bits;         // the lanes of half a row, one on: its first tile has none
        unsigned toRight;      // from the lanes of the left half to those of the right one
        unsigned columns;
        unsigned count;  // rows on either side of the middle
    };
    static Tile* put(HalfRows rows, std::uint64_t lanes, Tile* tiles, std::size_t width);

    LanePillars pillars_;
    std::size_t width_;
    int middleRows_;
    HalfRows halfRows_;
    std::array<ReadyRow, 2> outer_;   // by door N, or by door S
    std::array<ReadyRow, 4> middle_;  // by doors W and E
};

}  // namespace doorstring
