// Which doors a new room gets. The classic rule is the quick one; the steered rule obeys what
// config/dungeon.toml can ask for beyond it. Doors are bits (DoorSet::bits()), a direction is the
// number of its bit.
#pragma once

#include "base/grid.hpp"
#include "config/config.hpp"
#include "dungeon/growth/cell_bytes.hpp"
#include "room/room.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace doorstring {

using TablesOfBand = std::array<const DoorTable*, 4>;  // for each direction travelled

// The sides of a cell that lead to other cells of the grid.
unsigned sidesInGrid(GridPos cell, GridSize grid);

// The place of a new room.
struct NewRoom {
    GridPos cell;
    unsigned travelled;   // direction
    std::uint32_t depth;  // rooms from the start in the tree that grows
    unsigned around;      // sides with a room, as the rule's Cells give them
};

// Rooms on the border grow no further, and drawn doors to existing rooms are dropped.
class ClassicRule {
public:
    using Cells = ClosedSides;

    ClassicRule(const DungeonConfig& config, const Grid<RoomPlan>& plans);

    // Whether the growth is all that the configuration asks for.
    static bool suffices(const DungeonConfig& config);

    unsigned onward(const NewRoom& room, std::uint64_t roll) const {
        const unsigned drawn = tables_[room.travelled]->pickBits(roll);
        return drawn & ~room.around;
    }

private:
    TablesOfBand tables_;
};

// Tables by distance, borders that grow, and doors to existing rooms that stay if a door faces
// them.
class SteeredRule {
public:
    using Cells = RoomBytes;

    SteeredRule(const DungeonConfig& config, const Grid<RoomPlan>& plans);

    unsigned onward(const NewRoom& room, std::uint64_t roll) const;

    // For rooms of this depth.
    const TablesOfBand& tablesAt(std::uint32_t depth) const;

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
