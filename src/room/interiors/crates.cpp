#include "room/interiors/interiors.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Works on the upper left quarter; `quarter` says which of the four is meant.
class CrateStore {
public:
    explicit CrateStore(Sketch& sketch)
        : sketch_(sketch), last_{sketch.columns().first - 1, sketch.rows().first - 1} {}

    void draw() {
        const bool twins = sketch_.oneIn(2);  // opposite quarters alike
        const int withPit = sketch_.roll(4);
        for (int quarter = 0; quarter < 4; ++quarter) {
            if (quarter == withPit || (twins && quarter == 3 - withPit)) {
                pitAndCrate(quarter);
            } else {
                stack(quarter);
            }
        }
    }

private:
    void set(GridPos p, int quarter, Tile tile) {
        const GridPos at = quarter % 2 == 1 ? sketch_.acrossX(p) : p;
        sketch_.set(quarter / 2 == 1 ? sketch_.acrossY(at) : at, tile);
    }

    // Piled up in the corner, lower toward the room.
    void stack(int quarter) {
        const int length = sketch_.between(2, std::max(2, last_.x - 2));
        const int rows = sketch_.between(1, std::max(1, last_.y - 1));
        for (int y = 1; y <= rows; ++y) {
            for (int x = 1; x <= length - (y - 1) - sketch_.roll(2); ++x) {
                set({x, y}, quarter, Tile::Crate);
            }
        }
    }

    // A pit that a push along the row or down the column fills, with room to stand behind the
    // crate.
    void pitAndCrate(int quarter) {
        const bool down = last_.y >= 3 && sketch_.oneIn(2);
        const int column = down ? sketch_.between(1, last_.x) : sketch_.between(3, last_.x);
        const int row = down ? last_.y : sketch_.between(1, last_.y);
        set({column, row}, quarter, Tile::Pit);
        set(down ? GridPos{column, row - 1} : GridPos{column - 1, row}, quarter, Tile::Crate);
    }

    Sketch& sketch_;
    GridPos last_;  // the innermost tile of a quarter
};

}  // namespace

void drawCrates(Sketch& sketch) {
    CrateStore(sketch).draw();
}

}  // namespace doorstring
