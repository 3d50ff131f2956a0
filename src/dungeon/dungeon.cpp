#include "dungeon/dungeon.hpp"

#include "base/rng.hpp"
#include "dungeon/dungeon_rooms.hpp"

#include <cassert>
#include <utility>

namespace doorstring {

namespace {

RoomBits roomsOf(GridPos start, const Grid<RoomPlan>& plans) {
    RoomBits rooms(plans.size());
    for (const GridPos cell : cellsOf(plans.size())) {
        if (cell == start || !plans[cell].doors.empty()) {
            rooms.insert(rooms.numbers().of(cell));
        }
    }
    return rooms;
}

Tileset tilesetOf(Seed seed) {
    const std::uint64_t roll = mixBits(substream(seed.number, Purpose::Cosmetics));
    return static_cast<Tileset>(bounded(roll, tilesetCount));
}

}  // namespace

Dungeon::Dungeon(Seed seed, GridPos start, Grid<RoomPlan> plans)
    : seed_(seed),
      start_(start),
      plans_(std::move(plans)),
      rooms_(roomsOf(start_, plans_)),
      tileset_(tilesetOf(seed)) {
    assert(plans_.contains(start_));
}

Dungeon::Dungeon(Seed seed, GridPos start, Grid<RoomPlan> plans, RoomBits rooms,
                 const DungeonReport& report, std::optional<Tileset> tileset,
                 std::shared_ptr<const CarvedMap> map)
    : seed_(seed),
      start_(start),
      plans_(std::move(plans)),
      rooms_(std::move(rooms)),
      report_(report),
      tileset_(tileset ? *tileset : tilesetOf(seed)),
      map_(std::move(map)) {
    assert(plans_.contains(start_));
}

Room Dungeon::room(GridPos cell, const RoomConfig& config) const {
    return DungeonRooms(*this, config).at(cell);
}

}  // namespace doorstring
