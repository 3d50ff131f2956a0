// A Dungeon is a grid of rooms, grown or carved: a pure function of (config, seed).
#pragma once

#include "base/grid.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "dungeon/room_bits.hpp"
#include "room/room.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// Counts the tries that were discarded before a dungeon, and the rooms and locks that its
// configuration asks for but that found no place.
struct DungeonReport {
    int retries = 0;                      // tries that were discarded
    EnumArray<Role, int> missingRoles{};  // rooms of each role that found no place
    int missingLocks = 0;          // small locks that found no door, or no room for their key
    bool missingBossLock = false;  // the boss, or the key of its lock, found no room
    friend bool operator==(const DungeonReport&, const DungeonReport&) = default;
};

// Returns what is missing as text: "2 treasure rooms, 1 small lock, the boss's lock"; empty if
// nothing is.
std::string missingText(const DungeonReport& report);

class Dungeon {
public:
    // `rooms` has the start and every cell whose plan has doors. Without a tileset, the seed
    // chooses it. `map` is the carved map that the rooms were cut out of; null if they lay their
    // own tiles.
    Dungeon(Seed seed, GridPos start, Grid<RoomPlan> plans, RoomBits rooms,
            const DungeonReport& report = {}, std::optional<Tileset> tileset = std::nullopt,
            std::shared_ptr<const CarvedMap> map = nullptr);

    Seed seed() const { return seed_; }
    GridSize size() const { return plans_.size(); }
    GridPos start() const { return start_; }
    const DungeonReport& report() const { return report_; }
    Tileset tileset() const { return tileset_; }
    // The map that the rooms were cut out of; null if they lay their own tiles.
    const CarvedMap* carved() const { return map_.get(); }

    // Whether the cell has a room. Every room has a door, except in a dungeon of one room.
    bool hasRoom(GridPos cell) const {
        return plans_.contains(cell) && rooms_.has(rooms_.numbers().of(cell));
    }
    const RoomPlan& plan(GridPos cell) const { return plans_[cell]; }
    int roomCount() const { return rooms_.count(); }
    const Grid<RoomPlan>& plans() const { return plans_; }

    // Calls visit(GridPos, const RoomPlan&) for every room, row by row.
    template <typename Visit>
    void forEachRoom(Visit visit) const {
        rooms_.forEach([&](GridPos cell) { visit(cell, plans_[cell]); });
    }

    // Makes one room with its tiles. For many rooms DungeonRooms is quicker.
    Room room(GridPos cell, const RoomConfig& config) const;

private:
    Seed seed_;
    GridPos start_;
    Grid<RoomPlan> plans_;
    RoomBits rooms_;
    DungeonReport report_;
    Tileset tileset_;
    std::shared_ptr<const CarvedMap> map_;  // shared by all copies, because nothing changes it
};

}  // namespace doorstring
