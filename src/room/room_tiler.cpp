#include "room/room_tiler.hpp"

#include "base/rng.hpp"
#include "room/expand.hpp"
#include "room/room.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace doorstring {

RoomTiler::RoomTiler(const RoomConfig& config, Seed seed)
    : size_(config.size), stream_(substream(seed.number, Purpose::Interior)), interiors_(config) {
    assert(size_.width <= maxRoomSide && size_.height <= maxRoomSide);
}

void RoomTiler::tile(DoorSet doors, GridPos cell, std::span<Tile> tiles) const {
    assert(tiles.size() == static_cast<std::size_t>(size_.area()));
    BitRows pillars;
    interiors_.lay(Interior::Pillars, pillars, cellRoll(stream_, cell));
    std::fill(tiles.begin(), tiles.end(), Tile::Wall);
    const auto width = static_cast<std::size_t>(size_.width);
    const auto height = static_cast<std::size_t>(size_.height);
    for (std::size_t y = 1; y + 1 < height; ++y) {
        expandInside(pillars[y] >> 1U, tiles.data() + y * width + 1, width - 2);
    }
    openDoors(doors, tiles.data());
}

void RoomTiler::openDoors(DoorSet doors, Tile* tiles) const {
    const auto gap = [&](Direction side) { return doors.has(side) ? Tile::Ground : Tile::Wall; };
    const DoorSpan columns = doorSpan(size_.width);
    Tile* lastRow = tiles + size_.width * (size_.height - 1);
    for (int x = columns.first; x < columns.first + columns.length; ++x) {
        tiles[x] = gap(Direction::North);
        lastRow[x] = gap(Direction::South);
    }
    const DoorSpan rows = doorSpan(size_.height);
    for (int y = rows.first; y < rows.first + rows.length; ++y) {
        tiles[y * size_.width] = gap(Direction::West);
        tiles[y * size_.width + size_.width - 1] = gap(Direction::East);
    }
}

}  // namespace doorstring
