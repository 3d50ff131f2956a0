// The interior "pillars": each inside tile off the middle row and the middle column becomes a
// pillar with the configured chance; so does ground that pillars cut off from the middle.
#pragma once

#include "config/config.hpp"
#include "room/bit_rows.hpp"
#include "room/chance_bits.hpp"

#include <cstdint>

namespace doorstring {

class Pillars {
public:
    explicit Pillars(const RoomConfig& config);

    // Sets the rows between the upper and the lower wall; the rest of the inside is ground.
    //
    // As many rows off the middle as fit 64 lanes are drawn together, their tiles off the middle
    // one behind the other, the first in the lowest lane; each such group from a stream of its own.
    void lay(BitRows& pillars, std::uint64_t roll) const;

private:
    void draw(BitRows& pillars, std::uint64_t roll) const;
    std::uint32_t toColumns(std::uint64_t lanes) const;
    bool mayCutOff(const BitRows& pillars) const;
    void closeCutOff(BitRows& pillars) const;
    std::uint32_t joinAlong(std::uint32_t joined, std::uint32_t ground) const;

    ChanceBits chance_;
    int height_;
    int middleRow_;   // the first of the one or two
    int afterRow_;    // the first behind them
    int columns_;     // tiles of a row that may become pillars
    int gap_;         // middle columns among them
    int rowsAtOnce_;  // that are drawn together
    // Columns as bits.
    std::uint32_t inside_;
    std::uint32_t left_;  // of the middle
    std::uint32_t middle_;
    std::uint32_t right_;
    std::uint32_t leftLanes_;  // as left_, before the gap is made
    unsigned halfColumns_;     // tiles on either side of the middle
};

}  // namespace doorstring
