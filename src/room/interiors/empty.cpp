#include "room/interiors/interiors.hpp"

namespace doorstring {

void drawEmpty(Sketch& sketch) {
    if (sketch.width() < 7 || sketch.height() < 7) {
        return;
    }
    const int corner = sketch.roll(3);  // tiles along each side
    for (int x = 0; x < corner; ++x) {
        for (int y = 0; x + y < corner; ++y) {
            sketch.setMirrored({1 + x, 1 + y}, Tile::Wall);
        }
    }
}

}  // namespace doorstring
