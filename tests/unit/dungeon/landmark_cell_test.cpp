#include "dungeon/landmark_cell.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

#include <utility>

namespace doorstring {

namespace {

// A square grid full of rooms, all joined: the start in one corner, the boss in the opposite one.
Dungeon openDungeon(int side) {
    const GridSize grid{side, side};
    Grid<RoomPlan> plans(grid);
    for (const GridPos cell : cellsOf(grid)) {
        plans[cell].distance = static_cast<std::uint32_t>(cell.x + cell.y);
        for (const Direction door : allDirections) {
            if (grid.contains(neighbour(cell, door))) {
                plans[cell].doors = plans[cell].doors.with(door);
            }
        }
    }
    plans[{0, 0}].kind = RoomKind::Start;
    plans[{side - 1, side - 1}].kind = RoomKind::Boss;
    return testing::dungeonOf(Seed{1}, {0, 0}, std::move(plans));
}

}  // namespace

TEST_CASE("a landmark has many doors and is half way to the boss, in a large open dungeon, too") {
    CHECK(landmarkCell(openDungeon(5)) == GridPos{3, 1});
    constexpr int side = 800;
    CHECK(landmarkCell(openDungeon(side)) == GridPos{side - 2, 1});
}

}  // namespace doorstring
