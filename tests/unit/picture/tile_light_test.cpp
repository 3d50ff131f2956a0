#include "picture/tile_light.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <array>

using namespace doorstring;

namespace {

constexpr Colour dark{20, 24, 40};
constexpr Colour ground{50, 64, 95};
constexpr Colour wall{120, 140, 170};
constexpr Colour gem{232, 20, 200};
constexpr std::array tileColours{dark, ground, wall, gem};
constexpr std::array ramps{dark, ground, wall};
constexpr std::array groundColours{ground};

TileLight light() {
    return {tileColours, ramps, groundColours};
}

int countOf(const Canvas& canvas, Colour colour) {
    return static_cast<int>(std::count(canvas.pixels().begin(), canvas.pixels().end(), colour));
}

}  // namespace

TEST_CASE("shadow settles on the nearest colour of the ramps, the tiles' own colours stay") {
    Canvas canvas({5, 1}, ground);
    canvas.set(1, 0, {24, 28, 44});
    canvas.set(2, 0, {115, 139, 165});
    canvas.set(3, 0, gem);
    canvas.set(4, 0, {24, 28, 44});
    light().settle(canvas, {0, 0, 4, 1});
    CHECK(canvas.at(0, 0) == ground);
    CHECK(canvas.at(1, 0) == dark);
    CHECK(canvas.at(2, 0) == wall);
    CHECK(canvas.at(3, 0) == gem);
    CHECK(canvas.at(4, 0) == Colour{24, 28, 44});  // outside the area
}

TEST_CASE("a glow gives ground one lit shade, whole near the torch and thinner farther out") {
    Canvas canvas({41, 41}, ground);
    light().glow(canvas, 20, 20, 16);
    const Colour lit = canvas.at(20, 20);
    CHECK(lit.red > ground.red);
    CHECK(countOf(canvas, lit) + countOf(canvas, ground) == 41 * 41);
    CHECK(canvas.at(25, 20) == lit);
    CHECK(canvas.at(34, 20) == lit);
    CHECK(canvas.at(33, 20) == ground);
    CHECK(canvas.at(37, 20) == ground);
}

TEST_CASE("a glow leaves gems and colours that are not of the tiles alone") {
    Canvas canvas({9, 9}, gem);
    canvas.set(4, 4, {1, 2, 3});
    light().glow(canvas, 4, 4, 4);
    CHECK(countOf(canvas, gem) == 80);
    CHECK(canvas.at(4, 4) == Colour{1, 2, 3});
}

TEST_CASE("a glow stays inside the canvas and the clip") {
    Canvas canvas({9, 9}, ground);
    canvas.setClip({3, 2, 2, 2});
    for (const GridPos at : {GridPos{0, 0}, GridPos{8, 8}, GridPos{-3, -3}, GridPos{40, 2}}) {
        light().glow(canvas, at.x, at.y, 12);
    }
    CHECK(countOf(canvas, ground) == 81 - 4);
}
