#include "world/standing/altar_places.hpp"

#include "room/tiles/room_layout.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <tuple>

namespace doorstring {

namespace {

// How a row of offers stands in front of the loom: the rows of ground between loom and offers, and
// the tiles from one offer to the next.
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

// The ground of a row of offers, with a tile beyond each end, and of the row of their prices below.
GridRect groundOf(const GridRect& loom, OfferRow row, std::size_t count) {
    const int length = row.apart * (static_cast<int>(count) - 1);
    return {loom.centre().x - length / 2 - 1, loom.bottom() + 1 + row.below, length + 3, 2};
}

// The places of the offers in a row; empty if they do not fit. The tile below each stays free for
// its price.
std::vector<GridPos> offersBefore(const GridRect& loom, OfferRow row, std::size_t count,
                                  GridSize size, Standing standing) {
    std::vector<GridPos> places;
    const GridRect ground = groundOf(loom, row, count);
    for (std::size_t i = 0; i < count; ++i) {
        const GridPos place{ground.x + 1 + row.apart * static_cast<int>(i), ground.y};
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

// Whether there is a door in the west or the east.
bool hasDoorAtSide(const Room& room) {
    return room.doors().has(Direction::West) || room.doors().has(Direction::East);
}

// Whether the loom keeps clear of the ways in. In front of a door in the north it would hide the
// door and a knight who comes in, so it must be off to one side. If there is a door in the west or
// east, the loom must be above the way in from there.
bool isBesideWays(const Room& room, const GridRect& loom) {
    const GridRect middle = middleOf(room.tiles().size());
    const bool hides =
        room.doors().has(Direction::North) && loom.x <= middle.right() && loom.right() >= middle.x;
    return !hides && !(hasDoorAtSide(room) && loom.bottom() >= middle.y);
}

// Whether all of the ground of the offers is open.
bool isClear(const Room& room, const Standing& standing, const GridRect& ground) {
    const auto tiles = cellsIn(ground);
    return std::all_of(tiles.begin(), tiles.end(), [&](GridPos tile) {
        return insideOf(room.tiles().size()).contains(tile) && hasBit(standing.open(), tile);
    });
}

// How much care is taken with the places of loom and offers: less in a room with little space.
enum class Care : std::uint8_t { None, BesideWays, BesideWaysOnClearGround };

std::optional<AltarPlaces> placesIn(const Room& room, const Standing& standing, std::size_t count,
                                    Care care) {
    const GridSize size = room.tiles().size();
    std::vector<GridPos> corners;
    for (const GridPos at :
         cellsIn({1, 1, size.width - 1 - loomSize.width, size.height - 1 - loomSize.height})) {
        corners.push_back(at);
    }
    // In the first row the loom's upper beam would hide part of the frame of a door beside it.
    const int highest = room.doors().has(Direction::North) ? 2 : 1;
    std::ranges::sort(corners, {}, [&](GridPos at) {
        return std::tuple(
            std::abs(2 * at.x + loomSize.width - size.width) + 4 * std::abs(at.y - highest), at.x);
    });
    for (const GridPos at : corners) {
        const GridRect loom{at.x, at.y, loomSize.width, loomSize.height};
        Standing rest = standing;
        if ((care != Care::None && !isBesideWays(room, loom)) || !takeAll(rest, bitsOf(loom))) {
            continue;
        }
        std::vector<GridPos> best;
        for (const OfferRow row : offerRows) {
            if (care == Care::BesideWaysOnClearGround &&
                !isClear(room, rest, groundOf(loom, row, count))) {
                continue;
            }
            std::vector<GridPos> offers = offersBefore(loom, row, count, size, rest);
            // A knight who comes in by a door at the side would run into the offers.
            const GridRect middle = middleOf(size);
            const bool isInTheWay = hasDoorAtSide(room) && !offers.empty() &&
                                    offers.front().y >= middle.y &&
                                    offers.front().y <= middle.bottom();
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
    std::optional<AltarPlaces> places;
    for (const Care care : {Care::BesideWaysOnClearGround, Care::BesideWays, Care::None}) {
        places = places ? places : placesIn(room, more, count, care);
    }
    return places ? places : placesIn(room, filled, count, Care::None);
}

}  // namespace doorstring
