#include "room/interiors/cellular.hpp"
#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

constexpr ChanceBits seedlings({52, 100});

}  // namespace

void drawGrass(Sketch& sketch) {
    const BitRows grass = smoothed(noise(sketch, seedlings, false), sketch.size());
    const TileRect inside = sketch.inside();
    for (int y = inside.y; y <= inside.bottom(); ++y) {
        for (int x = inside.x; x <= inside.right(); ++x) {
            if (hasBit(grass, {x, y})) {
                sketch.set({x, y}, Tile::Grass);
            }
        }
    }
    sketch.fill(sketch.middle().grown(1), Tile::Ground);
}

}  // namespace doorstring
