#include "dungeon/room_bits.hpp"
#include "testing/catch2.hpp"

namespace doorstring {

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
