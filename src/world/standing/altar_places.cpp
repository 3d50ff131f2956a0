#include "world/standing/altar_places.hpp"

#include "room/tiles/room_layout.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

namespace doorstring {

namespace {

// How a row of offers stands before the loom: rows of ground between, and tiles from one offer to
// the next.
struct OfferRow {
    int below;
    int apart;
};
constexpr std::array offerRows{OfferRow{1, 3}, OfferRow{2, 3}, OfferRow{1, 2},
                               OfferRow{2, 2}, OfferRow{0, 3}, OfferRow{0, 2}};

// Takes the tiles if something solid may be on all of them together.
bool takeAll(Standing& standing, const BitRows& tiles) {
    if (!standing.mayStandOn(tiles)) {
        return false;
    }
    forEachBit(tiles, [&](GridPos tile) { standing.take(tile); });
    return true;
}

// The places of the offers in a row; empty if they do not fit. The tile below each stays free for
// its price.
std::vector<GridPos> offersBefore(const GridRect& loom, OfferRow row, std::size_t count,
                                  GridSize size, Standing standing) {
    std::vector<GridPos> places;
    const int y = loom.bottom() + 1 + row.below;
    for (std::size_t i = 0; i < count; ++i) {
        const int from = loom.centre().x - row.apart * (static_cast<int>(count) - 1) / 2;
        const GridPos place{from + row.apart * static_cast<int>(i), y};
        const GridPos below = neighbour(place, Direction::South);
        if (!insideOf(size).contains(place) || !standing.mayStand(place) ||
            !hasBit(standing.open(), below)) {
            return {};
        }
        standing.take(place);
        standing.keepFree(below);
        places.push_back(place);
    }
    return places;
}

std::optional<AltarPlaces> placesIn(const Room& room, const Standing& standing, std::size_t count) {
    const GridSize size = room.tiles().size();
    std::vector<GridPos> corners;
    for (const GridPos at :
         cellsIn({1, 1, size.width - 1 - loomSize.width, size.height - 1 - loomSize.height})) {
        corners.push_back(at);
    }
    std::ranges::sort(corners, {}, [&](GridPos at) {
        return std::tuple(std::abs(2 * at.x + loomSize.width - size.width) + 4 * at.y, at.x);
    });
    const bool isAcross = room.doors().has(Direction::West) || room.doors().has(Direction::East);
    for (const GridPos at : corners) {
        const GridRect loom{at.x, at.y, loomSize.width, loomSize.height};
        Standing rest = standing;
        if (!takeAll(rest, bitsOf(loom))) {
            continue;
        }
        std::vector<GridPos> best;
        for (const OfferRow row : offerRows) {
            std::vector<GridPos> offers = offersBefore(loom, row, count, size, rest);
            // A knight who comes in by a door at the side does not run into them.
            const bool isInTheWay =
                isAcross && !offers.empty() && offers.front().y == middleOf(size).y;
            if (!offers.empty() && (best.empty() || !isInTheWay)) {
                best = std::move(offers);
                if (!isInTheWay) {
                    break;
                }
            }
        }
        if (!best.empty() || count == 0) {
            return AltarPlaces{loom, std::move(best)};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<AltarPlaces> altarPlacesIn(const Room& room, const Standing& standing,
                                         std::size_t count) {
    Standing more = standing;
    more.allowMore();
    Standing filled = more;
    filled.allowFilled();
    const auto places = placesIn(room, more, count);
    return places ? places : placesIn(room, filled, count);
}

}  // namespace doorstring
