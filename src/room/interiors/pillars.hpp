// The interior "pillars": each inside tile off the middle row and the middle column becomes a
// pillar with the configured chance; so does ground that pillars cut off from the middle.
#pragma once

#include "config/config.hpp"
#include "room/chance_bits.hpp"
#include "room/tile_rows.hpp"

#include <cstdint>

namespace doorstring {

class Pillars {
public:
    explicit Pillars(const RoomConfig& config);

    // `room` has its ring and doors, and ground everywhere inside.
    //
    // The inside rows off the middle have `columns` tiles each off the middle. As many rows as fit
    // 64 lanes are drawn together, the first in the lowest lanes, each drawing from its own stream.
    void lay(TileRows& room, std::uint64_t roll) const;

private:
    void draw(TileRows& room, std::uint64_t roll) const;
    std::uint32_t toColumns(std::uint64_t lanes) const;
    bool mayCutOff(const TileRows& room) const;

    ChanceBits chance_;
    int height_;
    int middleRow_;  // the first of them
    int middleRows_;
    std::uint32_t middleColumns_;  // as bits
    std::uint32_t leftHalf_;       // bits of the columns left of the middle
    int columns_;                  // tiles of a row that may become pillars
    int leftColumns_;              // those of them left of the middle
    int gap_;                      // middle columns between them
    int rowsAtOnce_;
};

// Makes pillars of all ground that cannot be walked to from the middle columns and rows, which are
// free.
void closeCutOff(TileRows& room, std::uint32_t middleColumns);

}  // namespace doorstring
