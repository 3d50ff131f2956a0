#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

constexpr ChanceBits seedlings({52, 100});

}  // namespace

void drawGrass(Sketch& sketch) {
    const BitRows grass = smoothed(noise(sketch, seedlings, false), sketch.size());
    forEachBit(grass, [&](GridPos p) { sketch.set(p, Tile::Grass); });
    sketch.fill(sketch.middle().grown(1), Tile::Ground);
}

}  // namespace doorstring
