// The interior "pillars": each inside tile off the middle row and the middle column becomes a
// pillar with the configured chance; so does ground that pillars cut off from the middle.
#pragma once

#include "config/config.hpp"
#include "room/tile_rows.hpp"

#include <cstdint>

namespace doorstring {

class Pillars {
public:
    explicit Pillars(const RoomConfig& config);

    // `room` has its ring and doors, and ground everywhere inside.
    void lay(TileRows& room, std::uint64_t roll) const;

private:
    void draw(TileRows& room, std::uint64_t roll) const;
    void closeCutOff(TileRows& room) const;

    GridSize size_;
    std::uint64_t threshold_;      // a tile's 32-bit number below it makes a pillar
    std::uint32_t middleColumns_;  // bits of the one or two columns that stay free
    int columns_;                  // inside tiles of a row that may become pillars
    int leftColumns_;              // those of them left of the middle
};

}  // namespace doorstring
