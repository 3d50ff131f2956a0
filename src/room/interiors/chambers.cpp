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
        const GridSize inside = sketch_.inside().size();
        const int width = side(inside.width);
        const GridRect chamber = sketch_.somewhere({width, side(inside.height)});
        if (std::ranges::none_of(
                placed(), [&](const GridRect& other) { return other.grown(1).meets(chamber); })) {
            const GridPos before = chambers_[count_ - 1].centre();
            place(chamber);
            tunnel(chamber.centre(), before, sketch_.oneIn(2));
        }
    }

    int side(int along) { return sketch_.between(2, std::max(3, along / 4)); }

    // L-shaped: first across or first down.
    void tunnel(GridPos from, GridPos to, bool firstAcross) {
        const GridPos bend = firstAcross ? GridPos{to.x, from.y} : GridPos{from.x, to.y};
        sketch_.fill(areaBetween(from, bend), Tile::Ground);
        sketch_.fill(areaBetween(bend, to), Tile::Ground);
    }

    // To the nearest chamber, straight on at first.
    void joinDoor(Direction side) {
        GridPos door = sketch_.middle().centre();
        while (sketch_.inside().contains(neighbour(door, side))) {
            door = neighbour(door, side);
        }
        const auto nearest = std::ranges::min_element(placed(), {}, [&](const GridRect& chamber) {
            return stepsBetween(chamber.centre(), door);
        });
        tunnel(door, nearest->centre(), side == Direction::West || side == Direction::East);
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

}  // namespace doorstring
