#include "world/standing/stalls.hpp"

#include "room/tiles/door_gap.hpp"

#include <array>
#include <utility>

namespace doorstring {

namespace {

constexpr std::size_t stalls = 4;  // the keeper, and three wares
constexpr int tilesApart = 2;      // tiles from one to the next in a row, as prices need
constexpr int farApart = 6;        // not one shop any more

// Wares side by side: which way they follow each other, the side from which one comes to them, and
// the tiles from one to the next.
struct Line {
    Direction way;
    Direction face;
    int apart;
};
// A ware rises over its tile, to the price of the one behind it.
constexpr std::array lines{
    Line{Direction::East, Direction::South, 2}, Line{Direction::East, Direction::North, 2},
    Line{Direction::South, Direction::East, 3}, Line{Direction::South, Direction::West, 3},
    Line{Direction::South, Direction::East, 2}, Line{Direction::South, Direction::West, 2}};

class StallFinder {
public:
    StallFinder(const Room& room, const Standing& standing)
        : size_(room.tiles().size()),
          middle_(middleOf(size_)),
          ways_(room.waysOut().tiles(size_)),
          bare_(standing),
          more_(standing),
          filled_(standing) {
        more_.allowMore();
        filled_.allowMore();
        filled_.allowFilled();
    }

    std::vector<GridPos> find() const {
        std::vector<GridPos> found = freeRow();
        for (const Line line : lines) {
            for (const Standing* standing : {&bare_, &more_, &filled_}) {
                found = found.empty() ? waresAndKeeper(*standing, line, false) : found;
                found = found.empty() ? waresAndKeeper(*standing, line, true) : found;
            }
        }
        return found;
    }

private:
    // The uppermost row, not the first, in which all stalls can be walked up to from below: on bare
    // ground where there is one, above the middle before below it. Empty where there is none.
    std::vector<GridPos> freeRow() const {
        std::vector<GridPos> row = rowBetween(bare_, 2, middle_.y);
        row = row.empty() ? rowBetween(more_, 2, middle_.y) : row;
        return row.empty() ? rowBetween(more_, middle_.bottom() + 1, size_.height - 2) : row;
    }

    // Beside both sides of the column of a door, where there is place in a row, else anywhere in
    // it.
    std::vector<GridPos> rowBetween(const Standing& standing, int from, int end) const {
        const std::vector<int> even{middle_.x - 4, middle_.x - 2, middle_.right() + 2,
                                    middle_.right() + 4};
        std::vector<int> any;
        for (int x = 1; x < size_.width - 1; ++x) {
            if (x < middle_.x || x > middle_.right()) {
                any.push_back(x);
            }
        }
        for (const std::vector<int>& columns : {even, any}) {
            for (int y = from; y < end; ++y) {
                std::vector<GridPos> row = stallsInRow(standing, columns, y);
                if (row.size() == stalls) {
                    return row;
                }
            }
        }
        return {};
    }

    // The first of the columns that will do.
    std::vector<GridPos> stallsInRow(const Standing& standing, const std::vector<int>& columns,
                                     int y) const {
        Standing trial = standing;
        std::vector<GridPos> row;
        for (const int x : columns) {
            const GridPos at{x, y};
            const bool isFarEnough = row.empty() || x >= row.back().x + tilesApart;
            if (row.size() == stalls || !isFarEnough || !mayOffer(trial, at, Direction::South)) {
                continue;
            }
            if (!row.empty() && x >= row.back().x + farApart) {
                trial = standing;
                row.clear();
            }
            trial.take(at);
            row.push_back(at);
        }
        return row;
    }

    // The uppermost place for three wares in a row or, where the room is narrow, in a column.
    // A knight who comes in walks straight on, and would push at what is before that way.
    std::vector<GridPos> waresAndKeeper(const Standing& standing, Line line,
                                        bool mayBeBeforeWay) const {
        const GridOffset step = offsetOf(line.way) * line.apart;
        for (const GridPos first : cellsOf(size_)) {
            const std::array wares{first, first + step, first + step * 2};
            Standing trial = standing;
            bool fits = true;
            for (std::size_t i = 0; i < wares.size() && fits; ++i) {
                fits = mayOffer(trial, wares[i], line.face) &&
                       (mayBeBeforeWay || !isBeforeWay(wares[i]));
                if (fits) {
                    offer(trial, wares[i], line.face);
                }
            }
            const auto keeper = fits ? trial.takeBest([&](GridPos at) {
                return std::pair(-stepsBetween(at, wares[1]), -at.y);
            })
                                     : std::nullopt;
            if (keeper && stepsBetween(*keeper, wares[1]) < farApart) {
                return {*keeper, wares[0], wares[1], wares[2]};
            }
        }
        return {};
    }

    // With nothing around it but behind it, and there not below, where the price is.
    static void offer(Standing& standing, GridPos at, Direction face) {
        standing.take(at);
        for (const Direction side : allDirections) {
            if (side != opposite(face) || side == Direction::South) {
                standing.keepFree(neighbour(at, side));
            }
        }
    }

    bool mayOffer(const Standing& standing, GridPos at, Direction face) const {
        return size_.contains(at) && standing.mayStand(at) &&
               hasBit(standing.open(), neighbour(at, face));
    }
    bool isBeforeWay(GridPos at) const {
        return hasBit(ways_, {0, at.y}) || hasBit(ways_, {size_.width - 1, at.y}) ||
               hasBit(ways_, {at.x, 0}) || hasBit(ways_, {at.x, size_.height - 1});
    }

    GridSize size_;
    GridRect middle_;
    BitRows ways_;
    Standing bare_;
    Standing more_;
    Standing filled_;
};

}  // namespace

std::vector<GridPos> stallsOf(const Room& room, const Standing& standing) {
    return StallFinder(room, standing).find();
}

}  // namespace doorstring
