#include "room/room.hpp"

#include <utility>

namespace doorstring {

Room::Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles)
    : plan_(plan),
      cell_(cell),
      tiles_(std::move(tiles)),
      ways_(WaysOut::ofDoors(plan.doors, tiles_.size())) {}

Room::Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, const WaysOut& ways)
    : plan_(plan), cell_(cell), tiles_(std::move(tiles)), ways_(ways), carved_(true) {}

Room::Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, std::vector<Spot> spots,
           const DrawnTraits& traits)
    : Room(plan, cell, std::move(tiles)) {
    spots_ = std::move(spots);
    traits_ = traits;
}

}  // namespace doorstring
