// Distances to one place of the room for a knight who treads on nothing harmful. Built for each
// thought, so it allocates nothing and ignores ice and crates, which WayField knows.
#pragma once

#include "room/tiles/bit_rows.hpp"
#include "world/motion/terrain.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace doorstring {

class StepMap {
public:
    StepMap(const Terrain& terrain, SubPos goal);

    // The distance in subpixels along both axes together; empty if no way leads there.
    std::optional<int> distance(SubPos place) const;

private:
    static constexpr std::uint16_t noWay = 0xFFFF;
    static constexpr std::size_t side = maxRoomSide;

    std::uint16_t stepsAt(GridPos tile) const {
        return size_.contains(tile) ? steps_[index(tile)] : noWay;
    }
    static std::size_t index(GridPos tile) {
        return static_cast<std::size_t>(tile.y) * side + static_cast<std::size_t>(tile.x);
    }

    SubPos goal_;
    GridSize size_;
    std::array<std::uint16_t, side * side> steps_;  // to the tile of the goal
};

}  // namespace doorstring
