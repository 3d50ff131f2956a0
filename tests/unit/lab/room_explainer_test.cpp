#include "dungeon/passes/generate.hpp"
#include "lab/why/room_explainer.hpp"
#include "property/tables.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Rooms to the north of the start alone.
Config column() {
    Config config;
    config.dungeon.grid = {5, 9};
    config.dungeon.startDoors = DoorSet::of(Direction::North);
    config.dungeon.tables[Direction::North] = table({{"NS", 1}});
    config.dungeon.tables[Direction::South] = table({{"NS", 1}});
    config.dungeon.tables[Direction::West] = table({{"WE", 1}});
    config.dungeon.tables[Direction::East] = table({{"WE", 1}});
    return config;
}

Dungeon columnOf(const Config& config) {
    return generateDungeon(config.dungeon, config.room, Seed{1}).value();
}

}  // namespace

TEST_CASE("reasons are those of the record, room after room, and follow the configuration") {
    Config config = column();
    RoomReasons reasons;
    for (std::uint32_t version = 0; version < 2; ++version) {
        const Dungeon dungeon = columnOf(config);
        const auto record = recordGeneration(config.dungeon, config.room, Seed{1});
        REQUIRE(record.ok());
        int rooms = 0;
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
            auto expected =
                whySentences(whyRoom(config.dungeon, record.value(), cell), config.dungeon);
            addInterior(expected, dungeon, config.room, cell);
            CHECK(reasons.of({config.dungeon, config.room, version}, dungeon, cell) == expected);
            ++rooms;
        });
        CHECK(rooms > 2);
        config.dungeon.grid.height = 7;
    }
}

TEST_CASE("a cell without a room has no reasons, before and after one with a room") {
    const Config config = column();
    const Dungeon dungeon = columnOf(config);
    const RoomReasons::Source source{config.dungeon, config.room, 1};
    const GridPos empty{dungeon.start().x + 1, dungeon.start().y};
    RoomReasons reasons;
    CHECK(reasons.of(source, dungeon, empty).empty());
    CHECK_FALSE(reasons.of(source, dungeon, dungeon.start()).empty());
    CHECK(reasons.of(source, dungeon, empty).empty());
    CHECK_FALSE(reasons.of(source, dungeon, dungeon.start()).empty());
}

TEST_CASE("of a dungeon that does not grow like this, that is said") {
    Config config = column();
    const Dungeon dungeon = columnOf(config);
    config.dungeon.grid.height = 7;
    RoomReasons reasons;
    CHECK(reasons.of({config.dungeon, config.room, 1}, dungeon, dungeon.start()) ==
          std::vector<std::string>{"How this room came about is not known here."});
    config.dungeon.grid = {2000, 2000};
    const auto& large = reasons.of({config.dungeon, config.room, 2}, dungeon, dungeon.start());
    REQUIRE(large.size() == 1);
    CHECK(large.front().starts_with("A grid of 2000 x 2000 rooms is too large to explain"));
}
