// Bits to tiles, eight at a time.
#pragma once

#include "room/tile.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace doorstring {

// For each pattern of eight bits, the tiles: ground, and pillars where there is a bit.
struct EightTiles {
    std::array<std::array<Tile, 8>, 256> of{};

    constexpr EightTiles() {
        for (unsigned bits = 0; bits < 256; ++bits) {
            for (unsigned i = 0; i < 8; ++i) {
                of[bits][i] = (bits >> i & 1U) != 0 ? Tile::Pillar : Tile::Ground;
            }
        }
    }
};
inline constexpr EightTiles eightTiles;

// Writes `count` tiles (at least 1): bit i of `pillars` says what tile i is. The last eight may
// overlap those before.
inline void expandInside(std::uint32_t pillars, Tile* tiles, std::size_t count) {
    const auto* table = eightTiles.of.data();
    if (count < 8) {
        std::memcpy(tiles, table[pillars & 0xFFU].data(), count);
        return;
    }
    for (std::size_t x = 0; x + 8 < count; x += 8) {
        std::memcpy(tiles + x, table[pillars >> x & 0xFFU].data(), 8);
    }
    const std::size_t last = count - 8;
    std::memcpy(tiles + last, table[pillars >> last & 0xFFU].data(), 8);
}

}  // namespace doorstring
