#include "dungeon/dungeon.hpp"

#include <cassert>
#include <utility>

namespace doorstring {

Dungeon::Dungeon(Seed seed, GridPos start, Grid<RoomPlan> plans)
    : seed_(seed), start_(start), plans_(std::move(plans)) {
    assert(plans_.contains(start_));
}

bool Dungeon::hasRoom(GridPos cell) const {
    return cell == start_ || !plans_[cell].doors.empty();
}

Room Dungeon::room(GridPos cell, const RoomConfig& config) const {
    assert(hasRoom(cell));
    return Room(plans_[cell], cell, seed_, config);
}

}  // namespace doorstring
