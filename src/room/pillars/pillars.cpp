#include "room/pillars/pillars.hpp"

#include "base/rng.hpp"
#include "room/tiles/door_gap.hpp"

#include <algorithm>

namespace doorstring {

namespace {

std::uint32_t& row(BitRows& rows, int y) {
    return rows[static_cast<std::size_t>(y)];
}

constexpr std::uint64_t both(std::uint32_t upper, std::uint32_t lower) {
    return upper | static_cast<std::uint64_t>(lower) << 32U;
}
constexpr std::uint64_t both(std::uint32_t columns) {
    return both(columns, columns);
}

}  // namespace

Pillars::Pillars(const RoomConfig& config) : chance_(config.pillarChance) {
    const DoorSpan columns = doorSpan(config.size.width);
    const DoorSpan rows = doorSpan(config.size.height);
    middleRow_ = rows.first;
    afterRow_ = rows.first + rows.length;
    side_ = middleRow_ - 1;
    columns_ = config.size.width - 2 - columns.length;
    gap_ = columns.length;
    rowsAtOnce_ = std::min(ChanceBits::lanes / columns_, 2 * side_);

    allLanes_ = bitSpan(0, columns_);
    rightLanes_ = allLanes_ & ~bitSpan(0, columns.first - 1);
    inside_ = both(bitSpan(1, config.size.width - 2));
    left_ = both(bitSpan(1, columns.first - 1));
    right_ = inside_ & ~left_ & ~both(bitSpan(columns.first, columns.length));
    halfColumns_ = static_cast<unsigned>(columns_) / 2;
}

void Pillars::lay(BitRows& pillars, std::uint64_t roll) const {
    for (int middle = middleRow_; middle < afterRow_; ++middle) {
        row(pillars, middle) = 0;
    }
    drawInGroups(pillars, roll);
    if (mayCutOff(pillars)) {
        closeCutOff(pillars);
    }
}

std::uint64_t Pillars::pair(const BitRows& rows, std::size_t index) const {
    return both(rows[static_cast<std::size_t>(middleRow_) - 1 - index],
                rows[static_cast<std::size_t>(afterRow_) + index]);
}

void Pillars::drawInGroups(BitRows& pillars, std::uint64_t roll) const {
    const int rows = 2 * side_;
    std::uint64_t stream = roll;
    for (int first = 0; first < rows; first += rowsAtOnce_) {
        if (first != 0) {
            stream = mixBits(stream + 1);
        }
        const int end = std::min(first + rowsAtOnce_, rows);
        const std::uint64_t asked =
            ~0ULL >> static_cast<unsigned>(ChanceBits::lanes - (end - first) * columns_);
        setRows(pillars, first, end, chance_.draw(asked, RandomStream(stream)));
    }
}

// The lanes of each row as the columns that they stand for: all one to the left, for the wall, and
// those right of the middle the gap more. Works on copies of what stays the same, as the compiler
// has to read a member again after each row.
void Pillars::setRows(BitRows& pillars, int first, int end, std::uint64_t lanes) const {
    const auto columns = static_cast<unsigned>(columns_);
    const std::uint32_t all = allLanes_;
    const std::uint32_t right = rightLanes_;
    const std::uint32_t more = (2U << static_cast<unsigned>(gap_)) - 2U;
    const auto set = [&](int from, int to) {
        for (int y = from; y < to; ++y) {
            const std::uint32_t bits = static_cast<std::uint32_t>(lanes) & all;
            row(pillars, y) = 2 * bits + more * (bits & right);
            lanes >>= columns;
        }
    };
    const int upper = std::min(end, side_);
    set(first + 1, upper + 1);
    set(afterRow_ + std::max(first - side_, 0), afterRow_ + end - side_);
}

// Where each ground tile can be left toward the middle column or toward the middle row, every tile
// is joined to the middle, step by step. A tile that is stuck so may be left by two steps, along
// its row away from the middle and then toward the middle row, to a tile as far from the middle
// that is not stuck itself. Only where a tile has neither is there something to look for.
bool Pillars::mayCutOff(const BitRows& pillars) const {
    const auto pairs = static_cast<std::size_t>(side_);
    std::uint64_t shut = 0;
    std::uint64_t stuckBefore = 0;
    std::uint64_t next = pair(pillars, 0);  // toward the middle row
    for (std::size_t i = 1; i < pairs; ++i) {
        const std::uint64_t here = pair(pillars, i);
        const std::uint64_t across = (here >> 1U & left_) | (here << 1U & right_);
        const std::uint64_t stuck = across & ~here & next;
        const std::uint64_t way = inside_ & ~(here | next | stuckBefore);
        shut |= stuck & ~((way << 1U & left_) | (way >> 1U & right_));
        stuckBefore = stuck;
        next = here;
    }
    return shut != 0;
}

// All ground of two rows that is joined to `joined` within its row. Half a row is the longest way,
// as the middle is joined.
std::uint64_t Pillars::joinAlong(std::uint64_t joined, std::uint64_t ground) const {
    std::uint64_t up = ground;
    std::uint64_t down = ground;
    for (unsigned step = 1; step <= halfColumns_; step *= 2) {
        joined |= (up & joined << step) | (down & joined >> step);
        up &= up << step;
        down &= down >> step;
    }
    return joined;
}

// From the middle outward, then again while ground is found that is joined the other way round.
void Pillars::closeCutOff(BitRows& pillars) const {
    const auto pairs = static_cast<std::size_t>(side_);
    // The middle before the first pair, nothing behind the last one.
    std::array<std::uint64_t, maxRoomSide / 2 + 2> joined{};
    joined[0] = inside_;
    bool grew = true;
    while (grew) {
        grew = false;
        for (std::size_t i = 0; i < pairs; ++i) {
            std::uint64_t& here = joined[i + 1];
            const std::uint64_t ground = inside_ & ~pair(pillars, i);
            const std::uint64_t more = ground & ~here & (joined[i] | joined[i + 2]);
            if (more != 0) {
                here = joinAlong(here | more, ground);
                grew = true;
            }
        }
    }
    for (std::size_t i = 0; i < pairs; ++i) {
        const std::uint64_t closed = inside_ & ~joined[i + 1];
        row(pillars, middleRow_ - 1 - static_cast<int>(i)) = static_cast<std::uint32_t>(closed);
        row(pillars, afterRow_ + static_cast<int>(i)) = static_cast<std::uint32_t>(closed >> 32U);
    }
}

}  // namespace doorstring
