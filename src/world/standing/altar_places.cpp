#include "world/standing/altar_places.hpp"

#include "room/tiles/room_layout.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <tuple>

namespace doorstring {

namespace {

// How the offers stand in a row in front of the loom.
struct OfferRow {
    int below;  // rows of tiles between the loom and the offers
    int apart;  // tiles from one offer to the next
};
// The rows to try, the best first.
constexpr std::array offerRows{OfferRow{1, 3}, OfferRow{2, 3}, OfferRow{1, 2},
                               OfferRow{2, 2}, OfferRow{0, 3}, OfferRow{0, 2}};

// Takes all the tiles if something solid may stand on all of them at once. Returns whether it may.
bool takeAll(Standing& standing, const BitRows& tiles) {
    if (!standing.mayStandOn(tiles)) {
        return false;
    }
    forEachBit(tiles, [&](GridPos tile) { standing.take(tile); });
    return true;
}

// The tiles of a row of offers and of the row below it, where their prices are. Both rows extend by
// a tile beyond the first and the last offer.
GridRect areaOf(const GridRect& loom, OfferRow row, std::size_t count) {
    const int length = row.apart * (static_cast<int>(count) - 1);
    return {loom.centre().x - length / 2 - 1, loom.bottom() + 1 + row.below, length + 3, 2};
}

// The places of the offers in a row; empty if they do not fit. The tile below each stays free for
// its price.
std::vector<GridPos> offersInFront(const GridRect& loom, OfferRow row, std::size_t count,
                                   GridSize size, Standing standing) {
    std::vector<GridPos> places;
    const GridRect area = areaOf(loom, row, count);
    for (std::size_t i = 0; i < count; ++i) {
        const GridPos place{area.x + 1 + row.apart * static_cast<int>(i), area.y};
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

// Whether the loom is clear of the ways in. If there is a door in the north, the loom must be to
// one side of it: in front of the door, the loom would hide the door and a knight who comes in. If
// there is a door in the west or east, the loom must be above the rows of these doors.
bool isBesideWays(const Room& room, const GridRect& loom) {
    const GridRect middle = middleOf(room.tiles().size());
    const bool hidesDoor =
        room.doors().has(Direction::North) && loom.x <= middle.right() && loom.right() >= middle.x;
    return !hidesDoor && !(hasDoorAtSide(room) && loom.bottom() >= middle.y);
}

// Whether each tile of the area is within the walls of the room and can be walked on unharmed.
bool isClear(const Room& room, const Standing& standing, const GridRect& area) {
    const auto tiles = cellsIn(area);
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
    // Beside a door in the north the loom is better one row lower: in the first row its upper beam
    // would hide part of the door's frame.
    const int wantedRow = room.doors().has(Direction::North) ? 2 : 1;
    // Sorts the corners, the best first. To be one row away from `wantedRow` counts as much as to
    // be two columns away from the middle.
    std::ranges::sort(corners, {}, [&](GridPos at) {
        return std::tuple(std::abs(2 * at.x + loomSize.width - size.width) +
                              4 * std::abs(at.y - wantedRow),
                          at.x);
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
                !isClear(room, rest, areaOf(loom, row, count))) {
                continue;
            }
            std::vector<GridPos> offers = offersInFront(loom, row, count, size, rest);
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
