#include "dungeon/passes/measure_distances.hpp"

#include <utility>
#include <vector>

namespace doorstring {

Grid<std::uint32_t> distancesFrom(GridPos start, const Grid<RoomPlan>& plans) {
    Grid<std::uint32_t> distances(plans.size(), unreached);
    distances[start] = 0;
    std::vector<GridPos> front{start};
    std::vector<GridPos> nextFront;
    for (std::uint32_t distance = 1; !front.empty(); ++distance) {
        for (const GridPos cell : front) {
            for (const Direction door : allDirections) {
                const GridPos to = neighbour(cell, door);
                if (plans[cell].doors.has(door) && plans.contains(to) &&
                    distances[to] == unreached) {
                    distances[to] = distance;
                    nextFront.push_back(to);
                }
            }
        }
        front.clear();
        std::swap(front, nextFront);
    }
    return distances;
}

void measureDistances(GridPos start, Grid<RoomPlan>& plans) {
    const Grid<std::uint32_t> distances = distancesFrom(start, plans);
    for (std::size_t index = 0; index < plans.values().size(); ++index) {
        const std::uint32_t distance = distances.values()[index];
        if (distance != unreached) {
            plans.values()[index].distance = distance;
        }
    }
}

}  // namespace doorstring
