// Each floor of an adventure has one landmark, on the way from the start to the boss.
#include "config/sources/load.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "world/expedition.hpp"

#include <vector>

namespace doorstring {

using namespace testing;

namespace {

std::vector<GridPos> landmarksOf(const Dungeon& dungeon, const RoomConfig& config) {
    std::vector<GridPos> cells;
    DungeonRooms rooms(dungeon, config);
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        if (rooms.at(cell).landmark() != Landmark::None) {
            cells.push_back(cell);
        }
    });
    return cells;
}

}  // namespace

TEST_CASE("every floor has one landmark, lit and fair, in a plain room without a key") {
    constexpr std::uint64_t seeds = 120;
    for (int floor = 1; floor <= 5; ++floor) {
        const Config config = shippedFloor(floor);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            CAPTURE(floor, seed);
            const auto grown = generateDungeon(config.dungeon, config.room, Seed{seed});
            REQUIRE(grown);
            const Dungeon& dungeon = grown.value();
            const std::vector<GridPos> cells = landmarksOf(dungeon, config.room);
            REQUIRE(cells.size() == 1);
            const RoomPlan& plan = dungeon.plan(cells.front());
            CHECK(plan.kind == RoomKind::Plain);
            CHECK(plan.holds == Holding::None);
            const Expedition expedition(config, dungeon);
            const World& world = expedition.world();
            CHECK(world.landmark == cells.front());
            const Room room = world.roomAt(cells.front());
            CHECK(room.landmark() == config.adventure.landmark());
            CHECK_FALSE(isDark(world, room));
            CHECK_FALSE(findUnfair(world.groundAsMade(room).tiles(), plan.doors, {}));
        }
    }
}

TEST_CASE("a floor without a landmark, and rooms of another size, have none") {
    for (const char* set : {"floor.1.landmark=none", "room.width=17"}) {
        const Config config = shippedConfig({"adventure.floor=1", set});
        const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{17}).value();
        CHECK(landmarksOf(dungeon, config.room).empty());
        CHECK_FALSE(Expedition(config, dungeon).world().landmark);
    }
}

}  // namespace doorstring
