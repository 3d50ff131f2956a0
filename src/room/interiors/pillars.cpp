#include "room/interiors/pillars.hpp"

#include "base/rng.hpp"
#include "room/room.hpp"

#include <algorithm>
#include <cstddef>

namespace doorstring {

Pillars::Pillars(const RoomConfig& config)
    : chance_(config.pillarChance), height_(config.size.height) {
    const DoorSpan rows = doorSpan(height_);
    const DoorSpan columns = doorSpan(config.size.width);
    middleRow_ = rows.first;
    middleRows_ = rows.length;
    middleColumns_ = bitSpan(columns.first, columns.length);
    leftHalf_ = bitSpan(0, columns.first);
    columns_ = config.size.width - 2 - columns.length;
    leftColumns_ = columns.first - 1;
    gap_ = columns.length;
    rowsAtOnce_ = std::min(ChanceBits::lanes / columns_, height_ - 2 - middleRows_);
}

void Pillars::lay(TileRows& room, std::uint64_t roll) const {
    draw(room, roll);
    if (mayCutOff(room)) {
        closeCutOff(room, middleColumns_);
    }
}

// The lanes of a row as the columns that they stand for.
std::uint32_t Pillars::toColumns(std::uint64_t lanes) const {
    const auto row = static_cast<std::uint32_t>(lanes) & bitSpan(0, columns_);
    const std::uint32_t left = row & bitSpan(0, leftColumns_);
    return (left | (row ^ left) << static_cast<unsigned>(gap_)) << 1U;
}

void Pillars::draw(TileRows& room, std::uint64_t roll) const {
    const int rows = height_ - 2 - middleRows_;
    std::uint64_t stream = roll;
    for (int first = 0; first < rows; first += rowsAtOnce_) {
        const int count = std::min(rowsAtOnce_, rows - first);
        const std::uint64_t asked =
            ~0ULL >> static_cast<unsigned>(ChanceBits::lanes - count * columns_);
        std::uint64_t lanes = chance_.draw(asked, RandomStream(stream));
        stream = mixBits(stream + 1);
        for (int row = first; row < first + count; ++row) {
            const int y = row + 1 + (row + 1 < middleRow_ ? 0 : middleRows_);
            const std::uint32_t pillars = toColumns(lanes);
            lanes >>= static_cast<unsigned>(columns_);
            room.pillars[static_cast<std::size_t>(y)] = pillars;
            room.ground[static_cast<std::size_t>(y)] &= ~pillars;
        }
    }
}

// Where each ground tile can be left toward the middle column or toward the middle row, every tile
// is joined to the middle, step by step. Only else is there something to look for.
bool Pillars::mayCutOff(const TileRows& room) const {
    std::uint32_t stuck = 0;
    for (int y = 1; y < height_ - 1; ++y) {
        const auto row = static_cast<std::size_t>(y);
        const std::uint32_t pillars = room.pillars[row];
        const std::uint32_t across =
            (pillars >> 1U & leftHalf_) | (pillars << 1U & ~leftHalf_ & ~middleColumns_);
        const std::uint32_t along = room.pillars[y < middleRow_ ? row + 1 : row - 1];
        stuck |= room.ground[row] & across & along;
    }
    return stuck != 0;
}

}  // namespace doorstring
