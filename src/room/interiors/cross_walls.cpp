#include "room/interiors/interiors.hpp"

#include <algorithm>

namespace doorstring {

namespace {

class CrossWalls {
public:
    explicit CrossWalls(Sketch& sketch)
        : sketch_(sketch),
          last_{sketch.columns().first - 1, sketch.rows().first - 1},
          at_{sketch.between(last_.x / 2 + 1, last_.x), sketch.between(last_.y / 2 + 1, last_.y)} {}

    void draw() {
        switch (sketch_.roll(4)) {
        case 0:
            return brackets();
        case 1:
            return pinwheel();
        case 2:
            return screens();
        default:
            return cells();
        }
    }

private:
    // A corner in each quarter, open toward the sides or toward the middle.
    void brackets() {
        const bool outward = sketch_.oneIn(2);
        const GridPos corner{outward ? at_.x : sketch_.between(2, std::max(2, last_.x - 2)),
                             outward ? at_.y : sketch_.between(2, std::max(2, last_.y - 2))};
        for (int x = outward ? 2 : corner.x; x <= (outward ? corner.x : last_.x); ++x) {
            sketch_.setMirrored({x, corner.y}, Tile::Wall);
        }
        for (int y = outward ? 2 : corner.y; y <= (outward ? corner.y : last_.y); ++y) {
            sketch_.setMirrored({corner.x, y}, Tile::Wall);
        }
    }

    // A wall from each side, each to the left or each to the right of its door.
    void pinwheel() {
        const bool mirrored = sketch_.oneIn(2);
        const auto wall = [&](GridPos p) {
            const GridPos first = mirrored ? sketch_.acrossX(p) : p;
            sketch_.set(first, Tile::Wall);
            sketch_.set(sketch_.acrossX(sketch_.acrossY(first)), Tile::Wall);
        };
        for (int y = 1; y <= last_.y; ++y) {
            wall({at_.x, y});
        }
        for (int x = 1; x < at_.x; ++x) {
            wall(sketch_.acrossY({x, at_.y}));
        }
    }

    // Two walls right through, which leave the middle and one end open.
    void screens() {
        const bool upright = sketch_.width() >= sketch_.height();
        const bool turned = sketch_.oneIn(2);
        const auto wall = [&](GridPos p) {
            sketch_.set(p, Tile::Wall);
            sketch_.set(sketch_.acrossX(sketch_.acrossY(p)), Tile::Wall);
        };
        for (int i = 1; i <= (upright ? last_.y : last_.x); ++i) {
            const GridPos p = upright ? GridPos{at_.x, i} : GridPos{i, at_.y};
            const GridPos opposite = upright ? sketch_.acrossY(p) : sketch_.acrossX(p);
            wall(turned ? p : opposite);
            if (i > 1) {
                wall(turned ? opposite : p);
            }
        }
    }

    // A room in each corner, with a way in from one of its two sides.
    void cells() {
        for (int x = 1; x <= at_.x; ++x) {
            sketch_.setMirrored({x, at_.y}, Tile::Wall);
        }
        for (int y = 1; y <= at_.y; ++y) {
            sketch_.setMirrored({at_.x, y}, Tile::Wall);
        }
        const GridPos below{1 + sketch_.roll(at_.x - 1), at_.y};
        const GridPos beside{at_.x, 1 + sketch_.roll(at_.y - 1)};
        sketch_.setMirrored(sketch_.oneIn(2) ? below : beside, Tile::Ground);
    }

    Sketch& sketch_;
    GridPos last_;  // the innermost tile of the upper left quarter
    GridPos at_;    // the tile of it where walls stand or meet
};

}  // namespace

void drawCrossWalls(Sketch& sketch) {
    CrossWalls(sketch).draw();
}

}  // namespace doorstring
