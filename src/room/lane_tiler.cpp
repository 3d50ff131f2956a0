#include "room/lane_tiler.hpp"

#include "room/bit_rows.hpp"
#include "room/room.hpp"

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
    const RowBase inner = rowOf(Tile::Wall, Tile::Ground, config.size.width);
    leftBase_ = inner[0];
    rightBase_ = rowOf(Tile::Ground, Tile::Ground, static_cast<int>(half) + 1)[0];
    halfBits_ = ((1U << half) - 1U) << 1U;
    rightAt_ = width_ - 2 - half;

    const DoorSpan columns = doorSpan(config.size.width);
    const std::uint32_t gap = bitSpan(columns.first, columns.length);
    for (std::uint32_t door = 0; door < 2; ++door) {
        upper_[door] = readyRow(gap * door, Tile::Wall, Tile::Wall);
        lower_[door] = upper_[door];
    }
    for (std::uint32_t doors = 0; doors < 4; ++doors) {
        const std::uint32_t sides = (doors & 1U) | (doors >> 1U) << (width_ - 1);
        middle_[doors] = readyRow(sides, Tile::Wall, Tile::Ground);
    }
}

LaneTiler::ReadyRow LaneTiler::readyRow(std::uint32_t bits, Tile side, Tile inside) const {
    std::array<Tile, 16> tiles;
    expandRow<2>(bits, rowOf(side, inside, static_cast<int>(width_)), tiles.data());
    ReadyRow row;
    std::memcpy(&row.first, tiles.data(), sizeof(row.first));
    std::memcpy(&row.last, tiles.data() + width_ - sizeof(row.last), sizeof(row.last));
    return row;
}

void LaneTiler::tile(DoorSet doors, std::uint64_t roll, Tile* tiles) const {
    const PillarLanes lanes = pillars_.lay(roll);
    const unsigned bits = doors.bits();  // N, S, W, E from the lowest
    tiles = put(upper_[bits & 1U], tiles);
    tiles = putHalf(lanes.upper, tiles);
    for (int row = 0; row < middleRows_; ++row) {
        tiles = put(middle_[bits >> 2U], tiles);
    }
    tiles = putHalf(lanes.lower, tiles);
    put(lower_[bits >> 1U & 1U], tiles);
}

// Where the next row begins.
Tile* LaneTiler::put(const ReadyRow& row, Tile* tiles) const {
    std::memcpy(tiles, &row.first, sizeof(row.first));
    std::memcpy(tiles + width_ - sizeof(row.last), &row.last, sizeof(row.last));
    return tiles + width_;
}

// From the top down: what a row writes behind its end is the next row's to overwrite.
Tile* LaneTiler::putHalf(std::uint64_t lanes, Tile* tiles) const {
    const unsigned columns = pillars_.columns();
    const unsigned toRight = columns / 2 - 1;
    for (unsigned row = 0; row < pillars_.side(); ++row) {
        const EightTiles left = leftBase_ + spreadBits.of[lanes << 1U & halfBits_];
        const EightTiles right = rightBase_ + spreadBits.of[lanes >> toRight & halfBits_];
        std::memcpy(tiles, &left, sizeof(left));
        std::memcpy(tiles + rightAt_, &right, sizeof(right));
        lanes >>= columns;
        tiles += width_;
    }
    return tiles;
}

}  // namespace doorstring
