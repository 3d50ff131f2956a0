#include "dungeon/growth/door_rule.hpp"

#include <bit>
#include <limits>

namespace doorstring {

namespace {

// The tables of the band nearest to the start. If a table has no entries, rooms that draw from it
// get only the door back.
TablesOfBand tablesOf(const DirectionArray<DoorTable>& tables) {
    return {&tables[Direction::North], &tables[Direction::South], &tables[Direction::West],
            &tables[Direction::East]};
}

// The tables of a band. A table without entries is replaced by the one in `nearer`, the tables of
// the next band nearer to the start.
TablesOfBand tablesOf(const DirectionArray<DoorTable>& tables, const TablesOfBand& nearer) {
    TablesOfBand used = nearer;
    for (const Direction direction : allDirections) {
        if (!tables[direction].entries().empty()) {
            used[static_cast<std::size_t>(direction)] = &tables[direction];
        }
    }
    return used;
}

// The distance at which a band begins; greater than any if the band is left out.
std::uint32_t firstDistanceOf(const DistanceBand& band) {
    return band.from != 0 ? static_cast<std::uint32_t>(band.from)
                          : std::numeric_limits<std::uint32_t>::max();
}

}  // namespace

DoorRule::DoorRule(const DungeonConfig& config, const Grid<RoomPlan>& plans)
    : plans_(plans),
      size_(config.grid),
      borderGrows_(config.border == BorderRule::Grow),
      keepFacing_(config.loops.keepFacing),
      middleFrom_(firstDistanceOf(config.middle)),
      farFrom_(firstDistanceOf(config.far)),
      near_(tablesOf(config.tables)),
      middle_(config.middle.from != 0 ? tablesOf(config.middle.tables, near_) : near_),
      far_(tablesOf(config.far.tables, middle_)) {}

// Those of `sides` on which there is a room that has a door toward this cell.
unsigned DoorRule::facedByDoors(GridPos cell, unsigned sides) const {
    unsigned faced = 0;
    for (unsigned rest = sides; rest != 0; rest &= rest - 1) {
        const auto side = static_cast<Direction>(std::countr_zero(rest));
        const bool door = plans_[neighbour(cell, side)].doors.has(opposite(side));
        faced |= door ? DoorSet::of(side).bits() : 0U;
    }
    return faced;
}

}  // namespace doorstring
