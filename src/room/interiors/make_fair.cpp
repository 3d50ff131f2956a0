#include "room/interiors/make_fair.hpp"

#include "room/ways/safe_ways.hpp"

#include <array>

namespace doorstring {

namespace {

// What becomes of a tile where a way leads over it.
Tile paved(Tile tile) {
    switch (tile) {
    case Tile::Bridge:
    case Tile::Shallows:
    case Tile::Grass:
        return tile;
    case Tile::DeepWater:
    case Tile::Pit:
        return Tile::Bridge;
    default:
        return Tile::Ground;
    }
}

BitRows bitsOf(const TileRect& rect) {
    BitRows bits{};
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        bits[static_cast<std::size_t>(y)] = bitSpan(rect.x, rect.width);
    }
    return bits;
}

bool shareTile(const BitRows& a, const BitRows& b) {
    std::uint32_t both = 0;
    for (std::size_t y = 0; y < a.size(); ++y) {
        both |= a[y] & b[y];
    }
    return both != 0;
}

// The way from a tile to one of `goal` that changes the fewest tiles, and is the shortest of those
// as far as they are alike: breadth first, but safe tiles before all others.
class CheapestJoin {
public:
    CheapestJoin(Sketch& sketch, const BitRows& safe, const BitRows& goal)
        : sketch_(sketch), safe_(safe), goal_(goal) {}

    void pave(GridPos from) {
        came_[index(from)] = start;
        push(from, true);
        while (first_ != last_) {
            const GridPos at = queue_[first_];
            first_ = (first_ + 1) % queue_.size();
            if (hasBit(goal_, at)) {
                return drawBack(at);
            }
            visit(at);
        }
    }

private:
    static constexpr std::uint8_t start = 5;  // directions are 1 to 4 here; 0: not yet there
    static constexpr std::size_t mostTiles = maxRoomSide * maxRoomSide;

    static std::size_t index(GridPos p) {
        return static_cast<std::size_t>(p.y * maxRoomSide + p.x);
    }

    void visit(GridPos at) {
        if (done_[index(at)]) {
            return;
        }
        done_[index(at)] = true;
        for (const Direction side : allDirections) {
            const GridPos to = neighbour(at, side);
            if (!sketch_.inside().contains(to) || done_[index(to)]) {
                continue;
            }
            const bool safe = hasBit(safe_, to);
            if (safe || came_[index(to)] == 0) {
                came_[index(to)] = static_cast<std::uint8_t>(static_cast<int>(side) + 1);
                push(to, safe);
            }
        }
    }

    // A tile is put in at most twice.
    void push(GridPos p, bool first) {
        if (first) {
            first_ = (first_ + queue_.size() - 1) % queue_.size();
            queue_[first_] = p;
        } else {
            queue_[last_] = p;
            last_ = (last_ + 1) % queue_.size();
        }
    }

    void drawBack(GridPos at) {
        while (came_[index(at)] != start) {
            sketch_.set(at, paved(sketch_.at(at)));
            at = neighbour(at, opposite(static_cast<Direction>(came_[index(at)] - 1)));
        }
    }

    Sketch& sketch_;
    const BitRows& safe_;
    const BitRows& goal_;
    std::array<std::uint8_t, mostTiles> came_{};
    std::array<bool, mostTiles> done_{};
    std::array<GridPos, 2 * mostTiles> queue_;
    std::size_t first_ = 0;
    std::size_t last_ = 0;
};

void freeMiddleAndEnds(Sketch& sketch) {
    sketch.fill(sketch.middle(), Tile::Ground);
    const BitRows ends = doorEnds(sketch.size(), sketch.doors());
    const TileRect inside = sketch.inside();
    for (int y = inside.y; y <= inside.bottom(); ++y) {
        for (int x = inside.x; x <= inside.right(); ++x) {
            if (hasBit(ends, {x, y})) {
                sketch.set({x, y}, paved(sketch.at({x, y})));
            }
        }
    }
}

void joinDoors(Sketch& sketch) {
    const BitRows middle = bitsOf(sketch.middle());
    BitRows safe = safeTiles(sketch.tiles());
    BitRows reached = reach(safe, middle);
    for (const Direction side : allDirections) {
        if (!sketch.doors().has(side) || shareTile(reached, doorGap(sketch.size(), side))) {
            continue;
        }
        const GridPos gap = firstGap(sketch.size(), side);
        CheapestJoin(sketch, safe, reached).pave(neighbour(gap, opposite(side)));
        safe = safeTiles(sketch.tiles());
        reached = reach(safe, middle);
    }
}

void fillCutOff(Sketch& sketch, Tile filler) {
    const TileRect inside = sketch.inside();
    BitRows walkable{};
    for (int y = inside.y; y <= inside.bottom(); ++y) {
        for (int x = inside.x; x <= inside.right(); ++x) {
            if (canStandOn(sketch.at({x, y}))) {
                addBit(walkable, {x, y});
            }
        }
    }
    const BitRows reached = reach(walkable, bitsOf(sketch.middle()));
    for (int y = inside.y; y <= inside.bottom(); ++y) {
        const auto row = static_cast<std::size_t>(y);
        if (walkable[row] == reached[row]) {
            continue;
        }
        for (int x = inside.x; x <= inside.right(); ++x) {
            if (hasBit(walkable, {x, y}) && !hasBit(reached, {x, y})) {
                sketch.set({x, y}, filler);
            }
        }
    }
}

}  // namespace

void makeFair(Sketch& sketch, Tile filler) {
    freeMiddleAndEnds(sketch);
    joinDoors(sketch);
    fillCutOff(sketch, filler);
}

}  // namespace doorstring
