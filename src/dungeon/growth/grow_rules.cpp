#include "dungeon/growth/grow_rules.hpp"

#include <bit>
#include <limits>

namespace doorstring {

namespace {

// A table without entries stands for that of the band before.
TablesOfBand tablesOf(const DirectionArray<DoorTable>& tables, const TablesOfBand& before) {
    TablesOfBand used = before;
    for (const Direction direction : allDirections) {
        if (!tables[direction].entries().empty()) {
            used[static_cast<std::size_t>(direction)] = &tables[direction];
        }
    }
    return used;
}

std::uint32_t firstOf(const DistanceBand& band) {
    return band.from != 0 ? static_cast<std::uint32_t>(band.from)
                          : std::numeric_limits<std::uint32_t>::max();
}

}  // namespace

unsigned sidesInGrid(GridPos cell, GridSize grid) {
    unsigned sides = 0;
    for (const Direction side : allDirections) {
        sides |= grid.contains(neighbour(cell, side)) ? DoorSet::of(side).bits() : 0U;
    }
    return sides;
}

ClassicRule::ClassicRule(const DungeonConfig& config, const Grid<RoomPlan>& /*plans*/)
    : tables_{&config.tables[Direction::North], &config.tables[Direction::South],
              &config.tables[Direction::West], &config.tables[Direction::East]} {}

bool ClassicRule::suffices(const DungeonConfig& config) {
    return config.border == BorderRule::DeadEnds && !config.loops.keepFacing &&
           config.middle.from == 0 && config.far.from == 0;
}

SteeredRule::SteeredRule(const DungeonConfig& config, const Grid<RoomPlan>& plans)
    : plans_(plans),
      size_(config.grid),
      borderGrows_(config.border == BorderRule::Grow),
      keepFacing_(config.loops.keepFacing),
      middleFrom_(firstOf(config.middle)),
      farFrom_(firstOf(config.far)),
      near_(tablesOf(config.tables, {})),
      middle_(config.middle.from != 0 ? tablesOf(config.middle.tables, near_) : near_),
      far_(tablesOf(config.far.tables, middle_)) {}

unsigned SteeredRule::onward(const NewRoom& room, std::uint64_t roll) const {
    if (!borderGrows_ && !isInside(room.cell, size_)) {
        return 0;
    }
    const unsigned drawn =
        tablesAt(room.depth)[room.travelled]->pickBits(roll) & sidesInGrid(room.cell, size_);
    const unsigned kept = keepFacing_ ? facedByDoors(room.cell, drawn & room.around) : 0U;
    return (drawn & ~room.around) | kept;
}

const TablesOfBand& SteeredRule::tablesAt(std::uint32_t depth) const {
    if (depth >= farFrom_) {
        return far_;
    }
    return depth >= middleFrom_ ? middle_ : near_;
}

// Those of the sides on which a room has a door toward this cell.
unsigned SteeredRule::facedByDoors(GridPos cell, unsigned sides) const {
    unsigned faced = 0;
    for (unsigned rest = sides; rest != 0; rest &= rest - 1) {
        const auto side = static_cast<Direction>(std::countr_zero(rest));
        const bool door = plans_[neighbour(cell, side)].doors.has(opposite(side));
        faced |= door ? DoorSet::of(side).bits() : 0U;
    }
    return faced;
}

}  // namespace doorstring
