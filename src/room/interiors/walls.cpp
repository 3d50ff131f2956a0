#include "room/interiors/interiors.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace doorstring {

namespace {

class Chambers {
public:
    explicit Chambers(Sketch& sketch) : sketch_(sketch) {}

    void carve() {
        sketch_.fill(sketch_.inside(), Tile::Wall);
        place(sketch_.middle().grown(1));
        const int tries = sketch_.inside().width * sketch_.inside().height / 6;
        for (int i = 0; i < tries && count_ < chambers_.size(); ++i) {
            tryChamber();
        }
        for (const Direction side : sketch_.doors()) {
            joinDoor(side);
        }
    }

private:
    void place(const GridRect& chamber) {
        chambers_[count_++] = chamber;
        sketch_.fill(chamber, Tile::Ground);
    }

    // Rolls a chamber. If it neither overlaps nor touches an earlier one, places it and joins it to
    // the previous one.
    void tryChamber() {
        const GridSize inside = sketch_.inside().size();
        const int width = rollSide(inside.width);
        const GridRect chamber = sketch_.somewhere({width, rollSide(inside.height)});
        if (std::ranges::none_of(
                placed(), [&](const GridRect& other) { return other.grown(1).meets(chamber); })) {
            const GridPos previous = chambers_[count_ - 1].centre();
            place(chamber);
            tunnel(chamber.centre(), previous, sketch_.oneIn(2));
        }
    }

    int rollSide(int roomSide) { return sketch_.between(2, std::max(3, roomSide / 4)); }

    // Digs an L-shaped tunnel, first across or first down.
    void tunnel(GridPos from, GridPos to, bool firstAcross) {
        const GridPos bend = firstAcross ? GridPos{to.x, from.y} : GridPos{from.x, to.y};
        sketch_.fill(areaBetween(from, bend), Tile::Ground);
        sketch_.fill(areaBetween(bend, to), Tile::Ground);
    }

    // Joins a door to the nearest chamber by a tunnel whose first part leads straight inward.
    void joinDoor(Direction side) {
        GridPos start = sketch_.middle().centre();
        while (sketch_.inside().contains(neighbour(start, side))) {
            start = neighbour(start, side);
        }
        const auto nearest = std::ranges::min_element(placed(), {}, [&](const GridRect& chamber) {
            return stepsBetween(chamber.centre(), start);
        });
        tunnel(start, nearest->centre(), side == Direction::West || side == Direction::East);
    }

    std::span<const GridRect> placed() const { return std::span(chambers_).first(count_); }

    Sketch& sketch_;
    std::array<GridRect, 32> chambers_;
    std::size_t count_ = 0;
};

}  // namespace

void drawChambers(Sketch& sketch) {
    Chambers(sketch).carve();
}

namespace {

// Where the pillars are: in rows all over the room, in one row along each of the longer sides, or
// in one row along every side.
enum class Order : std::uint8_t { Hall, Avenue, Court };

bool hasPillar(Order order, GridPos at, GridPos first, bool wide) {
    switch (order) {
    case Order::Hall:
        return true;
    case Order::Avenue:
        return wide ? at.y == first.y : at.x == first.x;
    default:
        return at.x == first.x || at.y == first.y;
    }
}

}  // namespace

// Draws the upper left quarter, without the middle lines, and mirrors it into the others.
void drawColonnade(Sketch& sketch) {
    const auto order = static_cast<Order>(sketch.roll(3));
    const GridOffset spacing{sketch.between(2, 3), sketch.between(2, 3)};
    const int outermost = order == Order::Avenue ? sketch.between(1, 2) : 2;
    // The rows and columns that can have pillars are counted outward from the innermost tile of the
    // quarter, so that the row and the column beside the middle lines are always among them.
    const GridPos last{sketch.middleColumns().first - 1, sketch.middleRows().first - 1};
    const GridPos first{last.x - (last.x - outermost) / spacing.x * spacing.x,
                        last.y - (last.y - outermost) / spacing.y * spacing.y};
    for (int y = first.y; y <= last.y; y += spacing.y) {
        for (int x = first.x; x <= last.x; x += spacing.x) {
            if (hasPillar(order, {x, y}, first, sketch.width() >= sketch.height())) {
                sketch.setMirrored({x, y}, Tile::Pillar);
            }
        }
    }
}

