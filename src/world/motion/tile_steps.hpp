// The number of steps from each tile of a room to one goal, found without allocating memory.
#pragma once

#include "base/direction.hpp"
#include "room/tiles/bit_rows.hpp"

#include <array>
#include <cstdint>

namespace doorstring {

class TileSteps {
public:
    static constexpr std::uint16_t noWay = 0xFFFF;

    // Searches outward from the goal over tiles of the room for which `mayTread` is true. The goal
    // itself is not tested.
    template <typename MayTread>
    TileSteps(GridSize room, GridPos goal, MayTread mayTread) : room_(room) {
        steps_.fill(noWay);
        std::array<GridPos, side * side> open;
        std::size_t opened = 0;
        steps_[index(goal)] = 0;
        open[opened++] = goal;
        for (std::size_t done = 0; done < opened; ++done) {
            for (const Direction way : allDirections) {
                const GridPos beside = neighbour(open[done], way);
                if (room.contains(beside) && steps_[index(beside)] == noWay && mayTread(beside)) {
                    steps_[index(beside)] =
                        static_cast<std::uint16_t>(steps_[index(open[done])] + 1);
                    open[opened++] = beside;
                }
            }
        }
    }

    // Number of steps from a tile to the goal; `noWay` if there is no way, and outside the room.
    std::uint16_t operator[](GridPos tile) const {
        return room_.contains(tile) ? steps_[index(tile)] : noWay;
    }

private:
    static constexpr std::size_t side = maxRoomSide;

    static std::size_t index(GridPos tile) {
        return static_cast<std::size_t>(tile.y) * side + static_cast<std::size_t>(tile.x);
    }

    GridSize room_;
    std::array<std::uint16_t, side * side> steps_;
};

}  // namespace doorstring
