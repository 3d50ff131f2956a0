// The work that is timed, the same for the benchmark programs and for the ratios.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "property/tables.hpp"
#include "room/room_tiler.hpp"

#include <cstddef>
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
        int rooms = 0;
        std::size_t used = 0;
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (tiles_.size() < used + area_) {
                tiles_.resize(2 * (used + area_));
            }
            tiler_.tile(plan.doors, cell, std::span(tiles_).subspan(used, area_));
            used += area_;
            ++rooms;
        });
        return rooms;
    }
    const std::vector<Tile>& tiles() const { return tiles_; }

private:
    RoomTiler tiler_;
    std::size_t area_;
    std::vector<Tile> tiles_;
};

}  // namespace doorstring::bench
