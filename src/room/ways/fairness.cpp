#include "room/ways/fairness.hpp"

#include "room/ways/safe_ways.hpp"

namespace doorstring {

namespace {

bool meet(const BitRows& a, const BitRows& b) {
    for (std::size_t y = 0; y < a.size(); ++y) {
        if ((a[y] & b[y]) != 0) {
            return true;
        }
    }
    return false;
}

BitRows one(GridPos tile) {
    BitRows rows{};
    rows[static_cast<std::size_t>(tile.y)] = bitSpan(tile.x, 1);
    return rows;
}

}  // namespace

std::optional<Unfair> findUnfair(const Grid<Tile>& tiles, DoorSet doors,
                                 std::span<const Spot> spots) {
    const GridSize size = tiles.size();
    Unfair fault;
    BitRows from = one({size.width / 2, size.height / 2});
    for (const Direction side : allDirections) {
        if (doors.has(side)) {
            fault.from = side;
            from = doorGap(size, side);
            break;
        }
    }
    const BitRows reached = reach(safeTiles(tiles), from);
    for (const Direction side : allDirections) {
        if (doors.has(side) && !meet(reached, doorGap(size, side))) {
            fault.to = side;
            return fault;
        }
    }
    for (const Spot& spot : spots) {
        if (!meet(reached, one(spot.tile))) {
            fault.spot = spot;
            return fault;
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
