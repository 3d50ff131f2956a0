#include "dungeon/passes/grow.hpp"

#include "base/rng.hpp"
#include "dungeon/sweep_set.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr std::array<Direction, 4> growthOrder{Direction::North, Direction::West, Direction::East,
                                               Direction::South};

bool onBorder(GridPos cell, GridSize grid) {
    return cell.x == 0 || cell.y == 0 || cell.x == grid.width - 1 || cell.y == grid.height - 1;
}

DoorSet withoutBlocked(DoorSet doors, Direction back, GridPos cell, const Grid<RoomPlan>& plans) {
    for (const Direction door : allDirections) {
        if (door != back && doors.has(door) && !plans[neighbour(cell, door)].doors.empty()) {
            doors = doors.without(door);
        }
    }
    return doors;
}

}  // namespace

void grow(const DungeonConfig& config, Seed seed, Grid<RoomPlan>& plans) {
    const GridSize size = plans.size();
    const std::uint64_t stream = substream(seed.number, Purpose::Layout);
    const GridPos start = config.startCell();
    plans[start] = {0, config.startDoors, RoomKind::Start};

    SweepSet thisSweep(plans.values().size());
    SweepSet nextSweep(plans.values().size());
    thisSweep.insert(plans.index(start));
    while (!thisSweep.empty()) {
        for (auto index = thisSweep.next(0); index; index = thisSweep.next(*index + 1)) {
            thisSweep.erase(*index);
            const auto width = static_cast<std::size_t>(size.width);
            const GridPos cell{static_cast<int>(*index % width), static_cast<int>(*index / width)};
            const RoomPlan from = plans[cell];
            for (const Direction door : growthOrder) {
                const GridPos to = neighbour(cell, door);
                if (!from.doors.has(door) || !size.contains(to) || !plans[to].doors.empty()) {
                    continue;
                }
                const Direction back = opposite(door);
                DoorSet doors = DoorSet::of(back);
                if (!onBorder(to, size)) {
                    doors = withoutBlocked(config.tables[door].pick(cellRoll(stream, to)), back, to,
                                           plans);
                    const std::size_t toIndex = plans.index(to);
                    (toIndex > *index ? thisSweep : nextSweep).insert(toIndex);
                }
                plans[to] = {from.distance + 1, doors, RoomKind::Plain};
            }
        }
        std::swap(thisSweep, nextSweep);
    }
}

}  // namespace doorstring
