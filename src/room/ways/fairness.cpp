#include "room/ways/fairness.hpp"

#include "room/tiles/door_gap.hpp"
#include "room/ways/gates.hpp"
#include "room/ways/safe_ways.hpp"

namespace doorstring {

std::optional<Unfair> findUnfair(const Grid<Tile>& tiles, DoorSet doors,
                                 std::span<const Spot> spots) {
    const GridSize size = tiles.size();
    Unfair fault;
    BitRows from = bitsOf(middleOf(size));
    if (!doors.empty()) {
        fault.from = *doors.begin();
        from = doorGap(size, fault.from);
    }
    const BitRows reached = reach(safeTiles(tiles), from);
    for (const Direction side : doors) {
        if (!meet(reached, doorGap(size, side))) {
            fault.to = side;
            return fault;
        }
    }
    const BitRows opened = hasGate(tiles) ? reach(safeTiles(withGatesOpen(tiles)), from) : reached;
    for (const Spot& spot : spots) {
        if (!hasBit(spot.kind == SpotKind::Treasure ? opened : reached, spot.tile)) {
            fault.spot = spot;
            return fault;
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
