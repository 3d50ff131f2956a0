// The work that is timed, the same for the benchmark programs and for the ratios.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "property/tables.hpp"
#include "room/pillars/pillar_tiler.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace doorstring::bench {

// An adventure floor of 20 rooms with four small locks and the boss's.
inline DungeonConfig floorConfig() {
    DungeonConfig config = testing::classicConfig();
    config.limits.minRooms = 20;
    config.limits.maxRooms = 20;
    config.roles[Role::Boss].count = 1;
    config.locks.small = 4;
    config.locks.boss = true;
    return config;
}

// Tiles every room of a dungeon, one behind the other. The tiler and its buffer are kept from
// dungeon to dungeon.
class AllTiles {
public:
    explicit AllTiles(const RoomConfig& config)
        : tiler_(config, Seed{0}), area_(static_cast<std::size_t>(config.size.area())) {}

    // How many rooms there are.
    int tile(const Dungeon& dungeon) {
        tiler_.setSeed(dungeon.seed());
        rooms_.clear();
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            rooms_.push_back({tiler_.rollOf(cell), plan.doors});
        });
        if (tiles_.size() < rooms_.size() * area_) {
            tiles_.resize(2 * rooms_.size() * area_);
        }
        std::span<Tile> free(tiles_);
        for (const RolledRoom& room : rooms_) {
            tiler_.tile(room.doors, room.roll, free.first(area_));
            free = free.subspan(area_);
        }
        return static_cast<int>(rooms_.size());
    }
    const std::vector<Tile>& tiles() const { return tiles_; }

private:
    struct RolledRoom {
        std::uint64_t roll;
        DoorSet doors;
    };

    PillarTiler tiler_;
    std::size_t area_;
    std::vector<RolledRoom> rooms_;
    std::vector<Tile> tiles_;
};

}  // namespace doorstring::bench
