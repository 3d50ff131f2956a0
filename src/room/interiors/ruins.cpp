#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

class Ruins {
public:
    explicit Ruins(Sketch& sketch) : sketch_(sketch) {}

    void draw() {
        const GridRect house = sketch_.inside().grown(-1);
        const GridRect middle = sketch_.middle();
        weeds();
        wall({house.x, house.y}, {1, 0}, house.width);
        wall({house.x, house.bottom()}, {1, 0}, house.width);
        wall({house.x, house.y}, {0, 1}, house.height);
        wall({house.right(), house.y}, {0, 1}, house.height);
        // Walls between its rooms, off the middle.
        if (middle.x - house.x >= 4) {
            const int column = sketch_.between(house.x + 2, middle.x - 2);
            const GridPos top{column, house.y};
            wall(sketch_.oneIn(2) ? top : sketch_.acrossX(top), {0, 1}, house.height);
        }
        if (middle.y - house.y >= 4) {
            const int row = sketch_.between(house.y + 2, middle.y - 2);
            const GridPos left{house.x, row};
            wall(sketch_.oneIn(2) ? left : sketch_.acrossY(left), {1, 0}, house.width);
        }
    }

private:
    // A wall in pieces, with rubble where they broke off.
    void wall(GridPos from, GridOffset step, int length) {
        bool stands = sketch_.oneIn(2);
        int left = sketch_.between(1, 4);
        for (int i = 0; i < length; ++i) {
            const GridPos p = from + step * i;
            if (stands) {
                const bool broken = left == 1 && sketch_.oneIn(2);
                sketch_.set(p, broken ? Tile::Rubble : Tile::Wall);
            }
            if (--left == 0) {
                stands = !stands;
                left = stands ? sketch_.between(2, 4) : sketch_.between(1, 3);
            }
        }
    }

    void weeds() {
        for (const GridPos p : cellsIn(sketch_.inside())) {
            if (sketch_.oneIn(9)) {
                sketch_.set(p, Tile::Grass);
            }
        }
    }

    Sketch& sketch_;
};

}  // namespace

void drawRuins(Sketch& sketch) {
    Ruins(sketch).draw();
}

}  // namespace doorstring
