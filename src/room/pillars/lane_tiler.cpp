#include "room/pillars/lane_tiler.hpp"

#include "room/tiles/bit_rows.hpp"
#include "room/tiles/door_gap.hpp"

#include <cassert>
#include <cstring>

namespace doorstring {

bool LaneTiler::fits(GridSize room) {
    return room.width >= 8 && room.width <= 16 && LanePillars::fits(room);
}

LaneTiler::LaneTiler(const RoomConfig& config)
    : pillars_(config),
      width_(static_cast<std::size_t>(config.size.width)),
      middleRows_(doorSpan(config.size.height).length) {
    assert(fits(config.size));
    const unsigned half = pillars_.columns() / 2;
    halfRows_ = {rowOf(Tile::Wall, Tile::Ground, config.size.width)[0],
                 rowOf(Tile::Ground, Tile::Ground, static_cast<int>(half) + 1)[0],
                 width_ - 2 - half,
                 ((1U << half) - 1U) << 1U,
                 half - 1,
                 pillars_.columns(),
                 pillars_.side()};

    const auto middle = static_cast<std::size_t>(middleOf(config.size).y);
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const BitRows gaps = doorGaps(config.size, DoorSet::fromBits(bits));
        outer_[bits & 1U] = readyRow(gaps[0], Tile::Wall, Tile::Wall);
        middle_[bits >> 2U] = readyRow(gaps[middle], Tile::Wall, Tile::Ground);
    }
}

LaneTiler::ReadyRow LaneTiler::readyRow(std::uint32_t bits, Tile side, Tile inside) const {
    ReadyRow row;
    expandRow<2>(bits, rowOf(side, inside, static_cast<int>(width_)), row.data());
    return row;
}

// From the top down, as each row overwrites what the row above wrote beyond its end.
void LaneTiler::tile(DoorSet doors, std::uint64_t roll, Tile* tiles) const {
    const PillarLanes lanes = pillars_.lay(roll);
    const unsigned bits = doors.bits();  // N, S, W, E from the lowest
    const std::size_t width = width_;
    std::memcpy(tiles, &outer_[bits & 1U], sizeof(ReadyRow));
    tiles = put(halfRows_, lanes.upper, tiles + width, width);
    const ReadyRow middle = middle_[bits >> 2U];
    for (int row = middleRows_; row > 0; --row) {
        std::memcpy(tiles, &middle, sizeof(middle));
        tiles += width;
    }
    tiles = put(halfRows_, lanes.lower, tiles, width);
    // Nothing may be written behind the last row: its first eight tiles and its last ones, which
    // overlap in all but the widest.
    const Tile* last = outer_[bits >> 1U & 1U].data();
    std::memcpy(tiles, last, sizeof(EightTiles));
    std::memcpy(tiles + width - sizeof(EightTiles), last + width - sizeof(EightTiles),
                sizeof(EightTiles));
}

// Where the next row begins. The rows come as a copy, as the compiler would have to read a member
// again after each row.
inline Tile* LaneTiler::put(HalfRows rows, std::uint64_t lanes, Tile* tiles, std::size_t width) {
    for (unsigned row = rows.count; row > 0; --row) {
        const EightTiles left = rows.leftBase + spreadBits.of[lanes << 1U & rows.bits];
        const EightTiles right = rows.rightBase + spreadBits.of[lanes >> rows.toRight & rows.bits];
        std::memcpy(tiles, &left, sizeof(left));
        std::memcpy(tiles + rows.rightAt, &right, sizeof(right));
        lanes >>= rows.columns;
        tiles += width;
    }
    return tiles;
}

}  // namespace doorstring
