// The order of placement, told from the rooms that stand.
#include "study/trace/trace.hpp"
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

TEST_CASE("listed rooms come from the room nearer to the start") {
    const auto plans =
        dungeonOf({{"SE", "W", "-"}, {"NS", "S", "-"}, {"NE", "NWE", "W"}}, {1, 2}).plans();
    const std::vector<GridPos> cells{{1, 2}, {0, 2}, {0, 1}, {1, 2},
                                     {1, 1}, {0, 0}, {1, 0}, {2, 2}};
    const std::vector<Placement> expected{
        {{0, 2}, Direction::East, 0},  {{0, 1}, Direction::South, 0}, {{1, 1}, Direction::South, 0},
        {{0, 0}, Direction::South, 0}, {{1, 0}, Direction::West, 0},  {{2, 2}, Direction::West, 0}};
    CHECK(listedOrder({1, 2}, plans, cells) == expected);
}
