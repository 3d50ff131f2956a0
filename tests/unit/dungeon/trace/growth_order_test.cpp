// The order of placement, told from the rooms that stand.
#include "dungeon/trace/growth_order.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a room ahead of the sweep grows in it, a room behind in the next") {
    const auto plans =
        dungeonOf({{"SE", "W", "-"}, {"NS", "S", "-"}, {"NE", "NWE", "W"}}, {1, 2}).plans();
    const std::vector<Placement> expected{
        {{1, 1}, Direction::South, 1}, {{0, 2}, Direction::East, 1},  {{2, 2}, Direction::West, 1},
        {{0, 1}, Direction::South, 2}, {{0, 0}, Direction::South, 3}, {{1, 0}, Direction::West, 4}};
    CHECK(sweepOrder({1, 2}, plans) == expected);
}

TEST_CASE("rings go outward, and only through doors that lead somewhere") {
    const auto plans =
        dungeonOf({{"SE", "W", "-"}, {"NS", "S", "-"}, {"NE", "NWE", "W"}}, {1, 2}).plans();
    std::vector<GridPos> cells;
    for (const Placement& placed : ringOrder({1, 2}, plans)) {
        CHECK(placed.sweep == 0);
        cells.push_back(placed.cell);
    }
    CHECK(cells == std::vector<GridPos>{{1, 1}, {0, 2}, {2, 2}, {0, 1}, {0, 0}, {1, 0}});
    auto loose = plans;
    loose[{1, 1}].doors = DoorSet::of(Direction::North);
    CHECK(ringOrder({1, 2}, loose).size() == 5);
}
