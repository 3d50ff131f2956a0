#include "base/grid.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
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
