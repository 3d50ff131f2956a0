#include "room/tiles/room_layout.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

GridPos firstGapTile(GridSize room, Direction side) {
    const int first = doorSpan(room, side).first;
    switch (side) {
    case Direction::North:
        return {first, 0};
    case Direction::South:
        return {first, room.height - 1};
    case Direction::West:
        return {0, first};
    case Direction::East:
        break;
    }
    return {room.width - 1, first};
}

BitRows doorGap(GridSize room, Direction side) {
    return doorGaps(room, DoorSet::of(side));
}

BitRows doorGaps(GridSize room, DoorSet doors) {
    const auto ifDoor = [&](Direction side, std::uint32_t bits) {
        return doors.has(side) ? bits : 0;
    };
    const GridRect middle = middleOf(room);
    const std::uint32_t columns = bitSpan(middle.x, middle.width);
    const std::uint32_t westAndEast =
        ifDoor(Direction::West, 1U) | ifDoor(Direction::East, bitSpan(room.width - 1, 1));
    BitRows gaps{};
    gaps[0] = ifDoor(Direction::North, columns);
    gaps[static_cast<std::size_t>(room.height - 1)] = ifDoor(Direction::South, columns);
    for (int y = middle.y; y <= middle.bottom(); ++y) {
        gaps[static_cast<std::size_t>(y)] = westAndEast;
    }
    return gaps;
}

BitRows doorEnds(GridSize room, DoorSet doors) {
    BitRows ends = doorGaps(room, doors);
    const auto lastRow = static_cast<std::size_t>(room.height - 1);
    const std::uint32_t west = 1U;
    const std::uint32_t east = bitSpan(room.width - 1, 1);
    for (std::size_t y = 1; y < lastRow; ++y) {
        ends[y] |= (ends[y] & west) << 1U | (ends[y] & east) >> 1U;
    }
    ends[1] |= ends[0];
    ends[lastRow - 1] |= ends[lastRow];
    return ends;
}

GridRect bossSpace(GridSize room, GridSize space) {
    const GridRect middle = middleOf(room);
    const GridRect inside = insideOf(room);
    const GridPos first{std::max(inside.x, middle.x - space.width / 2),
                        std::max(inside.y, middle.y - space.height / 2)};
    const GridPos last{std::min(inside.right(), middle.right() + space.width / 2),
                       std::min(inside.bottom(), middle.bottom() + space.height / 2)};
    return areaBetween(first, last);
}

void clearBossSpace(Grid<Tile>& tiles, GridSize space) {
    if (space.width == 0 || space.height == 0) {
        return;
    }
    for (const GridPos tile : cellsIn(bossSpace(tiles.size(), space))) {
        if (!isWalkable(tiles[tile]) || isHarmful(tiles[tile])) {
            tiles[tile] = Tile::Ground;
        }
    }
}

void mirrorInside(Grid<Tile>& tiles) {
    const GridRect inside = insideOf(tiles.size());
    for (int y = inside.y; y <= inside.bottom(); ++y) {
        for (int left = inside.x, right = inside.right(); left < right; ++left, --right) {
            std::swap(tiles[{left, y}], tiles[{right, y}]);
        }
    }
}

}  // namespace doorstring
