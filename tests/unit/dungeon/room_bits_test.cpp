#include "base/door_set.hpp"
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

TEST_CASE("The sides with a room are given as the bits of a door set") {
    RoomBits rooms({5, 5});
    const std::uint32_t middle = rooms.numbers().of({2, 2});
    for (const Direction direction : allDirections) {
        RoomBits one({5, 5});
        one.insert(one.numbers().of(neighbour({2, 2}, direction)));
        CHECK(one.words().around(middle) == DoorSet::of(direction).bits());
        rooms.insert(rooms.numbers().of(neighbour({2, 2}, direction)));
    }
    CHECK(rooms.words().around(middle) == DoorSet::all().bits());
}

}  // namespace doorstring
