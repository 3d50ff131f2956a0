// Decides which doors a new room gets, by the keys of config/dungeon.toml. Doors are bits
// (DoorSet::bits()), and a direction is the number of its bit.
#pragma once

#include "base/grid.hpp"
#include "config/config.hpp"
#include "room/room.hpp"

#include <array>
#include <cstdint>

namespace doorstring {

// The tables of a DistanceBand or of [tables], by the direction travelled.
using TablesOfBand = std::array<const DoorTable*, 4>;

// The sides of a cell that lead to other cells of the grid. Written without an `if`, because the
// processor could not guess which cells are on the border.
constexpr unsigned sidesInGrid(GridPos cell, GridSize grid) {
    return (cell.y > 0 ? 1U : 0U) | (cell.y + 1 < grid.height ? 2U : 0U) | (cell.x > 0 ? 4U : 0U) |
           (cell.x + 1 < grid.width ? 8U : 0U);
}

// Whether one of the four neighbours of a cell is outside the grid.
constexpr bool isOnBorder(GridPos cell, GridSize grid) {
    return sidesInGrid(cell, grid) != DoorSet::all().bits();
}

// The place of a new room.
struct NewRoom {
    GridPos cell;
    unsigned travelled;   // direction from the room that it is placed from
    std::uint32_t depth;  // rooms from the start in the tree that grows
    unsigned around;      // sides with a room; bits of sides outside the grid mean nothing
};

// Draws doors from the tables for the room's depth, and drops those that lead to existing rooms;
// with loops.keep_facing, a door stays if the existing room has a door facing it. A room on the
// border gets only the door back, unless grid.border lets such rooms grow.
class DoorRule {
public:
    DoorRule(const DungeonConfig& config, const Grid<RoomPlan>& plans);

    // The doors of the new room besides the one that leads back.
    unsigned onwardDoors(const NewRoom& room, std::uint64_t roll) const {
        const unsigned inGrid = sidesInGrid(room.cell, size_);
        const unsigned open = borderGrows_ || !isOnBorder(room.cell, size_) ? inGrid : 0U;
        const unsigned drawn = tablesAt(room.depth)[room.travelled]->pickBits(roll) & open;
        const unsigned kept = keepFacing_ ? facedByDoors(room.cell, drawn & room.around) : 0U;
        return (drawn & ~room.around) | kept;
    }

    // The tables for rooms of this depth.
    const TablesOfBand& tablesAt(std::uint32_t depth) const {
        if (depth >= farFrom_) {
            return far_;
        }
        return depth >= middleFrom_ ? middle_ : near_;
    }

private:
    unsigned facedByDoors(GridPos cell, unsigned sides) const;

    const Grid<RoomPlan>& plans_;
    GridSize size_;
    bool borderGrows_;
    bool keepFacing_;
    std::uint32_t middleFrom_;
    std::uint32_t farFrom_;
    TablesOfBand near_;
    TablesOfBand middle_;
    TablesOfBand far_;
};

}  // namespace doorstring
