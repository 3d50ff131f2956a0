#include "dungeon/passes/seal.hpp"

namespace doorstring {

void seal(Grid<RoomPlan>& plans) {
    const auto width = static_cast<std::size_t>(plans.width());
    const auto cells = plans.values();
    for (std::size_t index = 0; index < cells.size(); ++index) {
        DoorSet& doors = cells[index].doors;
        const std::size_t x = index % width;
        const auto keepIf = [&](Direction door, bool inside, std::size_t to) {
            if (doors.has(door) && !(inside && cells[to].doors.has(opposite(door)))) {
                doors = doors.without(door);
            }
        };
        keepIf(Direction::North, index >= width, index - width);
        keepIf(Direction::South, index + width < cells.size(), index + width);
        keepIf(Direction::West, x > 0, index - 1);
        keepIf(Direction::East, x + 1 < width, index + 1);
    }
}

}  // namespace doorstring
