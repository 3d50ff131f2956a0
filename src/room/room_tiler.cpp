#include "room/room_tiler.hpp"

#include "base/rng.hpp"
#include "room/room.hpp"

#include <cassert>
#include <cstddef>

namespace doorstring {

RoomTiler::RoomTiler(const RoomConfig& config, Seed seed)
    : size_(config.size), stream_(substream(seed.number, Purpose::Interior)), interiors_(config) {
    assert(size_.width <= maxRoomSide && size_.height <= maxRoomSide);
}

TileRows RoomTiler::rows(DoorSet doors, GridPos cell) const {
    TileRows room;
    room.size = size_;
    layRing(room, doors);
    interiors_.lay(Interior::Pillars, room, cellRoll(stream_, cell));
    return room;
}

void RoomTiler::tile(DoorSet doors, GridPos cell, std::span<Tile> tiles) const {
    expand(rows(doors, cell), tiles);
}

void RoomTiler::layRing(TileRows& room, DoorSet doors) const {
    const auto last = static_cast<std::size_t>(size_.height - 1);
    const std::uint32_t inside = bitSpan(1, size_.width - 2);
    for (std::size_t y = 0; y <= last; ++y) {
        room.ground[y] = inside;
        room.pillars[y] = 0;
    }
    const DoorSpan columns = doorSpan(size_.width);
    const std::uint32_t gap = bitSpan(columns.first, columns.length);
    room.ground[0] = doors.has(Direction::North) ? gap : 0;
    room.ground[last] = doors.has(Direction::South) ? gap : 0;
    const std::uint32_t west = doors.has(Direction::West) ? 1U : 0U;
    const std::uint32_t east = (doors.has(Direction::East) ? 1U : 0U)
                               << static_cast<unsigned>(size_.width - 1);
    const DoorSpan rows = doorSpan(size_.height);
    for (int y = rows.first; y < rows.first + rows.length; ++y) {
        room.ground[static_cast<std::size_t>(y)] |= west | east;
    }
}

}  // namespace doorstring
