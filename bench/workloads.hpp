// The work that is timed, the same for the benchmark programs and for the ratios.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "plain_port.hpp"
#include "room/room_tiler.hpp"

#include <cstdint>
#include <vector>

namespace doorstring::bench {

// Tiles every room of a dungeon, one behind the other. The buffer is kept from dungeon to dungeon.
class AllTiles {
public:
    void tile(const Dungeon& dungeon, const RoomConfig& config) {
        const RoomTiler tiler(config, dungeon.seed());
        const auto area = static_cast<std::size_t>(config.size.area());
        std::size_t used = 0;
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (tiles_.size() < used + area) {
                tiles_.resize(2 * (used + area));
            }
            tiler.tile(plan.doors, cell, std::span(tiles_).subspan(used, area));
            used += area;
        });
    }
    const std::vector<Tile>& tiles() const { return tiles_; }

private:
    std::vector<Tile> tiles_;
};

}  // namespace doorstring::bench
