// The interior "pillars": each inside tile off the middle row and the middle column becomes a
// pillar with the configured chance; so does ground that pillars cut off from the middle. For rooms
// of every size; pillar_lanes.hpp lays the same pillars in most rooms, and quicker.
#pragma once

#include "config/config.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/chance_bits.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace doorstring {

class Pillars {
public:
    explicit Pillars(const RoomConfig& config);

    // Sets the rows between the upper and the lower wall; the rest of the inside is ground.
    //
    // As many rows off the middle as fit 64 lanes are drawn together, their tiles off the middle
    // one behind the other, the first in the lowest lane; each such group from its own stream.
    void lay(BitRows& pillars, std::uint64_t roll) const;

private:
    void drawInGroups(BitRows& pillars, std::uint64_t roll) const;
    void setRows(BitRows& pillars, int first, int end, std::uint64_t lanes) const;
    // The rows that are as far from the middle above and below, together in one word: what is done
    // to one is done to the other. The upper one is in the lower half; index 0 is nearest.
    std::uint64_t pair(const BitRows& rows, std::size_t index) const;
    bool mayCutOff(const BitRows& pillars) const;
    void closeCutOff(BitRows& pillars) const;
    std::uint64_t joinAlong(std::uint64_t joined, std::uint64_t ground) const;

    ChanceBits chance_;
    int middleRow_;   // the first of the one or two
    int afterRow_;    // the first behind them
    int side_;        // rows on either side of the middle
    int columns_;     // tiles of a row that may become pillars
    int gap_;         // middle columns among them
    int rowsAtOnce_;  // that are drawn together
    // Columns as bits, of one row, before the gap is made.
    std::uint32_t allLanes_;
    std::uint32_t rightLanes_;  // right of the middle
    // Columns as bits, of a pair of rows.
    std::uint64_t inside_;
    std::uint64_t left_;  // of the middle
    std::uint64_t right_;
    unsigned halfColumns_;  // tiles on either side of the middle
};

}  // namespace doorstring