namespace {

class CrossWalls {
public:
    explicit CrossWalls(Sketch& sketch)
        : sketch_(sketch),
          innermost_{sketch.middleColumns().first - 1, sketch.middleRows().first - 1},
          wallLines_{sketch.between(innermost_.x / 2 + 1, innermost_.x),
                     sketch.between(innermost_.y / 2 + 1, innermost_.y)} {}

    void draw() {
        switch (sketch_.roll(4)) {
        case 0:
            return drawBrackets();
        case 1:
            return drawPinwheel();
        case 2:
            return drawScreens();
        default:
            return drawCells();
        }
    }

private:
    // Draws an L-shaped wall in each quarter, open toward the corner of the room or toward its
    // middle.
    void drawBrackets() {
        const bool opensOutward = sketch_.oneIn(2);
        const GridPos corner{
            opensOutward ? wallLines_.x : sketch_.between(2, std::max(2, innermost_.x - 2)),
            opensOutward ? wallLines_.y : sketch_.between(2, std::max(2, innermost_.y - 2))};
        const GridPos first = opensOutward ? GridPos{2, 2} : corner;
        const GridPos last = opensOutward ? corner : innermost_;
        for (int x = first.x; x <= last.x; ++x) {
            sketch_.setMirrored({x, corner.y}, Tile::Wall);
        }
        for (int y = first.y; y <= last.y; ++y) {
            sketch_.setMirrored({corner.x, y}, Tile::Wall);
        }
    }

    // Draws a wall from each side: all to the left, or all to the right of the doors, seen from the
    // middle.
    void drawPinwheel() {
        const bool mirrored = sketch_.oneIn(2);
        const auto putWalls = [&](GridPos p) {
            const GridPos first = mirrored ? sketch_.acrossX(p) : p;
            sketch_.set(first, Tile::Wall);
            sketch_.set(sketch_.acrossX(sketch_.acrossY(first)), Tile::Wall);
        };
        for (int y = 1; y <= innermost_.y; ++y) {
            putWalls({wallLines_.x, y});
        }
        for (int x = 1; x < wallLines_.x; ++x) {
            putWalls(sketch_.acrossY({x, wallLines_.y}));
        }
    }

    // Draws two walls across the room, each of which leaves the middle and one end open.
    void drawScreens() {
        const bool upright = sketch_.width() >= sketch_.height();
        // Whether the left (or upper) wall is open at its lower (or right) end, not at the other.
        // The second wall is open at the opposite end.
        const bool opensAtFarEnd = sketch_.oneIn(2);
        const auto putWalls = [&](GridPos p) {
            sketch_.set(p, Tile::Wall);
            sketch_.set(sketch_.acrossX(sketch_.acrossY(p)), Tile::Wall);
        };
        for (int i = 1; i <= (upright ? innermost_.y : innermost_.x); ++i) {
            const GridPos p = upright ? GridPos{wallLines_.x, i} : GridPos{i, wallLines_.y};
            const GridPos mirrored = upright ? sketch_.acrossY(p) : sketch_.acrossX(p);
            putWalls(opensAtFarEnd ? p : mirrored);
            if (i > 1) {
                putWalls(opensAtFarEnd ? mirrored : p);
            }
        }
    }

    // Walls off each corner, with a gap in one of its two walls.
    void drawCells() {
        for (int x = 1; x <= wallLines_.x; ++x) {
            sketch_.setMirrored({x, wallLines_.y}, Tile::Wall);
        }
        for (int y = 1; y < wallLines_.y; ++y) {
            sketch_.setMirrored({wallLines_.x, y}, Tile::Wall);
        }
        const GridPos below{1 + sketch_.roll(wallLines_.x - 1), wallLines_.y};
        const GridPos beside{wallLines_.x, 1 + sketch_.roll(wallLines_.y - 1)};
        sketch_.setMirrored(sketch_.oneIn(2) ? below : beside, Tile::Ground);
    }

    Sketch& sketch_;
    GridPos innermost_;  // the innermost tile of the upper left quarter
    GridPos wallLines_;  // in that quarter, the column of upright walls and the row of the others
};

}  // namespace

void drawCrossWalls(Sketch& sketch) {
    CrossWalls(sketch).draw();
}

