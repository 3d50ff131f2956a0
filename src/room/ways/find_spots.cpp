#include "room/ways/find_spots.hpp"

#include "room/tiles/door_gap.hpp"
#include "room/ways/safe_ways.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace doorstring {

namespace {

constexpr int leastFromDoors = 3;  // tiles, where what waits may stand
constexpr int tilesACreature = 16;
constexpr int mostCreatures = 8;

int distance(GridPos a, GridPos b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

// Farthest first: each place taken is as far as can be from the doors and those taken before it.
class FarPlaces {
public:
    FarPlaces(const Grid<Tile>& tiles, DoorSet doors) {
        const GridSize size = tiles.size();
        const GridPos middle{doorSpan(size.width).first, doorSpan(size.height).first};
        const BitRows reached = reach(safeTiles(tiles), middleBits(size));
        for (int y = 1; y < size.height - 1; ++y) {
            for (int x = 1; x < size.width - 1; ++x) {
                const GridPos p{x, y};
                const bool mayStand = hasBit(reached, p) && !hasBit(middleBits(size), p) &&
                                      tiles[p] != Tile::Bridge && tiles[p] != Tile::Ice;
                if (mayStand) {
                    places_.push_back({p, std::numeric_limits<int>::max()});
                }
            }
        }
        keepFrom(middle);
        for (const Direction side : allDirections) {
            if (doors.has(side)) {
                keepFrom(firstGap(size, side));
            }
        }
        std::erase_if(places_, [](const Place& p) { return p.away < leastFromDoors; });
    }

    bool empty() const { return places_.empty(); }
    std::size_t count() const { return places_.size(); }

    GridPos take() {
        const auto best =
            std::max_element(places_.begin(), places_.end(),
                             [](const Place& a, const Place& b) { return a.away < b.away; });
        const GridPos taken = best->tile;
        keepFrom(taken);
        std::erase_if(places_, [&](const Place& p) { return distance(p.tile, taken) < 2; });
        return taken;
    }

private:
    struct Place {
        GridPos tile;
        int away;
    };

    static BitRows middleBits(GridSize size) {
        BitRows bits{};
        const DoorSpan columns = doorSpan(size.width);
        const DoorSpan rows = doorSpan(size.height);
        for (int y = rows.first; y < rows.first + rows.length; ++y) {
            bits[static_cast<std::size_t>(y)] = bitSpan(columns.first, columns.length);
        }
        return bits;
    }

    void keepFrom(GridPos from) {
        for (Place& place : places_) {
            place.away = std::min(place.away, distance(place.tile, from));
        }
    }

    std::vector<Place> places_;
};

}  // namespace

std::vector<Spot> findSpots(const Grid<Tile>& tiles, DoorSet doors) {
    std::vector<Spot> spots;
    FarPlaces places(tiles, doors);
    if (places.empty()) {
        return spots;
    }
    const Spot treasure{places.take(), SpotKind::Treasure};
    const int creatures =
        std::min(1 + static_cast<int>(places.count()) / tilesACreature, mostCreatures);
    for (int i = 0; i < creatures && !places.empty(); ++i) {
        spots.push_back({places.take(), SpotKind::Creature});
    }
    spots.push_back(treasure);
    return spots;
}

}  // namespace doorstring
