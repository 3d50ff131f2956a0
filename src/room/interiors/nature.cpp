#include "room/interiors/interiors.hpp"
#include "room/tiles/bit_rows.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

namespace doorstring {

void drawEmpty(Sketch& sketch) {
    if (sketch.width() < 7 || sketch.height() < 7) {
        return;
    }
    // Number of tiles of wall along each of the two sides of a corner.
    const int cornerLength = sketch.roll(3);
    for (int x = 0; x < cornerLength; ++x) {
        for (int y = 0; x + y < cornerLength; ++y) {
            sketch.setMirrored({1 + x, 1 + y}, Tile::Wall);
        }
    }
}

namespace {

constexpr ChanceBits grassChance({52, 100});

}  // namespace

void drawGrass(Sketch& sketch) {
    const BitRows grass = smoothed(noise(sketch, grassChance, Surroundings::Empty), sketch.size());
    forEachBit(grass, [&](GridPos p) { sketch.set(p, Tile::Grass); });
    sketch.fill(sketch.middle().grown(1), Tile::Ground);
}

namespace {

constexpr ChanceBits rockChance({39, 100});
constexpr int rounds = 2;

}  // namespace

void drawCave(Sketch& sketch) {
    BitRows walls = noise(sketch, rockChance, Surroundings::Full);
    for (int round = 0; round < rounds; ++round) {
        walls = smoothed(walls, sketch.size());
    }
    forEachBit(walls & bitsOf(sketch.inside()), [&](GridPos p) { sketch.set(p, Tile::Wall); });
    // Leaves space to stand around what is in the middle.
    sketch.fill(sketch.middle().grown(1), Tile::Ground);
}

namespace {

// Sums of bits, one in each column: a bit of `low` counts 1, a bit of `carry` counts 2.
struct Sum {
    std::uint32_t low;
    std::uint32_t carry;
};

// Adds three bits in each column.
constexpr Sum added(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    return {a ^ b ^ c, (a & b) | (c & (a ^ b))};
}

// The columns of a row whose tile has exactly four set tiles around it, and those whose tile has
// more.
struct Neighbours {
    std::uint32_t exactlyFour;
    std::uint32_t moreThanFour;
};

// Counts the set tiles around each tile of a row, all columns at once. The binary digits of the
// counts, from the lowest, are `ones.low`, `two`, `four` and `eight`.
Neighbours around(std::uint32_t above, std::uint32_t row, std::uint32_t below) {
    const Sum upper = added(above << 1U, above, above >> 1U);
    const Sum lower = added(below << 1U, below, below >> 1U);
    const Sum beside = added(row << 1U, row >> 1U, 0);
    const Sum ones = added(upper.low, lower.low, beside.low);
    const Sum twos = added(upper.carry, lower.carry, beside.carry);
    const std::uint32_t two = twos.low ^ ones.carry;
    const std::uint32_t carryOfTwo = twos.low & ones.carry;
    const std::uint32_t four = twos.carry ^ carryOfTwo;
    const std::uint32_t eight = twos.carry & carryOfTwo;
    const std::uint32_t lowerDigits = two | ones.low;
    return {four & ~lowerDigits, eight | (four & lowerDigits)};
}

}  // namespace

BitRows noise(Sketch& sketch, const ChanceBits& chance, Surroundings surroundings) {
    const std::uint32_t inside = bitSpan(1, sketch.width() - 2);
    const bool isFull = surroundings == Surroundings::Full;
    const std::uint32_t bitsOutside = isFull ? ~inside : 0;
    BitRows rows{};
    rows.fill(isFull ? ~0U : 0);
    // Each draw gives 64 bits: 32 for a row and 32 for the next one.
    for (int y = 1; y < sketch.height() - 1; y += 2) {
        const std::uint64_t drawn = chance.draw(~0ULL, RandomStream(sketch.randomBits()));
        const auto row = static_cast<std::size_t>(y);
        rows[row] = bitsOutside | (static_cast<std::uint32_t>(drawn) & inside);
        if (y + 1 < sketch.height() - 1) {
            rows[row + 1] = bitsOutside | (static_cast<std::uint32_t>(drawn >> 32U) & inside);
        }
    }
    return rows;
}

BitRows smoothed(const BitRows& rows, GridSize room) {
    const std::uint32_t inside = bitSpan(1, room.width - 2);
    BitRows result = rows;
    for (std::size_t y = 1; y + 1 < static_cast<std::size_t>(room.height); ++y) {
        const Neighbours counted = around(rows[y - 1], rows[y], rows[y + 1]);
        const std::uint32_t grown = counted.moreThanFour | (counted.exactlyFour & rows[y]);
        result[y] = (rows[y] & ~inside) | (grown & inside);
    }
    return result;
}

namespace {

class Islands {
public:
    explicit Islands(Sketch& sketch) : sketch_(sketch) {}

