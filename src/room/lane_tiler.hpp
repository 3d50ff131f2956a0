// Tiles rooms whose pillars come as lanes, 8 to 16 tiles wide: half a row of lanes becomes eight
// tiles by one lookup, and rows without pillars lie ready for every set of doors.
#pragma once

#include "base/door_set.hpp"
#include "room/expand.hpp"
#include "room/interiors/pillar_lanes.hpp"

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
    // A row as its first and its last eight tiles, which overlap in all but the widest.
    struct ReadyRow {
        EightTiles first;
        EightTiles last;
    };
    ReadyRow readyRow(std::uint32_t bits, Tile side, Tile inside) const;
    Tile* put(const ReadyRow& row, Tile* tiles) const;
    Tile* putHalf(std::uint64_t lanes, Tile* tiles) const;

    LanePillars pillars_;
    std::size_t width_;
    int middleRows_;
    EightTiles leftBase_;             // a wall and ground
    EightTiles rightBase_;            // ground and a wall, from the middle on
    std::size_t rightAt_;             // the column of its first tile
    unsigned halfBits_;               // the lanes of half a row, one on: its first tile has none
    std::array<ReadyRow, 2> upper_;   // by door N
    std::array<ReadyRow, 2> lower_;   // by door S
    std::array<ReadyRow, 4> middle_;  // by doors W and E
};

}  // namespace doorstring
