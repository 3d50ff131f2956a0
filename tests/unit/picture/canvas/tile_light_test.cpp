#include "picture/canvas/tile_light.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <vector>

using namespace doorstring;

namespace {

constexpr Colour dark{20, 24, 40};
constexpr Colour tileLightGround{50, 64, 95};
constexpr Colour wall{120, 140, 170};
constexpr Colour gem{232, 20, 200};
const std::vector tileColours{dark, tileLightGround, wall, gem};
const std::vector ramps{dark, tileLightGround, wall};
const std::vector groundColours{tileLightGround};
constexpr Colour shadow{0, 0, 0, 128};

TileLight light() {
    return TileLight({tileColours, ramps, groundColours, {}, {}, shadow});
}

const Grid<std::uint8_t> everywhere({64, 64}, 1);

int countOf(const Canvas& canvas, Colour colour) {
    return static_cast<int>(std::count(canvas.pixels().begin(), canvas.pixels().end(), colour));
}

}  // namespace

TEST_CASE(
    "shadow turns each colour into the nearest of the ramps to what it would be in the dark") {
    CHECK(light().shaded(wall) == tileLightGround);
    CHECK(light().shaded(tileLightGround) == dark);
    CHECK(light().shaded(dark) == dark);
    CHECK(light().shaded({118, 138, 168}) == tileLightGround);  // what is not of the tiles, too
}

TEST_CASE("pictures are drawn whole where they are opaque, and shade where they are half clear") {
    Canvas source({3, 1}, gem);
    source.set(1, 0, shadow);
    source.set(2, 0, {0, 0, 0, 0});
    Canvas canvas({5, 1}, wall);
    light().draw(canvas, source, {0, 0, 3, 1}, 1, 0);
    CHECK(canvas.at(0, 0) == wall);
    CHECK(canvas.at(1, 0) == gem);
    CHECK(canvas.at(2, 0) == tileLightGround);
    CHECK(canvas.at(3, 0) == wall);

    canvas.clear(wall);
    canvas.setClip({1, 0, 1, 1});
    light().draw(canvas, source, {0, 0, 3, 1}, -1, 0);
    light().draw(canvas, source, {0, 0, 3, 1}, 1, 0);
    CHECK(countOf(canvas, wall) == 4);
    CHECK(canvas.at(1, 0) == gem);
}

TEST_CASE(
    "a glow gives tileLightGround one lit shade, whole near the torch and thinner farther out") {
    Canvas canvas({41, 41}, tileLightGround);
    light().glow(canvas, 20, 20, 16, everywhere);
    const Colour lit = canvas.at(20, 20);
    CHECK(lit.red > tileLightGround.red);
    CHECK(countOf(canvas, lit) + countOf(canvas, tileLightGround) == 41 * 41);
    CHECK(canvas.at(25, 20) == lit);
    CHECK(canvas.at(34, 20) == lit);
    CHECK(canvas.at(33, 20) == tileLightGround);
    CHECK(canvas.at(37, 20) == tileLightGround);
}

TEST_CASE("a glow leaves gems and colours that are not of the tiles alone") {
    Canvas canvas({9, 9}, gem);
    canvas.set(4, 4, {1, 2, 3});
    light().glow(canvas, 4, 4, 4, everywhere);
    CHECK(countOf(canvas, gem) == 80);
    CHECK(canvas.at(4, 4) == Colour{1, 2, 3});
}

TEST_CASE("a glow stays inside the canvas and the clip") {
    Canvas canvas({9, 9}, tileLightGround);
    canvas.setClip({3, 2, 2, 2});
    for (const GridPos at : {GridPos{0, 0}, GridPos{8, 8}, GridPos{-3, -3}, GridPos{40, 2}}) {
        light().glow(canvas, at.x, at.y, 12, everywhere);
    }
    CHECK(countOf(canvas, tileLightGround) == 81 - 4);
}

TEST_CASE("water stays water in the light of a torch") {
    constexpr Colour water{30, 22, 66};
    constexpr Colour lighter{52, 38, 74};
    constexpr Colour grey{54, 40, 64};
    const std::vector colours{tileLightGround, grey, water};
    const std::vector waters{water};
    const std::vector twoWaters{water, lighter};
    Canvas canvas({9, 9}, water);
    TileLight({colours, colours, groundColours, {}, {}, shadow}).glow(canvas, 4, 4, 4, everywhere);
    CHECK(canvas.at(4, 4) == grey);
    canvas.clear(water);
    TileLight({colours, colours, groundColours, waters, {}, shadow})
        .glow(canvas, 4, 4, 4, everywhere);
    CHECK(canvas.at(4, 4) == water);
    TileLight({colours, colours, groundColours, twoWaters, {}, shadow})
        .glow(canvas, 4, 4, 4, everywhere);
    CHECK(canvas.at(4, 4) == lighter);
}

TEST_CASE("no light falls on dark colours, nor where it does not reach") {
    const TileLight someDark({tileColours, ramps, groundColours, {}, {wall}, shadow});
    Canvas canvas({9, 9}, wall);
    light().glow(canvas, 4, 4, 4, Grid<std::uint8_t>({8, 8}));
    CHECK(countOf(canvas, wall) == 81);
    someDark.glow(canvas, 4, 4, 4, everywhere);
    CHECK(countOf(canvas, wall) == 81);
}

TEST_CASE("any number of colours has light and shadow, none too") {
    std::vector<Colour> many;
    for (int i = 0; i < 1000; ++i) {
        many.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i / 4), 90});
    }
    const TileLight manyLights({many, ramps, groundColours, {}, {}, shadow});
    CHECK(manyLights.shaded(many[700]) == manyLights.shaded(many[700]));
    CHECK(manyLights.shaded({1, 2, 3}) == dark);
    const TileLight none({{}, {}, {}, {}, {}, shadow});
    Canvas canvas({9, 9}, wall);
    none.glow(canvas, 4, 4, 4, everywhere);
    CHECK(countOf(canvas, wall) == 81);
}
