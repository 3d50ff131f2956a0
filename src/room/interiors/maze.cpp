#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

void open(Sketch& sketch, GridPos p, int quarter) {
    const GridPos at = quarter % 2 == 1 ? sketch.acrossX(p) : p;
    sketch.set(quarter / 2 == 1 ? sketch.acrossY(at) : at, Tile::Ground);
}

void openCell(Sketch& sketch, GridPos p, int quarter) {
    constexpr GridOffset across{1, 0};
    constexpr GridOffset down{0, 1};
    const bool leadsAcross = sketch.oneIn(2);
    open(sketch, p, quarter);
    open(sketch, p + (leadsAcross ? across : down), quarter);
    if (sketch.oneIn(5)) {
        open(sketch, p + (leadsAcross ? down : across), quarter);
    }
}

}  // namespace

// Cells are two tiles apart, counted from the corners. Each opens toward the middle column or
// toward the middle row: so each is joined to the lanes there, whatever is drawn.
void drawMaze(Sketch& sketch) {
    const GridRect middle = sketch.middle();
    const GridRect inside = sketch.inside();
    sketch.fill(inside, Tile::Wall);
    sketch.fill({inside.x, middle.y, inside.width, middle.height}, Tile::Ground);
    sketch.fill({middle.x, inside.y, middle.width, inside.height}, Tile::Ground);
    for (int y = 1; y < middle.y; y += 2) {
        for (int x = 1; x < middle.x; x += 2) {
            for (int quarter = 0; quarter < 4; ++quarter) {
                openCell(sketch, {x, y}, quarter);
            }
        }
    }
}

}  // namespace doorstring
