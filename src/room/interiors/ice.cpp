#include "room/interiors/interiors.hpp"

#include <algorithm>

namespace doorstring {

namespace {

void sheet(Sketch& sketch, const GridRect& rect) {
    sketch.fill(rect, Tile::Ice);
    if (rect.width > 3 && rect.height > 3) {
        for (const int x : {rect.x, rect.right()}) {
            sketch.set({x, rect.y}, Tile::Ground);
            sketch.set({x, rect.bottom()}, Tile::Ground);
        }
    }
}

// Something to stop at, and to start again from.
void boulders(Sketch& sketch) {
    const GridPos last{sketch.columns().first - 1, sketch.rows().first - 1};
    const int count = std::max(1, last.x * last.y / 12);
    for (int i = 0; i < count; ++i) {
        sketch.setMirrored(
            {sketch.between(2, std::max(2, last.x)), sketch.between(2, std::max(2, last.y))},
            Tile::Pillar);
    }
}

}  // namespace

// One lake inside a shore, a pond in each corner, or ice all over but for the ways between doors.
void drawIce(Sketch& sketch) {
    const GridRect inside = sketch.inside();
    const GridRect middle = sketch.middle();
    switch (sketch.roll(3)) {
    case 0:
        sheet(sketch, inside.grown(-1));
        break;
    case 1: {
        const GridRect pond{inside.x, inside.y, middle.x - 2, middle.y - 2};
        for (const int x : {inside.x, inside.right() - pond.width + 1}) {
            for (const int y : {inside.y, inside.bottom() - pond.height + 1}) {
                sketch.fill({x, y, pond.width, pond.height}, Tile::Ice);
            }
        }
        break;
    }
    default:
        sketch.fill(inside, Tile::Ice);
        sketch.fill({inside.x, middle.y, inside.width, middle.height}, Tile::Ground);
        sketch.fill({middle.x, inside.y, middle.width, inside.height}, Tile::Ground);
    }
    boulders(sketch);
}

}  // namespace doorstring
