// The interior "pillars" of rooms so small that either half, above and below the middle row, fits
// the 64 lanes of a word: all its tiles are looked at together.
#pragma once

#include "config/config.hpp"
#include "room/tiles/chance_bits.hpp"

#include <cstdint>

namespace doorstring {

// Which tiles off the middle lines are pillars, row by row, each row's tiles one behind the other,
// the first in the lowest lane. Lanes above those of a half have no meaning.
struct PillarLanes {
    std::uint64_t upper = 0;
    std::uint64_t lower = 0;
};

// The lanes of a word, told apart by what lies around their tiles.
struct LaneMasks {
    std::uint64_t all = 0;
    std::uint64_t above = 0;  // rows with a row between them and the middle
    std::uint64_t below = 0;
    std::uint64_t leftInner = 0;  // columns with a column between them and the middle
    std::uint64_t rightInner = 0;
    std::uint64_t leftOuter = 0;  // columns with a column between them and the wall
    std::uint64_t rightOuter = 0;

    std::uint64_t besideMiddle() const {
        return all & ~((leftInner | rightInner) & (above | below));
    }
};

class LanePillars {
public:
    // At least two columns on either side of the middle, too.
    static bool fits(GridSize room);
    explicit LanePillars(const RoomConfig& config);

    PillarLanes lay(std::uint64_t roll) const;

    unsigned columns() const { return columns_; }  // of a row that may become pillars
    unsigned side() const { return side_; }        // rows on either side of the middle

private:
    std::uint64_t withCutOff(std::uint64_t pillars, const LaneMasks& in) const;
    bool mayCutOff(std::uint64_t pillars, const LaneMasks& in) const;
    std::uint64_t closeCutOff(std::uint64_t pillars, const LaneMasks& in) const;

    ChanceBits chance_;
    unsigned columns_;
    unsigned side_;
    unsigned half_;  // lanes of a half
    // The lanes that are drawn first: of as many rows as fit a word. The rest, if any, belongs to
    // the lower half, from `secondAt_` on.
    std::uint64_t first_ = 0;
    std::uint64_t second_ = 0;
    unsigned secondAt_ = 0;
    LaneMasks upper_;
    LaneMasks lower_;
    LaneMasks both_;  // the lower half behind the upper one, where all are drawn first
};

inline PillarLanes LanePillars::lay(std::uint64_t roll) const {
    const std::uint64_t first = chance_.draw(first_, RandomStream(roll));
    if (second_ == 0) {
        const std::uint64_t all = withCutOff(first, both_);
        return {all, all >> half_};
    }
    const std::uint64_t second = chance_.draw(second_, RandomStream(mixBits(roll + 1)));
    return {withCutOff(first & upper_.all, upper_),
            withCutOff(first >> half_ | second << secondAt_, lower_)};
}

inline std::uint64_t LanePillars::withCutOff(std::uint64_t pillars, const LaneMasks& in) const {
    return mayCutOff(pillars, in) ? closeCutOff(pillars, in) : pillars;
}

// Pillars::mayCutOff() says why. The lanes of a tile's neighbours are one and a row of lanes away;
// the masks keep what would wrap around out.
inline bool LanePillars::mayCutOff(std::uint64_t pillars, const LaneMasks& in) const {
    const std::uint64_t next = (pillars >> columns_ & in.above) | (pillars << columns_ & in.below);
    const std::uint64_t across = (pillars >> 1U & in.leftInner) | (pillars << 1U & in.rightInner);
    const std::uint64_t stuck = across & ~pillars & next;
    const std::uint64_t stuckBefore =
        (stuck >> columns_ & in.above) | (stuck << columns_ & in.below);
    const std::uint64_t way = ~(pillars | next | stuckBefore);
    return (stuck & ~((way << 1U & in.leftOuter) | (way >> 1U & in.rightOuter))) != 0;
}

}  // namespace doorstring
