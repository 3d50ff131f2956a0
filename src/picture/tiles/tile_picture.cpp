#include "picture/tiles/tile_picture.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr int wallShapeCount = 42;  // only shapes with pictures from Wall0 on

constexpr bool isStraightOrFull(int shape) {
    return shape == northWall || shape == southWall || shape == westWall || shape == eastWall ||
           shape == wallAllAround;
}

// The shapes with pictures from Wall0 on, in rising order.
constexpr std::array<std::uint8_t, wallShapeCount> shapes = [] {
    std::array<std::uint8_t, wallShapeCount> found{};
    std::size_t count = 0;
    for (int bits = 0; bits < 256; ++bits) {
        if (wallShape(static_cast<std::uint8_t>(bits)) == bits && !isStraightOrFull(bits)) {
            found.at(count++) = static_cast<std::uint8_t>(bits);
        }
    }
    return found;
}();

constexpr TilePicture pictureOf(std::uint8_t shape) {
    switch (shape) {
    case northWall:
        return TilePicture::North0;
    case southWall:
        return TilePicture::South0;
    case westWall:
        return TilePicture::West0;
    case eastWall:
        return TilePicture::East0;
    case wallAllAround:
        return TilePicture::Fill0;
    default:
        break;
    }
    int index = 0;
    while (shapes.at(static_cast<std::size_t>(index)) != shape) {
        ++index;
    }
    return after(TilePicture::Wall0, index);
}

constexpr std::array<TilePicture, 256> pictures = [] {
    std::array<TilePicture, 256> made{};
    for (int bits = 0; bits < 256; ++bits) {
        made.at(static_cast<std::size_t>(bits)) =
            pictureOf(wallShape(static_cast<std::uint8_t>(bits)));
    }
    return made;
}();

}  // namespace

TilePicture wallPicture(std::uint8_t neighbours) {
    return pictures[neighbours];
}

}  // namespace doorstring
