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
    const std::uint32_t inside = (1U << static_cast<unsigned>(size_.width - 1)) - 2U;
    const auto last = static_cast<std::size_t>(size_.height - 1);
    for (std::size_t y = 1; y < last; ++y) {
        room.ground[y] = inside;
    }
    const DoorSpan columns = doorSpan(size_.width);
    const std::uint32_t gap = ((1U << static_cast<unsigned>(columns.length)) - 1U)
                              << static_cast<unsigned>(columns.first);
    room.ground[0] = doors.has(Direction::North) ? gap : 0;
    room.ground[last] = doors.has(Direction::South) ? gap : 0;
    const std::uint32_t sides =
        (doors.has(Direction::West) ? 1U : 0U) |
        (doors.has(Direction::East) ? 1U << static_cast<unsigned>(size_.width - 1) : 0U);
    const DoorSpan span = doorSpan(size_.height);
    for (int y = span.first; y < span.first + span.length; ++y) {
        room.ground[static_cast<std::size_t>(y)] |= sides;
    }
}

}  // namespace doorstring
