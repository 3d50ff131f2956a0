// The rooms of one dungeon with their tiles, one after the other. What all rooms share is computed
// once.
#pragma once

#include "dungeon/dungeon.hpp"
#include "dungeon/interior_choice.hpp"
#include "room/room_tiler.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

class DungeonRooms {
public:
    // Both must outlive it.
    DungeonRooms(const Dungeon& dungeon, const RoomConfig& config);

    // The room with the interior that interior_choice.hpp gives it, or as it was cut out of a
    // carved map.
    Room at(GridPos cell);
    // Only its tiles, which stay until the next call.
    const Grid<Tile>& tilesAt(GridPos cell);

    // None in a carved map, or if no room can have anything but pillars.
    std::optional<Interior> interior(GridPos cell) const;

private:
    const Dungeon& dungeon_;
    GridSize bossSpace_;
    std::optional<InteriorChoice> choice_;  // none in a carved map
    RoomTiler tiler_;
    std::uint64_t stream_;  // of what the tiles of its rooms are rolled from
    Grid<Tile> tiles_;
};

}  // namespace doorstring
