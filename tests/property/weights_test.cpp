// What an edited weight may change: only rooms whose roll falls elsewhere, and what grows from
// them.
#include "base/rng.hpp"
#include "plain_growth.hpp"
#include "random_config.hpp"
#include "tables.hpp"
#include "testing/catch2.hpp"
#include "testing/grown_dungeon.hpp"

#include <algorithm>

namespace doorstring::testing {

namespace {

// The table with one more in an entry's weight.
DoorTable heavier(const DoorTable& table, DoorSet doors) {
    std::vector<DoorTable::Entry> entries(table.entries().begin(), table.entries().end());
    for (DoorTable::Entry& entry : entries) {
        entry.weight += entry.value == doors ? weightOne : 0;
    }
    return DoorTable(entries);
}

}  // namespace

TEST_CASE("The first room that an edited weight changes is one whose roll falls elsewhere",
          "[property]") {
    const DungeonConfig before = classicConfig();
    DungeonConfig after = before;
    const DoorSet straight = DoorSet::of(Direction::North).with(Direction::South);
    after.tables[Direction::North] = heavier(before.tables[Direction::North], straight);
    int changed = 0;
    for (std::uint64_t number = 0; number < 2000; ++number) {
        INFO(toText(after, Seed{number}));
        std::vector<PlacedRoom> old;
        std::vector<PlacedRoom> now;
        plainDungeon(before, Seed{number}, &old);
        plainDungeon(after, Seed{number}, &now);
        const auto [was, is] = std::mismatch(old.begin(), old.end(), now.begin(), now.end());
        if (was == old.end() && is == now.end()) {
            continue;
        }
        ++changed;
        REQUIRE(was != old.end());
        REQUIRE(is != now.end());
        REQUIRE(was->cell == is->cell);
        REQUIRE(was->travelled == is->travelled);
        REQUIRE(is->travelled == Direction::North);
        const std::uint64_t roll = cellRoll(number, Purpose::Layout, is->cell);
        REQUIRE(before.tables[Direction::North].pick(roll) == was->drawn);
        REQUIRE(after.tables[Direction::North].pick(roll) == is->drawn);
    }
    // Some seeds stay as they were, some do not: else this test would say nothing.
    CHECK(changed > 100);
    CHECK(changed < 1900);
}

TEST_CASE("The rooms that are not touched by an edited weight keep their tiles", "[property]") {
    RoomConfig room;
    DungeonConfig after = classicConfig();
    const DoorSet straight = DoorSet::of(Direction::North).with(Direction::South);
    after.tables[Direction::North] = heavier(after.tables[Direction::North], straight);
    for (std::uint64_t number = 0; number < 50; ++number) {
        const Dungeon old = testing::grownDungeon(classicConfig(), Seed{number});
        const Dungeon now = testing::grownDungeon(after, Seed{number});
        now.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (old.plan(cell).doors == plan.doors) {
                REQUIRE(old.room(cell, room).tiles() == now.room(cell, room).tiles());
            }
        });
    }
}

}  // namespace doorstring::testing
