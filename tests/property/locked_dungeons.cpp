#include "property/locked_dungeons.hpp"

#include "dungeon/passes/passes.hpp"
#include "testing/dungeons.hpp"

#include <algorithm>
#include <vector>

namespace doorstring::testing {

namespace {

struct Place {
    GridPos cell;
    Direction side;
};

std::vector<Place> placesFor(GridSize grid) {
    std::vector<Place> places;
    for (int y = 0; y < grid.height; ++y) {
        for (int x = 0; x < grid.width; ++x) {
            for (const Direction side : {Direction::South, Direction::East}) {
                if (grid.contains(neighbour({x, y}, side))) {
                    places.push_back({{x, y}, side});
                }
            }
        }
    }
    return places;
}

void setDoorway(Grid<RoomPlan>& plans, Place place, bool stands, DoorLock lock) {
    const GridPos to = neighbour(place.cell, place.side);
    for (const auto& [cell, side] : {place, Place{to, opposite(place.side)}}) {
        RoomPlan& plan = plans[cell];
        plan.doors = stands ? plan.doors.with(side) : plan.doors.without(side);
        plan.locks = plan.locks.with(side, lock);
    }
}

// Measures; whether every cell with a door is joined to the start.
bool isWhole(GridPos start, Grid<RoomPlan>& plans) {
    for (RoomPlan& plan : plans.values()) {
        plan.distance = 0;
    }
    measureDistances(start, plans);
    return std::all_of(plans.values().begin(), plans.values().end(), [&](const RoomPlan& plan) {
        return plan.doors.empty() || plan.distance > 0 || &plan == &plans[start];
    });
}

// Goes through all keys of the rooms from `index` on.
void forEachKeys(Grid<RoomPlan>& plans, std::size_t index, int mostKeys,
                 const std::function<void()>& visit) {
    if (index == plans.values().size()) {
        return visit();
    }
    RoomPlan& plan = plans.values()[index];
    const bool canHold = mostKeys > 0 && !plan.doors.empty();
    for (int holding = 0; holding <= (canHold ? 2 : 0); ++holding) {
        plan.holds = static_cast<Holding>(holding);
        forEachKeys(plans, index + 1, mostKeys - (holding == 0 ? 0 : 1), visit);
    }
    plan.holds = Holding::None;
}

void forEachDoors(Grid<RoomPlan>& plans, const std::vector<Place>& places, std::size_t index,
                  int mostLocks, const std::function<void()>& visit) {
    if (index == places.size()) {
        return visit();
    }
    setDoorway(plans, places[index], false, DoorLock::None);
    forEachDoors(plans, places, index + 1, mostLocks, visit);
    for (const DoorLock lock : {DoorLock::None, DoorLock::Small, DoorLock::Boss}) {
        if (lock == DoorLock::None || mostLocks > 0) {
            setDoorway(plans, places[index], true, lock);
            const int left = mostLocks - (lock == DoorLock::None ? 0 : 1);
            forEachDoors(plans, places, index + 1, left, visit);
        }
    }
    setDoorway(plans, places[index], false, DoorLock::None);
}

}  // namespace

void forEachLockedDungeon(GridSize grid, GridPos start, int mostLocks, int mostKeys,
                          const std::function<void(const Dungeon&)>& visit) {
    Grid<RoomPlan> plans(grid);
    plans[start].kind = RoomKind::Start;
    forEachDoors(plans, placesFor(grid), 0, mostLocks, [&] {
        if (isWhole(start, plans)) {
            forEachKeys(plans, 0, mostKeys,
                        [&] { visit(testing::dungeonOf(Seed{1}, start, plans)); });
        }
    });
}

Dungeon randomLockedDungeon(RandomStream& random, GridSize grid, int mostLocks) {
    Grid<RoomPlan> plans(grid);
    const auto anyCell = [&] {
        return GridPos{static_cast<int>(random.below(static_cast<unsigned>(grid.width))),
                       static_cast<int>(random.below(static_cast<unsigned>(grid.height)))};
    };
    const GridPos start = anyCell();
    const std::vector<Place> places = placesFor(grid);
    const std::uint64_t share = 2 + random.below(6);
    do {
        for (const Place place : places) {
            setDoorway(plans, place, random.below(8) <= share, DoorLock::None);
        }
    } while (plans[start].doors.empty() || !isWhole(start, plans));
    const std::uint64_t locks = random.below(static_cast<unsigned>(mostLocks) + 1);
    for (std::uint64_t i = 0; i < locks; ++i) {
        const Place place = places[random.below(places.size())];
        if (plans[place.cell].doors.has(place.side)) {
            constexpr DoorLock kinds[]{DoorLock::Small, DoorLock::Small, DoorLock::Small,
                                       DoorLock::Boss, DoorLock::Cracked};
            setDoorway(plans, place, true, kinds[random.below(5)]);
        }
    }
    for (std::uint64_t keys = locks + random.below(4); keys > 0; --keys) {
        RoomPlan& plan = plans[anyCell()];
        if (!plan.doors.empty()) {
            plan.holds = random.below(4) == 0 ? Holding::BossKey : Holding::SmallKey;
        }
    }
    plans[start].kind = RoomKind::Start;
    return dungeonOf(Seed{1}, start, std::move(plans));
}

}  // namespace doorstring::testing
