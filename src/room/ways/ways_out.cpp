#include "room/ways/ways_out.hpp"

#include "room/tiles/room_layout.hpp"

#include <bit>

namespace doorstring {

WaysOut WaysOut::ofDoors(DoorSet doors, GridSize room) {
    WaysOut ways;
    for (const Direction side : doors) {
        const DoorSpan span = doorSpan(room, side);
        ways.bits_[side] = bitSpan(span.first, span.length);
    }
    return ways;
}

BitRows WaysOut::tiles(GridSize room) const {
    BitRows tiles{};
    tiles[0] = bits_[Direction::North];
    tiles[static_cast<std::size_t>(room.height - 1)] |= bits_[Direction::South];
    const auto lastColumn = static_cast<unsigned>(room.width - 1);
    for (std::size_t y = 0; y < tiles.size(); ++y) {
        const std::uint32_t westBit = (bits_[Direction::West] >> y) & 1U;
        const std::uint32_t eastBit = (bits_[Direction::East] >> y) & 1U;
        tiles[y] |= westBit | (eastBit << lastColumn);
    }
    return tiles;
}

DoorSet WaysOut::sides() const {
    DoorSet sides;
    for (const Direction side : allDirections) {
        sides = bits_[side] != 0 ? sides.with(side) : sides;
    }
    return sides;
}

std::vector<Opening> WaysOut::openings() const {
    std::vector<Opening> openings;
    for (const Direction side : allDirections) {
        // In 64 bits, the shift at the end of the loop is allowed even if it is by 32.
        for (std::uint64_t rest = bits_[side]; rest != 0;) {
            const int first = std::countr_zero(rest);
            const int length = std::countr_one(rest >> static_cast<unsigned>(first));
            openings.push_back({side, first, length});
            rest &= ~std::uint64_t{0} << static_cast<unsigned>(first + length);
        }
    }
    return openings;
}

}  // namespace doorstring
