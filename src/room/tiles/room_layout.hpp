// The fixed places of a room: the gaps of its doors, the middle that they lead to, and the ground
// of a boss.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"

namespace doorstring {

// The first tile and the number of tiles of a door in the middle of a side. A door is one tile long
// if the number of tiles of the side is odd, two if it is even.
struct DoorSpan {
    int first = 0;
    int length = 0;
};
constexpr DoorSpan doorSpan(int sideLength) {
    return sideLength % 2 == 1 ? DoorSpan{sideLength / 2, 1} : DoorSpan{sideLength / 2 - 1, 2};
}

// The door in a side of a room: columns if the side is north or south, else rows.
constexpr DoorSpan doorSpan(GridSize room, Direction side) {
    const bool isOfColumns = isVertical(side);
    return doorSpan(isOfColumns ? room.width : room.height);
}

// The part of a room inside its walls.
constexpr GridRect insideOf(GridSize room) {
    return {1, 1, room.width - 2, room.height - 2};
}

// The one, two or four tiles that are in line with the doors of all four sides, where pickups and
// banners are.
constexpr GridRect middleOf(GridSize room) {
    const DoorSpan columns = doorSpan(room.width);
    const DoorSpan rows = doorSpan(room.height);
    return {columns.first, rows.first, columns.length, rows.length};
}

// The upper or left tile of the gap of a door.
GridPos firstGapTile(GridSize room, Direction side);

// The tiles of the gap of a door, one or two.
BitRows doorGap(GridSize room, Direction side);

// The gaps of all these doors.
BitRows doorGaps(GridSize room, DoorSet doors);
// The gaps of all these doors, with the tiles just inside them.
BitRows doorEnds(GridSize room, DoorSet doors);

// The tiles around the middle of a boss's room that are free whatever the interior, as a boss is
// large and leaps. On each side they extend beyond the middle by half of `space`, rounded down, but
// stay within the walls.
GridRect bossSpace(GridSize room, GridSize space);

// Lays ground in place of all that is solid or harmful in the space of a boss. Leaves the tiles as
// they are if the width or the height of `space` is 0.
void clearBossSpace(Grid<Tile>& tiles, GridSize space);

// Mirrors the tiles inside the walls, left for right.
void mirrorInside(Grid<Tile>& tiles);

}  // namespace doorstring
