// Which picture a wall has by its eight neighbours, so that walls of any shape join.
#pragma once

#include "picture/tiles/tile_picture.hpp"

#include <cstdint>

namespace doorstring {

// The neighbours of a tile that are of the same kind, a bit each.
struct Neighbours {
    static constexpr std::uint8_t n = 1, s = 2, w = 4, e = 8, nw = 16, ne = 32, sw = 64, se = 128;
};

// A corner shows only between two sides that are of the kind: without the bits of all others there
// are 47 shapes.
constexpr std::uint8_t wallShape(std::uint8_t neighbours) {
    using N = Neighbours;
    const auto without = [&](std::uint8_t corner, int sides) {
        return (neighbours & sides) == sides ? 0 : corner;
    };
    const int hidden = without(N::nw, N::n | N::w) | without(N::ne, N::n | N::e) |
                       without(N::sw, N::s | N::w) | without(N::se, N::s | N::e);
    return static_cast<std::uint8_t>(neighbours & ~hidden);
}

// Straight walls, named after where they stand in the ring.
inline constexpr std::uint8_t northWall = 0x3d;
inline constexpr std::uint8_t southWall = 0xce;
inline constexpr std::uint8_t westWall = 0x57;
inline constexpr std::uint8_t eastWall = 0xab;
inline constexpr std::uint8_t wallAllAround = 0xff;

// Where there are several pictures, the first of them.
TilePicture wallPicture(std::uint8_t neighbours);

}  // namespace doorstring
