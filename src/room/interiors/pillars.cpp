#include "room/interiors/pillars.hpp"

#include "base/rng.hpp"
#include "room/room.hpp"

#include <algorithm>
#include <cstddef>

namespace doorstring {

namespace {

std::uint32_t& row(BitRows& rows, int y) {
    return rows[static_cast<std::size_t>(y)];
}
std::uint32_t row(const BitRows& rows, int y) {
    return rows[static_cast<std::size_t>(y)];
}

}  // namespace

Pillars::Pillars(const RoomConfig& config)
    : chance_(config.pillarChance), height_(config.size.height) {
    const DoorSpan columns = doorSpan(config.size.width);
    const DoorSpan rows = doorSpan(height_);
    middleRow_ = rows.first;
    afterRow_ = rows.first + rows.length;
    columns_ = config.size.width - 2 - columns.length;
    gap_ = columns.length;
    rowsAtOnce_ = std::min(ChanceBits::lanes / columns_, height_ - 2 - rows.length);
    inside_ = bitSpan(1, config.size.width - 2);
    left_ = bitSpan(1, columns.first - 1);
    middle_ = bitSpan(columns.first, columns.length);
    right_ = inside_ & ~left_ & ~middle_;
    leftLanes_ = left_ >> 1U;
    halfColumns_ = static_cast<unsigned>(columns_) / 2;
}

void Pillars::lay(BitRows& pillars, std::uint64_t roll) const {
    draw(pillars, roll);
    if (mayCutOff(pillars)) {
        closeCutOff(pillars);
    }
}

// The lanes of a row as the columns that they stand for.
std::uint32_t Pillars::toColumns(std::uint64_t lanes) const {
    const auto bits = static_cast<std::uint32_t>(lanes) & bitSpan(0, columns_);
    const std::uint32_t left = bits & leftLanes_;
    return (left | (bits ^ left) << static_cast<unsigned>(gap_)) << 1U;
}

void Pillars::draw(BitRows& pillars, std::uint64_t roll) const {
    const int rows = height_ - 2 - (afterRow_ - middleRow_);
    std::uint64_t stream = roll;
    int y = 1;
    for (int first = 0; first < rows; first += rowsAtOnce_) {
        const int count = std::min(rowsAtOnce_, rows - first);
        const std::uint64_t asked =
            ~0ULL >> static_cast<unsigned>(ChanceBits::lanes - count * columns_);
        std::uint64_t lanes = chance_.draw(asked, RandomStream(stream));
        stream = mixBits(stream + 1);
        for (int end = y + count; y < end; ++y) {
            if (y == middleRow_) {
                y = afterRow_;
                end += afterRow_ - middleRow_;
            }
            row(pillars, y) = toColumns(lanes);
            lanes >>= static_cast<unsigned>(columns_);
        }
    }
    for (int middle = middleRow_; middle < afterRow_; ++middle) {
        row(pillars, middle) = 0;
    }
}

// Where each ground tile can be left toward the middle column or toward the middle row, every tile
// is joined to the middle, step by step. A tile that is stuck so may be left by two steps, along
// its row away from the middle and then toward the middle row, to a tile as far from the middle
// that is not stuck itself. Only where a tile has neither is there something to look for.
bool Pillars::mayCutOff(const BitRows& pillars) const {
    std::uint32_t shut = 0;
    const auto look = [&](int y, int towardMiddle, std::uint32_t stuckBefore) {
        const std::uint32_t here = row(pillars, y);
        const std::uint32_t next = row(pillars, towardMiddle);
        const std::uint32_t across = (here >> 1U & left_) | (here << 1U & right_);
        const std::uint32_t stuck = across & ~here & next;
        const std::uint32_t way = inside_ & ~here & ~next & ~stuckBefore;
        shut |= stuck & ~((way << 1U & left_) | (way >> 1U & right_));
        return stuck;
    };
    std::uint32_t stuck = 0;
    for (int y = middleRow_ - 2; y > 0; --y) {
        stuck = look(y, y + 1, stuck);
    }
    stuck = 0;
    for (int y = afterRow_ + 1; y < height_ - 1; ++y) {
        stuck = look(y, y - 1, stuck);
    }
    return shut != 0;
}

// All ground of a row that is joined to `joined` within the row. Half a row is the longest way, as
// the middle is joined.
std::uint32_t Pillars::joinAlong(std::uint32_t joined, std::uint32_t ground) const {
    std::uint32_t up = ground;
    std::uint32_t down = ground;
    for (unsigned step = 1; step <= halfColumns_; step *= 2) {
        joined |= (up & joined << step) | (down & joined >> step);
        up &= up << step;
        down &= down >> step;
    }
    return joined;
}

// From the middle outward, then again while ground is found that is joined the other way round.
void Pillars::closeCutOff(BitRows& pillars) const {
    BitRows joined{};
    for (int y = middleRow_; y < afterRow_; ++y) {
        row(joined, y) = inside_;
    }
    bool grew = true;
    const auto join = [&](int y) {
        const std::uint32_t ground = inside_ & ~row(pillars, y);
        const std::uint32_t more =
            ground & ~row(joined, y) & (row(joined, y - 1) | row(joined, y + 1));
        if (more != 0) {
            row(joined, y) = joinAlong(row(joined, y) | more, ground);
            grew = true;
        }
    };
    while (grew) {
        grew = false;
        for (int y = middleRow_ - 1; y > 0; --y) {
            join(y);
        }
        for (int y = afterRow_; y < height_ - 1; ++y) {
            join(y);
        }
    }
    for (int y = 1; y < height_ - 1; ++y) {
        row(pillars, y) = inside_ & ~row(joined, y);
    }
}

}  // namespace doorstring
