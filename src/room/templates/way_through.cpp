#include "room/templates/way_through.hpp"

#include "room/ways/safe_ways.hpp"

#include <algorithm>
#include <deque>
#include <optional>

namespace doorstring {

namespace {

bool has(const BitRows& rows, GridPos at) {
    return (rows[static_cast<std::size_t>(at.y)] >> static_cast<unsigned>(at.x) & 1U) != 0;
}

// A search whose steps cost nothing onto safe tiles and one onto others: what costs nothing is gone
// on from first. So each tile is reached for the first time in the cheapest way.
class CheapestWay {
public:
    CheapestWay(const Grid<Tile>& tiles, const BitRows& from, const BitRows& to)
        : safe_(safeTiles(tiles)), size_(tiles.size()), came_(size_) {
        for (int y = 0; y < size_.height; ++y) {
            for (int x = 0; x < size_.width; ++x) {
                if (has(from, {x, y})) {
                    reach({x, y}, {x, y});
                }
            }
        }
        search(to);
    }

    std::vector<GridPos> inTheWay() const {
        std::vector<GridPos> tiles;
        std::optional<GridPos> at = end_;
        while (at) {
            if (!has(safe_, *at)) {
                tiles.push_back(*at);
            }
            const GridPos before = *came_[*at];
            at = before == *at ? std::nullopt : std::optional(before);
        }
        std::reverse(tiles.begin(), tiles.end());
        return tiles;
    }

private:
    void reach(GridPos at, GridPos from) {
        if (came_[at]) {
            return;
        }
        came_[at] = from;
        if (has(safe_, at)) {
            waiting_.push_front(at);
        } else {
            waiting_.push_back(at);
        }
    }

    bool mayStand(GridPos at) const {
        const bool inside =
            at.x > 0 && at.y > 0 && at.x < size_.width - 1 && at.y < size_.height - 1;
        return size_.contains(at) && (inside || has(safe_, at));
    }

    void search(const BitRows& to) {
        while (!waiting_.empty() && !end_) {
            const GridPos at = waiting_.front();
            waiting_.pop_front();
            if (has(to, at)) {
                end_ = at;
            }
            for (const Direction side : allDirections) {
                if (const GridPos next = neighbour(at, side); mayStand(next)) {
                    reach(next, at);
                }
            }
        }
    }

    BitRows safe_;
    GridSize size_;
    Grid<std::optional<GridPos>> came_;  // the tile before; the first one's is itself
    std::deque<GridPos> waiting_;
    std::optional<GridPos> end_;
};

}  // namespace

std::vector<GridPos> tilesInTheWay(const Grid<Tile>& tiles, const BitRows& from,
                                   const BitRows& to) {
    return CheapestWay(tiles, from, to).inTheWay();
}

}  // namespace doorstring
