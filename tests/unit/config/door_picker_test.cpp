#include "config/dungeon_parts.hpp"
#include "property/tables.hpp"
#include "testing/catch2.hpp"

#include <limits>

namespace doorstring {

namespace {

void checkSame(const DoorTable& table) {
    RandomStream random(99);
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t roll = random.next();
        REQUIRE(table.pickBits(roll) == table.pick(roll).bits());
    }
    // Where the first bits of the roll change.
    for (std::uint64_t first = 1; first < 256; ++first) {
        const std::uint64_t roll = first << 56U;
        REQUIRE(table.pickBits(roll) == table.pick(roll).bits());
        REQUIRE(table.pickBits(roll - 1) == table.pick(roll - 1).bits());
    }
    REQUIRE(table.pickBits(0) == table.pick(0).bits());
    constexpr std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
    REQUIRE(table.pickBits(last) == table.pick(last).bits());
}

}  // namespace

TEST_CASE("A quick pick is what the table picks") {
    for (const Direction direction : allDirections) {
        checkSame(testing::classicConfig().tables[direction]);
        checkSame(testing::fillingConfig({}).tables[direction]);
    }
    checkSame(DoorTable({{DoorSet::all(), 1}}));
    // Weights of zero are never picked, wherever they stand.
    checkSame(DoorTable({{DoorSet::fromBits(2), 0},
                         {DoorSet::fromBits(3), 5},
                         {DoorSet::fromBits(6), 0},
                         {DoorSet::fromBits(7), 0}}));
    checkSame(DoorTable({{DoorSet::fromBits(2), 1LL << 50U}, {DoorSet::fromBits(3), 3LL << 50U}}));
}

}  // namespace doorstring
