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
            const RoomReason reason = whyRoom(config.dungeon, record.value(), cell);
            auto expected = whySentences(reason, config.dungeon);
            addInterior(expected, dungeon, config.room, cell);
            const auto& texts = reasons.of({config.dungeon, config.room, version}, dungeon, cell);
            CHECK(texts.numbers == expected);
            CHECK(texts.words == whyWords(reason, config.dungeon));
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
    for (int round = 0; round < 2; ++round) {
        CHECK(reasons.of(source, dungeon, empty).words.empty());
        CHECK(reasons.of(source, dungeon, empty).numbers.empty());
        CHECK_FALSE(reasons.of(source, dungeon, dungeon.start()).words.empty());
        CHECK_FALSE(reasons.of(source, dungeon, dungeon.start()).numbers.empty());
    }
}

TEST_CASE("of a dungeon that does not grow like this, that is said") {
    Config config = column();
    const Dungeon dungeon = columnOf(config);
    config.dungeon.grid.height = 7;
    RoomReasons reasons;
    const std::vector<std::string> unknown{"How this room came about is not known here."};
    CHECK(reasons.of({config.dungeon, config.room, 1}, dungeon, dungeon.start()).words == unknown);
    CHECK(reasons.of({config.dungeon, config.room, 1}, dungeon, dungeon.start()).numbers ==
          unknown);
    config.dungeon.grid = {2000, 2000};
    const auto& large =
        reasons.of({config.dungeon, config.room, 2}, dungeon, dungeon.start()).words;
    REQUIRE(large.size() == 1);
    CHECK(large.front().starts_with("A grid of 2000 x 2000 rooms is too large to explain"));
}

TEST_CASE("a dungeon of before an edit is unknown, and the one that takes its place is not") {
    Config config = column();
    const Dungeon before = columnOf(config);
    config.dungeon.startDoors = DoorSet::of(Direction::South);
    const Dungeon after = columnOf(config);
    REQUIRE(after.start() == before.start());
    const RoomReasons::Source source{config.dungeon, config.room, 1};
    RoomReasons reasons;
    const std::vector<std::string> unknown{"How this room came about is not known here."};
    for (int round = 0; round < 2; ++round) {
        CHECK(reasons.of(source, before, before.start()).words == unknown);
    }
    const auto& texts = reasons.of(source, after, after.start());
    CHECK_FALSE(texts.words.empty());
    CHECK(texts.words != unknown);
    CHECK(texts.numbers != unknown);
}
