// The work that is timed, the same for the benchmark programs and for the ratios.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "room/room_tiler.hpp"

#include <cstddef>
#include <vector>

namespace doorstring::bench {

// Tiles every room of a dungeon, one behind the other. The buffer is kept from dungeon to dungeon.
class AllTiles {
public:
    explicit AllTiles(const RoomConfig& config) : config_(config) {}

    // How many rooms there are.
    int tile(const Dungeon& dungeon) {
        const RoomTiler tiler(config_, dungeon.seed());
        const auto area = static_cast<std::size_t>(config_.size.area());
        int rooms = 0;
        std::size_t used = 0;
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (tiles_.size() < used + area) {
                tiles_.resize(2 * (used + area));
            }
            tiler.tile(plan.doors, cell, std::span(tiles_).subspan(used, area));
            used += area;
            ++rooms;
        });
        return rooms;
    }
    const std::vector<Tile>& tiles() const { return tiles_; }

private:
    RoomConfig config_;
    std::vector<Tile> tiles_;
};

}  // namespace doorstring::bench
