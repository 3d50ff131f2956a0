#include "dungeon/growth/door_rule.hpp"
#include "dungeon/room_bits.hpp"
#include "testing/catch2.hpp"

namespace doorstring {

TEST_CASE("Cell and number turn into each other, row by row") {
    for (const GridSize grid : {GridSize{1, 1}, {1, 9}, {9, 1}, {10, 10}, {64, 3}, {65, 3}}) {
        const CellNumbers numbers(grid);
        std::uint32_t last = 0;
        for (int y = 0; y < grid.height; ++y) {
            for (int x = 0; x < grid.width; ++x) {
                const std::uint32_t number = numbers.of({x, y});
                CHECK(numbers.cell(number) == GridPos{x, y});
                CHECK(number > last);
                CHECK(number + numbers.pitch() < numbers.count());
                CHECK(number >= numbers.pitch());
                last = number;
            }
        }
    }
}

TEST_CASE("A cell is on the border unless all four neighbours are in the grid") {
    for (int width = 1; width < 6; ++width) {
        for (int height = 1; height < 6; ++height) {
            for (int cell = 0; cell < width * height; ++cell) {
                const GridPos at{cell % width, cell / width};
                bool all = true;
                for (const Direction direction : allDirections) {
                    all = all && GridSize{width, height}.contains(neighbour(at, direction));
                }
                CHECK(isOnBorder(at, {width, height}) == !all);
            }
        }
    }
}

TEST_CASE("Rooms are gone through row by row") {
    RoomBits rooms({100, 50});
    const std::vector<GridPos> cells{{99, 0}, {0, 1}, {63, 1}, {64, 1}, {50, 49}};
    for (const GridPos cell : {cells[3], cells[0], cells[4], cells[1], cells[2]}) {
        rooms.insert(rooms.numbers().of(cell));
    }
    std::vector<GridPos> seen;
    rooms.forEach([&](GridPos cell) { seen.push_back(cell); });
    CHECK(seen == cells);
    CHECK(rooms.has(rooms.numbers().of({63, 1})));
    CHECK_FALSE(rooms.has(rooms.numbers().of({62, 1})));
}

}  // namespace doorstring
