#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

// Cells are two tiles apart, counted from the corners. Each opens toward the middle column or
// toward the middle row: so each is joined to the lanes there, whatever is drawn.
class Maze {
public:
    explicit Maze(Sketch& sketch) : sketch_(sketch) {}

    void carve() {
        sketch_.fill(sketch_.inside(), Tile::Wall);
        const GridRect middle = sketch_.middle();
        const GridRect inside = sketch_.inside();
        sketch_.fill({inside.x, middle.y, inside.width, middle.height}, Tile::Ground);
        sketch_.fill({middle.x, inside.y, middle.width, inside.height}, Tile::Ground);
        for (int y = 1; y < middle.y; y += 2) {
            for (int x = 1; x < middle.x; x += 2) {
                for (int quarter = 0; quarter < 4; ++quarter) {
                    cell({x, y}, quarter);
                }
            }
        }
    }

private:
    void cell(GridPos p, int quarter) {
        const bool across = sketch_.oneIn(2);
        open(p, {0, 0}, quarter);
        open(p, across ? GridOffset{1, 0} : GridOffset{0, 1}, quarter);
        if (sketch_.oneIn(5)) {
            open(p, across ? GridOffset{0, 1} : GridOffset{1, 0}, quarter);
        }
    }

    void open(GridPos p, GridOffset toward, int quarter) {
        GridPos at = p + toward;
        at = quarter % 2 == 1 ? sketch_.acrossX(at) : at;
        sketch_.set(quarter / 2 == 1 ? sketch_.acrossY(at) : at, Tile::Ground);
    }

    Sketch& sketch_;
};

}  // namespace

void drawMaze(Sketch& sketch) {
    Maze(sketch).carve();
}

}  // namespace doorstring
