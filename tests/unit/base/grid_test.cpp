// Grids, the fields of steps on them and the memory of large ones.
#include "base/grid.hpp"
#include "base/step_field.hpp"
#include "base/zeroed_array.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

using namespace doorstring;

TEST_CASE("the cells of a grid come row by row, and an empty grid has none") {
    std::vector<GridPos> cells;
    for (const GridPos cell : cellsOf({3, 2})) {
        cells.push_back(cell);
    }
    CHECK(cells == std::vector<GridPos>{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}});
    for (const GridSize empty : {GridSize{0, 4}, GridSize{4, 0}, GridSize{-1, 3}}) {
        CHECK(cellsOf(empty).begin() == cellsOf(empty).end());
    }
}

TEST_CASE("a grid keeps its values row by row") {
    Grid<int> grid({3, 2});
    int next = 0;
    for (int& value : grid.values()) {
        value = next++;
    }
    CHECK(grid[{0, 0}] == 0);
    CHECK(grid[{2, 0}] == 2);
    CHECK(grid[{0, 1}] == 3);
    CHECK(grid[{2, 1}] == 5);
    CHECK(grid.index({1, 1}) == 4);
}

TEST_CASE("a grid begins with the value it is given") {
    const Grid<int> grid({2, 2}, 7);
    CHECK(std::all_of(grid.values().begin(), grid.values().end(), [](int v) { return v == 7; }));
    CHECK(grid.width() == 2);
    CHECK(grid.height() == 2);
}

TEST_CASE("only positions of the rectangle are inside") {
    const Grid<int> grid({3, 2});
    CHECK(grid.contains({0, 0}));
    CHECK(grid.contains({2, 1}));
    CHECK_FALSE(grid.contains({3, 0}));
    CHECK_FALSE(grid.contains({0, 2}));
    CHECK_FALSE(grid.contains({-1, 0}));
    CHECK_FALSE(grid.contains({0, -1}));
}

TEST_CASE("grids are equal when size and values are") {
    Grid<int> a({2, 1});
    Grid<int> b({2, 1});
    CHECK(a == b);
    b[{1, 0}] = 1;
    CHECK_FALSE(a == b);
    CHECK_FALSE(a == Grid<int>({1, 2}));
}

TEST_CASE("a step north goes up, a step there and back stays") {
    CHECK(neighbour({5, 5}, Direction::North) == GridPos{5, 4});
    CHECK(neighbour({5, 5}, Direction::South) == GridPos{5, 6});
    CHECK(neighbour({5, 5}, Direction::West) == GridPos{4, 5});
    CHECK(neighbour({5, 5}, Direction::East) == GridPos{6, 5});
    for (const Direction direction : allDirections) {
        CHECK(neighbour(neighbour({5, 5}, direction), opposite(direction)) == GridPos{5, 5});
    }
}

TEST_CASE("offsets lead from place to place") {
    CHECK(GridPos{4, 7} - GridPos{1, 2} == GridOffset{3, 5});
    CHECK(GridPos{1, 2} + GridOffset{3, 5} == GridPos{4, 7});
    CHECK(GridPos{4, 7} - GridOffset{3, 5} == GridPos{1, 2});
    CHECK(GridOffset{1, -2} * 3 == GridOffset{3, -6});
}

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

namespace doorstring {

TEST_CASE("Small, large and mapped arrays begin as zeros, copy and move") {
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{5}, std::size_t{100000}, std::size_t{1000000}}) {
        ZeroedArray<std::uint32_t> first(size);
        CHECK(std::all_of(first.begin(), first.end(), [](auto value) { return value == 0; }));
        std::fill(first.begin(), first.end(), 7U);
        const ZeroedArray<std::uint32_t> copy = first;
        CHECK(std::equal(copy.begin(), copy.end(), first.begin(), first.end()));
        if (size != 0) {
            first[0] = 8;
            CHECK(copy[0] == 7);
        }
        const std::uint32_t* where = first.data();
        ZeroedArray<std::uint32_t> moved = std::move(first);
        CHECK(moved.data() == where);
        CHECK(moved.size() == size);
        moved = copy;
        CHECK(std::equal(copy.begin(), copy.end(), moved.begin(), moved.end()));
    }
}

}  // namespace doorstring
