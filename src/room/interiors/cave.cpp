#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

constexpr ChanceBits rock({39, 100});
constexpr int rounds = 2;

}  // namespace

void drawCave(Sketch& sketch) {
    BitRows walls = noise(sketch, rock, true);
    for (int round = 0; round < rounds; ++round) {
        walls = smoothed(walls, sketch.size());
    }
    forEachBit(walls & bitsOf(sketch.inside()), [&](GridPos p) { sketch.set(p, Tile::Wall); });
    // Room to stand around what lies in the middle.
    sketch.fill(sketch.middle().grown(1), Tile::Ground);
}

}  // namespace doorstring
