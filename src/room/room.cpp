#include "room/room.hpp"

#include "room/room_tiler.hpp"

#include <utility>

namespace doorstring {

Room::Room(const RoomPlan& plan, GridPos cell, Seed seed, const RoomConfig& config)
    : plan_(plan), cell_(cell), tiles_(config.size) {
    RoomTiler(config, seed).tile(plan.doors, cell, tiles_.values());
}

Room::Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles)
    : plan_(plan), cell_(cell), tiles_(std::move(tiles)) {}

}  // namespace doorstring
