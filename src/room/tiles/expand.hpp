// Bits to tiles, eight at a time.
//
// A set bit turns a tile into the next one of the enum: Wall into a door's Ground, Ground into a
// Pillar. So one bit a tile says all about a room, and eight tiles are a sum of two numbers of
// eight bytes: what they are without bits, and the bits spread to bytes.
#pragma once

#include "room/tiles/tile.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace doorstring {

static_assert(static_cast<int>(Tile::Wall) + 1 == static_cast<int>(Tile::Ground));
static_assert(static_cast<int>(Tile::Ground) + 1 == static_cast<int>(Tile::Pillar));

// Tiles in the order in which they lie in memory.
using EightTiles = std::uint64_t;

// For each pattern of eight bits, a byte of 0 or 1 for each.
struct SpreadBits {
    std::array<EightTiles, 256> of{};

    constexpr SpreadBits() {
        for (unsigned bits = 0; bits < 256; ++bits) {
            std::array<std::uint8_t, 8> bytes{};
            for (unsigned i = 0; i < 8; ++i) {
                bytes[i] = static_cast<std::uint8_t>(bits >> i & 1U);
            }
            of[bits] = std::bit_cast<EightTiles>(bytes);
        }
    }
};
inline constexpr SpreadBits spreadBits;

// What a row of at most 32 tiles is without bits.
using RowBase = std::array<EightTiles, 4>;

constexpr RowBase rowOf(Tile side, Tile inside, int width) {
    std::array<Tile, 32> tiles{};
    for (int x = 0; x < width; ++x) {
        tiles[static_cast<std::size_t>(x)] = x == 0 || x == width - 1 ? side : inside;
    }
    return std::bit_cast<RowBase>(tiles);
}

// Writes whole eights, as many as hold a row: up to seven tiles more than the row has. The number
// is known to the compiler, so that it writes a row without a loop.
template <std::size_t eights>
inline void expandRow(std::uint32_t bits, const RowBase& base, Tile* tiles) {
#pragma GCC unroll 4
    for (std::size_t i = 0; i < eights; ++i) {
        const EightTiles eight = base[i] + spreadBits.of[bits >> 8 * i & 0xFFU];
        std::memcpy(tiles + 8 * i, &eight, sizeof(eight));
    }
}

// Writes `width` tiles and none behind them.
template <std::size_t eights>
inline void expandLastRow(std::uint32_t bits, const RowBase& base, Tile* tiles, std::size_t width) {
    std::array<Tile, 8 * eights> row;
    expandRow<eights>(bits, base, row.data());
    std::memcpy(tiles, row.data(), width);
}

}  // namespace doorstring
