#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

// In pieces, with rubble where they broke off.
void drawWall(Sketch& sketch, GridPos from, GridOffset step, int length) {
    bool stands = sketch.oneIn(2);
    int left = sketch.between(1, 4);
    for (int i = 0; i < length; ++i) {
        if (stands) {
            const bool broken = left == 1 && sketch.oneIn(2);
            sketch.set(from + step * i, broken ? Tile::Rubble : Tile::Wall);
        }
        if (--left == 0) {
            stands = !stands;
            left = stands ? sketch.between(2, 4) : sketch.between(1, 3);
        }
    }
}

}  // namespace

void drawRuins(Sketch& sketch) {
    const GridRect house = sketch.inside().grown(-1);
    const GridRect middle = sketch.middle();
    const auto across = [&](GridPos from) { drawWall(sketch, from, {1, 0}, house.width); };
    const auto down = [&](GridPos from) { drawWall(sketch, from, {0, 1}, house.height); };
    for (const GridPos p : cellsIn(sketch.inside())) {
        if (sketch.oneIn(9)) {
            sketch.set(p, Tile::Grass);
        }
    }
    across({house.x, house.y});
    across({house.x, house.bottom()});
    down({house.x, house.y});
    down({house.right(), house.y});
    // Walls between its rooms, off the middle.
    if (middle.x - house.x >= 4) {
        const GridPos top{sketch.between(house.x + 2, middle.x - 2), house.y};
        down(sketch.oneIn(2) ? top : sketch.acrossX(top));
    }
    if (middle.y - house.y >= 4) {
        const GridPos left{house.x, sketch.between(house.y + 2, middle.y - 2)};
        across(sketch.oneIn(2) ? left : sketch.acrossY(left));
    }
}

}  // namespace doorstring
