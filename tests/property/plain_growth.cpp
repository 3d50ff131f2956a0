#include "plain_growth.hpp"

#include "base/rng.hpp"
#include "testing/dungeons.hpp"

#include <utility>

namespace doorstring::testing {

namespace {

// The table for a room at this distance from the start.
const DoorTable& tableFor(const DungeonConfig& config, Direction door, int depth) {
    const bool far = config.far.from != 0 && depth >= config.far.from;
    const bool middle = config.middle.from != 0 && (far || depth >= config.middle.from);
    if (far && !config.far.tables[door].entries().empty()) {
        return config.far.tables[door];
    }
    if (middle && !config.middle.tables[door].entries().empty()) {
        return config.middle.tables[door];
    }
    return config.tables[door];
}

// A door that faces a room goes, or stays where that room has a door back and such doors are kept.
bool staysBeside(const DungeonConfig& config, const Grid<RoomPlan>& plans, GridPos cell,
                 Direction door) {
    return config.loops.keepFacing && plans[neighbour(cell, door)].doors.has(opposite(door));
}

void plainGrow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Grid<RoomPlan>& plans,
               std::vector<PlacedRoom>* order) {
    const GridSize size = config.grid;
    const auto border = [&](GridPos p) {
        return p.x == 0 || p.y == 0 || p.x == size.width - 1 || p.y == size.height - 1;
    };
    const auto occupied = [&](GridPos p) {
        return plans.contains(p) && (!plans[p].doors.empty() || p == config.startCell());
    };
    const bool deadEnds = config.border == BorderRule::DeadEnds;
    Grid<int> depths(size, 0);
    plans[config.startCell()] = {0, config.startDoors, RoomKind::Start};
    for (bool placed = true; placed;) {
        placed = false;
        for (int index = 0; index < size.area(); ++index) {
            const GridPos cell{index % size.width, index / size.width};
            if (!occupied(cell) || (deadEnds && border(cell) && cell != config.startCell())) {
                continue;
            }
            for (const Direction door :
                 {Direction::North, Direction::West, Direction::East, Direction::South}) {
                const GridPos to = neighbour(cell, door);
                if (!plans[cell].doors.has(door) || !plans.contains(to) || occupied(to)) {
                    continue;
                }
                const Direction back = opposite(door);
                DoorSet doors = DoorSet::of(back);
                DoorSet drawn = doors;
                depths[to] = depths[cell] + 1;
                if (!deadEnds || !border(to)) {
                    drawn = tableFor(config, door, depths[to])
                                .pick(cellRoll(seed.number, Purpose::Layout, to, attempt));
                    doors = drawn;
                    for (const Direction other : allDirections) {
                        const GridPos beside = neighbour(to, other);
                        if (!plans.contains(beside) || (other != back && occupied(beside) &&
                                                        !staysBeside(config, plans, to, other))) {
                            doors = doors.without(other);
                        }
                    }
                }
                plans[to].doors = doors;
                if (order != nullptr) {
                    order->push_back({to, door, drawn});
                }
                placed = true;
            }
        }
    }
}

void plainSeal(Grid<RoomPlan>& plans) {
    const Grid<RoomPlan> before = plans;
    for (int index = 0; index < plans.size().area(); ++index) {
        const GridPos cell{index % plans.width(), index / plans.width()};
        for (const Direction door : allDirections) {
            const GridPos to = neighbour(cell, door);
            if (!plans.contains(to) || !before[to].doors.has(opposite(door))) {
                plans[cell].doors = plans[cell].doors.without(door);
            }
        }
    }
}

// Relaxes until nothing changes: slow, and with nothing in it to get wrong.
void plainMeasure(GridPos start, Grid<RoomPlan>& plans) {
    constexpr std::uint32_t far = 0xFFFFFFFFU;
    Grid<std::uint32_t> distances(plans.size(), far);
    distances[start] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int index = 0; index < plans.size().area(); ++index) {
            const GridPos cell{index % plans.width(), index / plans.width()};
            for (const Direction door : allDirections) {
                if (!plans[cell].doors.has(door)) {
                    continue;
                }
                const std::uint32_t other = distances[neighbour(cell, door)];
                if (other != far && other + 1 < distances[cell]) {
                    distances[cell] = other + 1;
                    changed = true;
                }
            }
            plans[cell].distance = distances[cell] == far ? 0 : distances[cell];
        }
    }
}

}  // namespace

Dungeon plainDungeon(const DungeonConfig& config, Seed seed, std::vector<PlacedRoom>* order,
                     std::uint32_t attempt) {
    Grid<RoomPlan> plans(config.grid);
    plainGrow(config, seed, attempt, plans, order);
    plainSeal(plans);
    plainMeasure(config.startCell(), plans);
    return dungeonOf(seed, config.startCell(), std::move(plans));
}

}  // namespace doorstring::testing