    void draw() {
        sketch_.fill(sketch_.inside(), Tile::Pit);
        raise(sketch_.middle().grown(1));
        for (const Direction side : sketch_.doors()) {
            layLanding(side);
        }
        const int tries = sketch_.inside().width * sketch_.inside().height / 6;
        for (int i = 0; i < tries && count_ < islands_.size(); ++i) {
            tryIsland();
        }
    }

private:
    void raise(const GridRect& island) {
        islands_[count_++] = island;
        sketch_.fill(island, Tile::Ground);
        taken_ = taken_ | bitsOf(island.grown(1));
    }

    // Lays ground just inside a door, and a bridge from there straight to the middle.
    void layLanding(Direction side) {
        const GridRect middle = sketch_.middle();
        const GridRect inside = sketch_.inside();
        const int lastRow = inside.bottom();
        const int lastColumn = inside.right();
        const int extraColumn = sketch_.width() >= 13 && sketch_.height() >= 9 ? 1 : 0;
        switch (side) {
        case Direction::North:
            bridge({middle.x, inside.y, middle.width, middle.y - inside.y});
            return raise({middle.x - 1, inside.y, middle.width + 2, 1});
        case Direction::South:
            bridge({middle.x, middle.y, middle.width, lastRow - middle.y});
            return raise({middle.x - 1, lastRow, middle.width + 2, 1});
        case Direction::West:
            bridge({inside.x, middle.y, middle.x - inside.x, middle.height});
            return raise({inside.x, middle.y - 1, 1 + extraColumn, middle.height + 2});
        case Direction::East:
            bridge({middle.x, middle.y, lastColumn - middle.x, middle.height});
            return raise(
                {lastColumn - extraColumn, middle.y - 1, 1 + extraColumn, middle.height + 2});
        }
    }

    void bridge(const GridRect& rect) {
        for (const GridPos p : cellsIn(rect)) {
            if (sketch_.at(p) == Tile::Pit) {
                sketch_.set(p, Tile::Bridge);
            }
        }
    }

    void tryIsland() {
        const int width = sketch_.between(1, 3);
        const GridRect island = sketch_.somewhere({width, sketch_.between(1, 3)});
        if (island.size().area() > 1 && !anyInBoth(taken_, bitsOf(island))) {
            join(island);
            raise(island);
        }
    }

    // Joins an island to the nearest other island. The bridge is straight if the centre of the new
    // island is in a row or a column of the other one; else it has a bend.
    void join(const GridRect& island) {
        const GridRect nearest = *std::ranges::min_element(
            std::span(islands_).first(count_), {},
            [&](const GridRect& other) { return distance(other, island); });
        const GridPos from = island.centre();
        const GridPos to{std::clamp(from.x, nearest.x, nearest.right()),
                         std::clamp(from.y, nearest.y, nearest.bottom())};
        const GridPos bend{to.x, from.y};
        bridge(areaBetween(from, bend));
        bridge(areaBetween(bend, to));
    }

    static int distance(const GridRect& a, const GridRect& b) {
        const int x = std::max({a.x - b.right(), b.x - a.right(), 0});
        const int y = std::max({a.y - b.bottom(), b.y - a.bottom(), 0});
        return x + y;
    }

