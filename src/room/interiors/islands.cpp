#include "room/interiors/interiors.hpp"
#include "room/tiles/bit_rows.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace doorstring {

namespace {

class Islands {
public:
    explicit Islands(Sketch& sketch) : sketch_(sketch) {}

    void draw() {
        sketch_.fill(sketch_.inside(), Tile::Pit);
        raise(sketch_.middle().grown(1));
        for (const Direction side : sketch_.doors()) {
            landing(side);
        }
        const int tries = sketch_.inside().width * sketch_.inside().height / 6;
        for (int i = 0; i < tries && count_ < islands_.size(); ++i) {
            tryOne();
        }
    }

private:
    void raise(const GridRect& island) {
        islands_[count_++] = island;
        sketch_.fill(island, Tile::Ground);
        taken_ = taken_ | bitsOf(island.grown(1));
    }

    // Ground before a door, and a bridge straight to the middle.
    void landing(Direction side) {
        const GridRect middle = sketch_.middle();
        const GridRect inside = sketch_.inside();
        const int wide = sketch_.width() >= 13 && sketch_.height() >= 9 ? 1 : 0;
        switch (side) {
        case Direction::North:
            bridge({middle.x, inside.y, middle.width, middle.y - inside.y});
            return raise({middle.x - 1, inside.y, middle.width + 2, 1});
        case Direction::South:
            bridge({middle.x, middle.y, middle.width, inside.bottom() - middle.y});
            return raise({middle.x - 1, inside.bottom(), middle.width + 2, 1});
        case Direction::West:
            bridge({inside.x, middle.y, middle.x - inside.x, middle.height});
            return raise({inside.x, middle.y - 1, 1 + wide, middle.height + 2});
        case Direction::East:
            bridge({middle.x, middle.y, inside.right() - middle.x, middle.height});
            return raise({inside.right() - wide, middle.y - 1, 1 + wide, middle.height + 2});
        }
    }

    void bridge(const GridRect& rect) {
        for (const GridPos p : cellsIn(rect)) {
            if (sketch_.at(p) == Tile::Pit) {
                sketch_.set(p, Tile::Bridge);
            }
        }
    }

    void tryOne() {
        const int width = sketch_.between(1, 3);
        const GridRect island = sketch_.somewhere({width, sketch_.between(1, 3)});
        if (island.size().area() > 1 && !meet(taken_, bitsOf(island))) {
            join(island);
            raise(island);
        }
    }

    // To the nearest of the others, straight where they face each other.
    void join(const GridRect& island) {
        const GridRect nearest =
            *std::ranges::min_element(std::span(islands_).first(count_), {},
                                      [&](const GridRect& other) { return gap(other, island); });
        const GridPos from = island.centre();
        const GridPos to{std::clamp(from.x, nearest.x, nearest.right()),
                         std::clamp(from.y, nearest.y, nearest.bottom())};
        const GridPos bend{to.x, from.y};
        bridge(areaBetween(from, bend));
        bridge(areaBetween(bend, to));
    }

    static int gap(const GridRect& a, const GridRect& b) {
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

}  // namespace doorstring
