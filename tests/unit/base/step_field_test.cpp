#include "base/step_field.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("steps are counted around what does not lead on, and lead back") {
    constexpr GridSize grid{4, 3};
    // A wall across the second column but for the lowest row.
    const auto leads = [&](GridPos cell, Direction side) {
        const GridPos to = neighbour(cell, side);
        return grid.contains(to) && (to.x != 1 || to.y == 2);
    };
    StepField field(grid);
    field.flood({0, 0}, leads);
    CHECK(field[{0, 0}] == 0);
    CHECK(field[{2, 0}] == 6);
    CHECK(field[{1, 1}] == unreached);
    CHECK(field.reached().size() == 10);
    CHECK(field.wayBack({2, 1}, leads) ==
          std::vector<GridPos>{{2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}, {0, 0}});

    field.flood({3, 2}, [](GridPos, Direction) { return false; });
    CHECK(field.reached() == std::vector<GridPos>{{3, 2}});
    CHECK(field[{0, 0}] == unreached);
}