namespace {

// Makes ground of a tile. Quarter 0 is the upper left one; 1 and 3 are on the right, 2 and 3 below.
// `p` is given as in quarter 0 and mirrored into `quarter`.
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

// The cells of the maze are two tiles apart, counted from the corners. Each opens toward the middle
// column or the middle row, at times toward both, so that it is always joined to the lanes there.
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

namespace {

// What a ring is made of.
enum class Stuff : std::uint8_t { Wall, Pillars, Moat };

// The tiles on one side of the ring that are on the middle lines.
GridRect wayIn(const Sketch& sketch, const GridRect& ring, Direction side) {
    const GridRect middle = sketch.middle();
    switch (side) {
    case Direction::North:
        return {middle.x, ring.y, middle.width, 1};
    case Direction::South:
        return {middle.x, ring.bottom(), middle.width, 1};
    case Direction::West:
        return {ring.x, middle.y, 1, middle.height};
    default:
        return {ring.right(), middle.y, 1, middle.height};
    }
}

// Takes out every second tile, counted from the corners, so that both halves mirror each other.
void thinOut(Sketch& sketch, const GridRect& ring) {
    for (int i = 1; 2 * i < ring.width; i += 2) {
        sketch.setMirrored({ring.x + i, ring.y}, Tile::Ground);
    }
    for (int i = 1; 2 * i < ring.height; i += 2) {
        sketch.setMirrored({ring.x, ring.y + i}, Tile::Ground);
    }
}

}  // namespace

// Draws the ring around at least three by three tiles, with two opposite ways in, or all four.
void drawRing(Sketch& sketch) {
    const GridRect inside = sketch.inside();
    const int mostInset = (std::min(inside.width, inside.height) - 3) / 2 - 1;
    const GridRect ring = inside.grown(-sketch.between(1, std::min(mostInset, 3)));
    const auto stuff = static_cast<Stuff>(sketch.roll(3));
    const Tile tile = stuff == Stuff::Wall      ? Tile::Wall
                      : stuff == Stuff::Pillars ? Tile::Pillar
                                                : Tile::DeepWater;
    sketch.outline(ring, tile);
    if (stuff == Stuff::Pillars) {
        thinOut(sketch, ring);
    }
    if (stuff != Stuff::Moat && sketch.oneIn(3)) {
        sketch.setMirrored({ring.x, ring.y}, Tile::Ground);
    }
    const int waysIn = sketch.roll(3);  // 0 on the left and right, 1 above and below, 2 both
    for (const Direction side : allDirections) {
        const bool isLeftOrRight = side == Direction::West || side == Direction::East;
        if (isLeftOrRight ? waysIn != 1 : waysIn != 0) {
            sketch.fill(wayIn(sketch, ring, side),
                        stuff == Stuff::Moat ? Tile::Bridge : Tile::Ground);
        }
    }
}

namespace {

// Draws a wall in pieces, some of which end in rubble.
void drawWall(Sketch& sketch, GridPos from, GridOffset step, int length) {
    bool stands = sketch.oneIn(2);
    int tilesToGo = sketch.between(1, 4);  // of the piece, or of the gap after it
    for (int i = 0; i < length; ++i) {
        if (stands) {
            const bool broken = tilesToGo == 1 && sketch.oneIn(2);
            sketch.set(from + step * i, broken ? Tile::Rubble : Tile::Wall);
        }
        --tilesToGo;
        if (tilesToGo == 0) {
            stands = !stands;
            tilesToGo = stands ? sketch.between(2, 4) : sketch.between(1, 3);
        }
    }
}

}  // namespace

void drawRuins(Sketch& sketch) {
    const GridRect house = sketch.inside().grown(-1);
    const GridRect middle = sketch.middle();
    const auto drawAcross = [&](GridPos from) { drawWall(sketch, from, {1, 0}, house.width); };
    const auto drawDown = [&](GridPos from) { drawWall(sketch, from, {0, 1}, house.height); };
    for (const GridPos p : cellsIn(sketch.inside())) {
        if (sketch.oneIn(9)) {
            sketch.set(p, Tile::Grass);
        }
    }
    drawAcross({house.x, house.y});
    drawAcross({house.x, house.bottom()});
    drawDown({house.x, house.y});
    drawDown({house.right(), house.y});
    // Walls within the house, off the middle.
    if (middle.x - house.x >= 4) {
        const GridPos top{sketch.between(house.x + 2, middle.x - 2), house.y};
        drawDown(sketch.oneIn(2) ? top : sketch.acrossX(top));
    }
    if (middle.y - house.y >= 4) {
        const GridPos left{house.x, sketch.between(house.y + 2, middle.y - 2)};
        drawAcross(sketch.oneIn(2) ? left : sketch.acrossY(left));
    }
}

}  // namespace doorstring
