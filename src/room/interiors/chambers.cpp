#include "room/interiors/interiors.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

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
            tryOne();
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

    // Thrown away where it would share a side with one placed before.
    void tryOne() {
        const GridRect inside = sketch_.inside();
        GridRect chamber{0, 0, side(inside.width), side(inside.height)};
        chamber.x = inside.x + sketch_.roll(inside.width - chamber.width + 1);
        chamber.y = inside.y + sketch_.roll(inside.height - chamber.height + 1);
        const auto end = chambers_.begin() + static_cast<std::ptrdiff_t>(count_);
        const bool free = std::none_of(chambers_.begin(), end, [&](const GridRect& other) {
            return other.grown(1).meets(chamber);
        });
        if (free) {
            const GridPos before = chambers_[count_ - 1].centre();
            place(chamber);
            tunnel(chamber.centre(), before, sketch_.oneIn(2));
        }
    }

    int side(int along) { return sketch_.between(2, std::max(3, along / 4)); }

    // L-shaped: first across or first down.
    void tunnel(GridPos from, GridPos to, bool firstAcross) {
        const int x = std::min(from.x, to.x);
        const int y = std::min(from.y, to.y);
        const int corner = firstAcross ? from.y : to.y;
        const int turn = firstAcross ? to.x : from.x;
        sketch_.fill({x, corner, std::abs(from.x - to.x) + 1, 1}, Tile::Ground);
        sketch_.fill({turn, y, 1, std::abs(from.y - to.y) + 1}, Tile::Ground);
    }

    // To the nearest chamber, straight on at first.
    void joinDoor(Direction side) {
        GridPos door = sketch_.middle().centre();
        while (sketch_.inside().contains(neighbour(door, side))) {
            door = neighbour(door, side);
        }
        const auto end = chambers_.begin() + static_cast<std::ptrdiff_t>(count_);
        const auto distance = [&](const GridRect& chamber) {
            const GridPos to = chamber.centre();
            return std::abs(to.x - door.x) + std::abs(to.y - door.y);
        };
        const auto nearest =
            std::min_element(chambers_.begin(), end, [&](const GridRect& a, const GridRect& b) {
                return distance(a) < distance(b);
            });
        tunnel(door, nearest->centre(), side == Direction::West || side == Direction::East);
    }

    Sketch& sketch_;
    std::array<GridRect, 32> chambers_;
    std::size_t count_ = 0;
};

}  // namespace

void drawChambers(Sketch& sketch) {
    Chambers(sketch).carve();
}

}  // namespace doorstring
