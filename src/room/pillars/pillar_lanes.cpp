#include "room/pillars/pillar_lanes.hpp"

#include "room/tiles/door_gap.hpp"

#include <cassert>

namespace doorstring {

namespace {

unsigned columnsOf(GridSize room) {
    return static_cast<unsigned>(room.width - 2 - doorSpan(room.width).length);
}

unsigned sideOf(GridSize room) {
    return static_cast<unsigned>(doorSpan(room.height).first - 1);
}

std::uint64_t lowLanes(unsigned count) {
    return ~0ULL >> (ChanceBits::lanes - count);
}

// Of each half row, all but the column beside the middle has a neighbour toward the middle that may
// be a pillar, and all but the column beside the wall a neighbour away from it; the same of rows.
LaneMasks halfMasks(unsigned columns, unsigned side, bool isUpper) {
    const unsigned half = columns / 2;
    LaneMasks masks;
    for (unsigned i = 0; i < side * columns; ++i) {
        const unsigned column = i % columns;
        const unsigned row = i / columns;
        const std::uint64_t lane = 1ULL << i;
        masks.all |= lane;
        masks.above |= isUpper && row < side - 1 ? lane : 0;
        masks.below |= !isUpper && row > 0 ? lane : 0;
        masks.leftInner |= column < half - 1 ? lane : 0;
        masks.leftOuter |= column > 0 && column < half ? lane : 0;
        masks.rightInner |= column > half ? lane : 0;
        masks.rightOuter |= column >= half && column < columns - 1 ? lane : 0;
    }
    return masks;
}

// The second half's lanes behind those of the first.
LaneMasks joinedMasks(const LaneMasks& first, const LaneMasks& second, unsigned at) {
    return {first.all | second.all << at,
            first.above | second.above << at,
            first.below | second.below << at,
            first.leftInner | second.leftInner << at,
            first.rightInner | second.rightInner << at,
            first.leftOuter | second.leftOuter << at,
            first.rightOuter | second.rightOuter << at};
}

}  // namespace

bool LanePillars::fits(GridSize room) {
    return columnsOf(room) >= 4 && columnsOf(room) * sideOf(room) < ChanceBits::lanes;
}

LanePillars::LanePillars(const RoomConfig& config)
    : chance_(config.pillarChance),
      columns_(columnsOf(config.size)),
      side_(sideOf(config.size)),
      half_(side_ * columns_),
      upper_(halfMasks(columns_, side_, true)),
      lower_(halfMasks(columns_, side_, false)) {
    assert(fits(config.size));
    const unsigned rowsAtOnce = ChanceBits::lanes / columns_;
    if (rowsAtOnce >= 2 * side_) {
        both_ = joinedMasks(upper_, lower_, half_);
        first_ = both_.all;
    } else {
        first_ = lowLanes(rowsAtOnce * columns_);
        secondAt_ = rowsAtOnce * columns_ - half_;
        second_ = lowLanes(half_ - secondAt_);
    }
}

// Ground spreads from the tiles beside the middle lines, a step in all directions at once, until
// nothing is joined any more. A step from one side of a middle line to the other joins nothing that
// is not joined already. Most rooms need two to four steps: these are made before the first test,
// as a mispredicted branch costs more than they do.
std::uint64_t LanePillars::closeCutOff(std::uint64_t pillars, const LaneMasks& in) const {
    const std::uint64_t ground = in.all & ~pillars;
    const std::uint64_t notFirst = in.leftOuter | in.rightInner | in.rightOuter;
    const std::uint64_t notLast = in.leftInner | in.leftOuter | in.rightOuter;
    const unsigned columns = columns_;
    const auto spread = [=](std::uint64_t joined) {
        const std::uint64_t beside = (joined & notLast) << 1U | (joined & notFirst) >> 1U |
                                     joined << columns | joined >> columns;
        return joined | (ground & beside);
    };
    std::uint64_t joined = spread(spread(spread(spread(ground & in.besideMiddle()))));
    for (std::uint64_t more = spread(joined); more != joined; more = spread(joined)) {
        joined = more;
    }
    return in.all & ~joined;
}

}  // namespace doorstring
