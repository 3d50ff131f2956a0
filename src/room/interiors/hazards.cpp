#include "room/interiors/interiors.hpp"

#include <algorithm>

namespace doorstring {

namespace {

void layIce(Sketch& sketch, const GridRect& rect) {
    sketch.fill(rect, Tile::Ice);
    if (rect.width > 3 && rect.height > 3) {
        for (const int x : {rect.x, rect.right()}) {
            sketch.set({x, rect.y}, Tile::Ground);
            sketch.set({x, rect.bottom()}, Tile::Ground);
        }
    }
}

// Puts pillars on the ice as boulders: a gliding knight stops at each and can set off in another
// direction.
void putBoulders(Sketch& sketch) {
    // The innermost tile of the upper left quarter.
    const GridPos innermost{sketch.middleColumns().first - 1, sketch.middleRows().first - 1};
    const int count = std::max(1, innermost.x * innermost.y / 12);
    for (int i = 0; i < count; ++i) {
        sketch.setMirrored({sketch.between(2, std::max(2, innermost.x)),
                            sketch.between(2, std::max(2, innermost.y))},
                           Tile::Pillar);
    }
}

}  // namespace

// Draws one lake with a shore, a pond in each corner, or ice everywhere except on the ways between
// doors.
void drawIce(Sketch& sketch) {
    const GridRect inside = sketch.inside();
    const GridRect middle = sketch.middle();
    switch (sketch.roll(3)) {
    case 0:
        layIce(sketch, inside.grown(-1));
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
    putBoulders(sketch);
}

namespace {

// Draws crates and pits, quarter by quarter. Quarter 0 is the upper left one; 1 and 3 are on the
// right, 2 and 3 below. Positions are given as in quarter 0 and mirrored into the quarter that is
// drawn.
class CrateStore {
public:
    explicit CrateStore(Sketch& sketch)
        : sketch_(sketch),
          innermost_{sketch.middleColumns().first - 1, sketch.middleRows().first - 1} {}

    void draw() {
        const bool hasTwoPits = sketch_.oneIn(2);  // in opposite quarters
        const int quarterWithPit = sketch_.roll(4);
        for (int quarter = 0; quarter < 4; ++quarter) {
            if (quarter == quarterWithPit || (hasTwoPits && quarter == 3 - quarterWithPit)) {
                layPitAndCrate(quarter);
            } else {
                stackCrates(quarter);
            }
        }
    }

private:
    void set(GridPos p, int quarter, Tile tile) {
        const GridPos at = quarter % 2 == 1 ? sketch_.acrossX(p) : p;
        sketch_.set(quarter / 2 == 1 ? sketch_.acrossY(at) : at, tile);
    }

    // Piles up crates in the corner. From the wall on, each row is one crate shorter than the row
    // before, and lacks its last crate half of the time. Only the roll at that crate matters: the
    // other rolls of the loop change nothing.
    void stackCrates(int quarter) {
        const int length = sketch_.between(2, std::max(2, innermost_.x - 2));
        const int rows = sketch_.between(1, std::max(1, innermost_.y - 1));
        for (int y = 1; y <= rows; ++y) {
            for (int x = 1; x <= length - (y - 1) - sketch_.roll(2); ++x) {
                set({x, y}, quarter, Tile::Crate);
            }
        }
    }

    // Lays a crate, and next to it a pit that the crate fills when it is pushed. The pit is on the
    // side of the crate that faces the middle row or the middle column. On the opposite side is
    // ground to push the crate from.
    void layPitAndCrate(int quarter) {
        const bool isPushedDown = innermost_.y >= 3 && sketch_.oneIn(2);
        const int column =
            isPushedDown ? sketch_.between(1, innermost_.x) : sketch_.between(3, innermost_.x);
        const int row = isPushedDown ? innermost_.y : sketch_.between(1, innermost_.y);
        set({column, row}, quarter, Tile::Pit);
        set(isPushedDown ? GridPos{column, row - 1} : GridPos{column - 1, row}, quarter,
            Tile::Crate);
    }

    Sketch& sketch_;
    GridPos innermost_;  // the innermost tile of a quarter
};

}  // namespace

void drawCrates(Sketch& sketch) {
    CrateStore(sketch).draw();
}

namespace {

enum class LaneOrder : std::uint8_t { Columns, Rows, Beds };

}  // namespace

// Draws the upper left quarter and mirrors it into the others. The middle lines stay free. In the
// orders Columns and Beds the row beside the middle stays free, too, if a quarter has three rows or
// more. In the order Beds the column beside the middle always stays free.
void drawSpikeLanes(Sketch& sketch) {
    const auto order = static_cast<LaneOrder>(sketch.roll(3));
    const int spacing = sketch.between(2, 4);
    // The innermost tile of the quarter.
    const GridPos innermost{sketch.middleColumns().first - 1, sketch.middleRows().first - 1};
    // The first column with spikes in the orders Rows and Beds. In the order Rows it also decides
    // which row of spikes is the innermost one.
    const int firstColumn = sketch.between(2, std::clamp(innermost.y - 1, 2, 4));
    const int lastRow = innermost.y >= 3 ? innermost.y - 1 : innermost.y;
    switch (order) {
    case LaneOrder::Columns:
        for (int x = innermost.x - sketch.roll(2); x >= 1; x -= spacing) {
            for (int y = 1; y <= lastRow; ++y) {
                sketch.setMirrored({x, y}, Tile::Spikes);
            }
        }
        return;
    case LaneOrder::Rows: {
        const int innermostSpikes = innermost.y - (firstColumn - 2);
        for (int y = innermostSpikes; y >= 1; y -= std::min(spacing, 3)) {
            for (int x = firstColumn; x <= innermost.x - 1; ++x) {
                sketch.setMirrored({x, y}, Tile::Spikes);
            }
            sketch.setMirrored({innermost.x, y}, Tile::Pillar);
        }
        return;
    }
    case LaneOrder::Beds:
        for (int y = 1; y <= lastRow; ++y) {
            for (int x = firstColumn; x <= innermost.x - 1; ++x) {
                const bool bare = spacing == 4 ? x % 3 == 0 : (x + y) % 2 != 0;
                sketch.setMirrored({x, y}, bare ? Tile::Ground : Tile::Spikes);
            }
        }
        return;
    }
}

}  // namespace doorstring
