#include "room/pillars/pillar_tiler.hpp"

#include "room/tiles/door_gap.hpp"

#include <cassert>
#include <cstddef>

namespace doorstring {

PillarTiler::PillarTiler(const RoomConfig& config)
    : size_(config.size),
      pillars_(config),
      wallRow_(rowOf(Tile::Wall, Tile::Wall, size_.width)),
      innerRow_(rowOf(Tile::Wall, Tile::Ground, size_.width)) {
    assert(size_.width <= maxRoomSide && size_.height <= maxRoomSide);
    if (LaneTiler::fits(size_)) {
        lanes_.emplace(config);
    }
}

void PillarTiler::tileByRows(DoorSet doors, std::uint64_t roll, Tile* tiles) const {
    BitRows bits{};
    pillars_.lay(bits, roll);
    expand(bits | doorGaps(size_, doors), tiles);
}

// A bit in the ring is a gap, elsewhere a pillar.
void PillarTiler::expand(const BitRows& bits, Tile* tiles) const {
    switch ((size_.width + 7) / 8) {
    case 1:
        return expandRows<1>(bits, tiles);
    case 2:
        return expandRows<2>(bits, tiles);
    case 3:
        return expandRows<3>(bits, tiles);
    default:
        return expandRows<4>(bits, tiles);
    }
}

// From the top down, as each row overwrites what the row above wrote beyond its end.
template <std::size_t eights>
void PillarTiler::expandRows(const BitRows& bits, Tile* tiles) const {
    const auto width = static_cast<std::size_t>(size_.width);
    const auto lastRow = static_cast<std::size_t>(size_.height - 1);
    expandRow<eights>(bits[0], wallRow_, tiles);
    const RowBase inner = innerRow_;
    for (std::size_t y = 1; y < lastRow; ++y) {
        tiles += width;
        expandRow<eights>(bits[y], inner, tiles);
    }
    expandLastRow<eights>(bits[lastRow], wallRow_, tiles + width, width);
}

}  // namespace doorstring
