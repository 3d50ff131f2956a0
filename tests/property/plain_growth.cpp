#include "plain_growth.hpp"

#include "base/rng.hpp"

#include <utility>

namespace doorstring::testing {

namespace {

void plainGrow(const DungeonConfig& config, Seed seed, Grid<RoomPlan>& plans,
               std::vector<PlacedRoom>* order) {
    const GridSize size = config.grid;
    const auto border = [&](GridPos p) {
        return p.x == 0 || p.y == 0 || p.x == size.width - 1 || p.y == size.height - 1;
    };
    const auto occupied = [&](GridPos p) {
        return plans.contains(p) && (!plans[p].doors.empty() || p == config.startCell());
    };
    plans[config.startCell()] = {0, config.startDoors, RoomKind::Start};
    for (bool placed = true; placed;) {
        placed = false;
        for (int index = 0; index < size.area(); ++index) {
            const GridPos cell{index % size.width, index / size.width};
            if (!occupied(cell) || (border(cell) && cell != config.startCell())) {
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
                if (!border(to)) {
                    drawn = config.tables[door].pick(cellRoll(seed.number, Purpose::Layout, to));
                    doors = drawn;
                    for (const Direction other : allDirections) {
                        if (other != back && occupied(neighbour(to, other))) {
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

Dungeon plainDungeon(const DungeonConfig& config, Seed seed, std::vector<PlacedRoom>* order) {
    Grid<RoomPlan> plans(config.grid);
    plainGrow(config, seed, plans, order);
    plainSeal(plans);
    plainMeasure(config.startCell(), plans);
    return Dungeon(seed, config.startCell(), std::move(plans));
}

}  // namespace doorstring::testing