    Sketch& sketch_;
    std::array<GridRect, 40> islands_;
    std::size_t count_ = 0;
    BitRows taken_{};  // islands and the tiles around them
};

}  // namespace

void drawIslands(Sketch& sketch) {
    Islands(sketch).draw();
}

namespace {

// A river in one half of the room, from the upper wall to the lower one or from the left wall to
// the right one. It keeps off the middle and off the doors in the two walls at its ends.
class River {
public:
    explicit River(Sketch& sketch) : sketch_(sketch) {
        // Most rivers run parallel to the shorter sides of the room.
        const bool isWide = sketch.width() >= sketch.height();
        const bool followsLongerSides = sketch.oneIn(4);
        runsDown_ = followsLongerSides ? !isWide : isWide;
        const DoorSpan middle = runsDown_ ? sketch.middleColumns() : sketch.middleRows();
        crossing_ = runsDown_ ? sketch.middleRows() : sketch.middleColumns();
        sizeAlong_ = runsDown_ ? sketch.height() : sketch.width();
        breadth_ = middle.first >= 7 ? sketch.between(1, 2) : 1;
        leastEdge_ = middle.first >= 4 ? 2 : 1;  // 2 leaves a bank for bridges to end on
        mostEdge_ = std::max(leastEdge_, middle.first - 1 - breadth_);
        const int sizeAcross = runsDown_ ? sketch.width() : sketch.height();
        if (sketch.oneIn(2)) {
            const int mirrored = sizeAcross - breadth_ - mostEdge_;
            mostEdge_ = sizeAcross - breadth_ - leastEdge_;
            leastEdge_ = mirrored;
        }
    }

    void draw() {
        flow();
        cross(crossing_.first, crossing_.length, Tile::Bridge);
        const int secondCrossing = sketch_.between(2, sizeAlong_ - 3);
        const bool isApart = secondCrossing < crossing_.first - 1 ||
                             secondCrossing > crossing_.first + crossing_.length;
        if (isApart) {
            cross(secondCrossing, 1, sketch_.oneIn(2) ? Tile::Bridge : Tile::Shallows);
        }
    }

private:
    // Returns the tile with these numbers: `along` counts tiles along the river, `across` tiles
    // across it, both from 0 in the wall.
    GridPos at(int along, int across) const {
        return runsDown_ ? GridPos{across, along} : GridPos{along, across};
    }

    void drawWaterAndBanks(int along, int from, int to) {
        for (int across = std::min(from, to); across < std::max(from, to) + breadth_; ++across) {
            sketch_.set(at(along, across), Tile::DeepWater);
        }
        for (const int bank : {std::min(from, to) - 1, std::max(from, to) + breadth_}) {
            if (sketch_.at(at(along, bank)) == Tile::Ground && sketch_.oneIn(3)) {
                sketch_.set(at(along, bank), Tile::Grass);
            }
        }
    }

    // Draws the water, line by line across the river. The river is straight where the bridge will
    // be. Where the river moves aside, a line gets water in the old and in the new place, so that
    // no diagonal gap is left.
    void flow() {
        int across = sketch_.between(leastEdge_, mostEdge_);
        for (int along = 1; along < sizeAlong_ - 1; ++along) {
            const bool atBridge =
                along >= crossing_.first - 1 && along <= crossing_.first + crossing_.length;
            const int step = atBridge ? 0 : sketch_.between(-1, 1);
            const int next = std::clamp(across + step, leastEdge_, mostEdge_);
            drawWaterAndBanks(along, across, next);
            across = next;
        }
    }

    // Replaces the water by this tile in `count` lines across the river, from `along` on.
    void cross(int along, int count, Tile tile) {
        for (int line = along; line < along + count; ++line) {
            for (int across = leastEdge_; across < mostEdge_ + breadth_; ++across) {
                if (sketch_.at(at(line, across)) == Tile::DeepWater) {
                    sketch_.set(at(line, across), tile);
                }
            }
        }
    }

    Sketch& sketch_;
    bool runsDown_ = true;
    DoorSpan crossing_;  // rows or columns that lead from door to door across the river
    int sizeAlong_ = 0;  // of the room, along the river
    int breadth_ = 1;
    // The range of places, counted across the river, where the left or upper edge of its water may
    // be.
    int leastEdge_ = 0;
    int mostEdge_ = 0;
};

}  // namespace

void drawRiver(Sketch& sketch) {
    River(sketch).draw();
}

}  // namespace doorstring
