#include "room/tile_rows.hpp"

#include <cassert>
#include <cstddef>
#include <cstring>

namespace doorstring {

namespace {

// Eight tiles, as bytes of one number: their places in memory are what counts, not their weights.
using EightTiles = std::uint64_t;

static_assert(static_cast<int>(Tile::Wall) == 0 && static_cast<int>(Tile::Ground) == 1 &&
              static_cast<int>(Tile::Pillar) == 2);

// For each pattern of eight bits, eight bytes of 0 or 1.
struct Spread {
    std::array<std::array<std::uint8_t, 8>, 256> bytes{};

    constexpr Spread() {
        for (unsigned bits = 0; bits < 256; ++bits) {
            for (unsigned i = 0; i < 8; ++i) {
                bytes[bits][i] = static_cast<std::uint8_t>(bits >> i & 1U);
            }
        }
    }
};
constexpr Spread spread;

EightTiles spreadBits(std::uint32_t bits) {
    EightTiles tiles = 0;
    std::memcpy(&tiles, spread.bytes[bits & 0xFFU].data(), sizeof tiles);
    return tiles;
}

// Bytes do not carry into each other: ground is 1, a pillar 2.
EightTiles eightTiles(std::uint32_t ground, std::uint32_t pillars) {
    return spreadBits(ground) + 2 * spreadBits(pillars);
}

}  // namespace

Tile TileRows::at(GridPos p) const {
    assert(size.contains(p));
    const auto row = static_cast<std::size_t>(p.y);
    const auto column = static_cast<unsigned>(p.x);
    return static_cast<Tile>((ground[row] >> column & 1U) + 2 * (pillars[row] >> column & 1U));
}

// Eight tiles at a time. The last eight of a row end with it and may overlap those before; a row
// shorter than eight is cut.
void expand(const TileRows& rows, std::span<Tile> tiles) {
    assert(tiles.size() == static_cast<std::size_t>(rows.size.area()));
    const auto width = static_cast<unsigned>(rows.size.width);
    const auto height = static_cast<std::size_t>(rows.size.height);
    Tile* out = tiles.data();
    for (std::size_t y = 0; y < height; ++y, out += width) {
        const std::uint32_t ground = rows.ground[y];
        const std::uint32_t pillars = rows.pillars[y];
        if (width < 8) {
            const EightTiles eight = eightTiles(ground, pillars);
            std::memcpy(out, &eight, width);
            continue;
        }
        for (unsigned x = 0; x + 8 < width; x += 8) {
            const EightTiles eight = eightTiles(ground >> x, pillars >> x);
            std::memcpy(out + x, &eight, sizeof eight);
        }
        const unsigned last = width - 8;
        const EightTiles eight = eightTiles(ground >> last, pillars >> last);
        std::memcpy(out + last, &eight, sizeof eight);
    }
}

}  // namespace doorstring
