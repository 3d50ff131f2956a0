// Rooms without pillars, and which pictures their tiles get.
#pragma once

#include "picture/tiles/tile_kinds.hpp"
#include "room/room.hpp"

namespace doorstring::testing {

// A ring of walls with the gaps of the door set, ground inside.
inline Grid<Tile> emptyRoom(GridSize size, DoorSet doors) {
    Grid<Tile> tiles(size, Tile::Ground);
    for (const auto [x, y] : cellsOf(size)) {
        if (x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1) {
            tiles[{x, y}] = Tile::Wall;
        }
    }
    const DoorSpan across = doorSpan(size.width);
    const DoorSpan down = doorSpan(size.height);
    for (int i = 0; i < across.length; ++i) {
        tiles[{across.first + i, 0}] = doors.has(Direction::North) ? Tile::Ground : Tile::Wall;
        tiles[{across.first + i, size.height - 1}] =
            doors.has(Direction::South) ? Tile::Ground : Tile::Wall;
    }
    for (int i = 0; i < down.length; ++i) {
        tiles[{0, down.first + i}] = doors.has(Direction::West) ? Tile::Ground : Tile::Wall;
        tiles[{size.width - 1, down.first + i}] =
            doors.has(Direction::East) ? Tile::Ground : Tile::Wall;
    }
    return tiles;
}

inline RoomTiles chosen(const Grid<Tile>& layout, DoorSet doors, std::uint64_t seed = 1) {
    RoomTiles tiles;
    chooseTiles(layout, doors, seed, tiles);
    return tiles;
}

inline bool isBetween(TilePicture picture, TilePicture first, TilePicture last) {
    return picture >= first && picture <= last;
}

inline bool isGround(TilePicture picture) {
    return isBetween(picture, TilePicture::Ground0, TilePicture::Ground7);
}

inline bool isSpecialGround(TilePicture picture) {
    return isBetween(picture, TilePicture::Ground2, TilePicture::Ground7);
}

}  // namespace doorstring::testing
