#include "dungeon/contents/contents.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "property/tables.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;
using Sentences = std::vector<std::string>;

namespace {

GenerationRecord recorded(const DungeonConfig& config, Seed seed = {17}) {
    auto record = recordGeneration(config, {}, seed);
    REQUIRE(record.ok());
    return std::move(record.value());
}

Sentences why(const DungeonConfig& config, GridPos cell, Seed seed = {17}) {
    return whySentences(whyRoom(config, recorded(config, seed), cell), config);
}

Sentences words(const DungeonConfig& config, GridPos cell, Seed seed = {17}) {
    return whyWords(whyRoom(config, recorded(config, seed), cell), config);
}

// Tables that have one entry each: nothing is left to the roll.
DungeonConfig certain(const char* north, const char* south, const char* west, const char* east) {
    DungeonConfig config;
    config.grid = {5, 5};
    config.tables[Direction::North] = table({{north, 1}});
    config.tables[Direction::South] = table({{south, 1}});
    config.tables[Direction::West] = table({{west, 1}});
    config.tables[Direction::East] = table({{east, 1}});
    return config;
}

// No interior has a weight; each room may have any.
Config bareConfig() {
    Config config;
    for (const Interior interior : allValues<Interior>) {
        config.room.interiors[interior] = {};
        config.room.interiors[interior].weight = 0;
    }
    return config;
}

Dungeon dungeonOf(const Config& config) {
    return generateDungeon(config.dungeon, config.room, Seed{17}).value();
}

}  // namespace

TEST_CASE("the start says what everything grew from") {
    DungeonConfig config = certain("S", "N", "E", "W");
    config.start = GridPos{2, 0};
    CHECK(why(config, {2, 0}) ==
          Sentences{"(2, 0): the start, doors SWE.",
                    "Everything grew from here, 4 rooms in all; start.doors = NSWE.",
                    "Door N was dropped: it would lead out of the grid."});
}

TEST_CASE("a room says its parent, its table, its roll and its chance") {
    DungeonConfig config = certain("S", "N", "E", "W");
    config.tables[Direction::West] = table({{"E", 3}, {"NWE", 1}});
    const GenerationRecord record = recorded(config, {2});
    const RoomReason reason = whyRoom(config, record, {1, 2});
    CHECK(reason.parent == GridPos{2, 2});
    CHECK(reason.travelled == Direction::West);
    REQUIRE(reason.draw);
    CHECK(reason.draw->table == Direction::West);
    CHECK(reason.draw->band == TableBand::Near);
    CHECK(reason.draw->total == 4 * weightOne);
    CHECK((reason.draw->roll < 3 * weightOne) == (reason.draw->drawn == doorsOf("E")));
    CHECK(reason.draw->weight == (reason.draw->drawn == doorsOf("E") ? 3 : 1) * weightOne);
}

TEST_CASE("doors that are dropped or sealed say so") {
    // The first sweep places all around the start; in the second one (1, 1) is placed from the
    // north-east, beside (1, 2).
    DungeonConfig config = certain("SW", "N", "SE", "W");
    const Sentences dropped = why(config, {1, 1});
    REQUIRE(dropped.size() == 4);
    CHECK(dropped[0] == "(1, 1): plain room, doors E, 2 rooms from the start.");
    CHECK(dropped[1] == "It was placed through door W of (2, 1) as room 6 of 7, in sweep 2.");
    CHECK(dropped[2].starts_with("It drew SE from tables.W, a chance of 100%: the roll is 0."));
    CHECK(dropped[2].ends_with(" of 1, and SE has 0 to 1."));
    CHECK(dropped[3] == "Door S was dropped: (1, 2) already stood there.");
    config.tables[Direction::West] = table({{"NE", 1}});
    CHECK(why(config, {1, 2}).back() ==
          "Door N was sealed: (1, 1) was placed from another room, and has no door back.");
}

TEST_CASE(
    "in plain words a room says its draw, its doors and its use, without a number to decode") {
    DungeonConfig config = certain("SW", "N", "SE", "W");
    CHECK(words(config, {1, 1}) ==
          Sentences{"Plain room, with a door to the east.",
                    "A door west drew a turn south: nothing else could come.",
                    "Its south door was bricked up: a room was there."});
    config.tables[Direction::West] = table({{"NE", 1}});
    CHECK(words(config, {1, 2}).back() ==
          "Its north door was bricked up: the room that came there had no door to meet it.");
    CHECK(words(config, {2, 2}) ==
          Sentences{"The start, with doors on all sides.", "Everything grew from here: 7 rooms."});
}

TEST_CASE("in plain words a chance is a small fraction") {
    RoomReason reason{.cell = {2, 1}, .plan = {}, .origin = RoomOrigin::Table};
    reason.plan.kind = RoomKind::Plain;
    const auto chanceOf = [&](std::int64_t weight, std::int64_t total) {
        reason.draw = DoorDraw{.drawn = doorsOf("NSW"), .weight = weight, .total = total};
        return whyWords(reason, {}).at(1);
    };
    const std::string what = "A door north drew a branch west: ";
    CHECK(chanceOf(1000, 12000) == what + "1 chance in 12.");
    CHECK(chanceOf(2500, 10000) == what + "1 chance in 4.");
    CHECK(chanceOf(5000, 12000) == what + "5 chances in 12.");
    CHECK(chanceOf(1001, 26000) == what + "about 1 chance in 26.");
    CHECK(chanceOf(7001, 10000) == what + "about 7 chances in 10.");
    CHECK(chanceOf(9999, 10000) == what + "almost nothing else could come.");
}

TEST_CASE("in plain words doors with the same fate share a sentence, and a key or a lock is told") {
    RoomReason reason{.cell = {2, 1}, .plan = {}, .origin = RoomOrigin::Secret};
    reason.plan.kind = RoomKind::Plain;
    for (const Direction side : {Direction::West, Direction::East}) {
        reason.doors.push_back({side, DoorEvent::FacesRoom, {}});
    }
    reason.locks.push_back({.side = Direction::South, .beyond = {}, .note = LockNote{}});
    const Sentences told = whyWords(reason, {});
    REQUIRE(told.size() == 4);
    CHECK(told[2] == "Its west and east doors were bricked up: rooms were there.");
    CHECK(told[3] == "Its south door is locked: the key lies elsewhere.");
    reason.key = KeyReason{};
    CHECK_THAT(whyWords(reason, {})[3], ContainsSubstring("It holds a small key: "));
}

TEST_CASE("a door that another one faces stays where the configuration keeps it") {
    DungeonConfig config = certain("SW", "N", "NE", "W");
    config.tables[Direction::West] = table({{"NSE", 1}});
    config.loops.keepFacing = true;
    CHECK(why(config, {1, 1})[3] ==
          "Door S stayed: (1, 2) already stood there, with a door facing it (loops.keep_facing).");
}

TEST_CASE("rooms on the border are not drawn, unless they grow") {
    DungeonConfig config = certain("NS", "N", "E", "W");
    CHECK(why(config, {2, 0})[2] ==
          "It is in the outermost rows or columns, where rooms have only the door back "
          "(grid.border = \"dead ends\"): nothing was drawn.");
    config.border = BorderRule::Grow;
    CHECK(why(config, {2, 0}).back() == "Door N was dropped: it would lead out of the grid.");
}

TEST_CASE("farther from the start the tables of that distance are named") {
    DungeonConfig config = certain("NS", "NS", "E", "W");
    config.grid = {5, 9};
    config.middle = {2, {}};
    config.middle.tables[Direction::North] = table({{"NS", 1}});
    config.far = {3, {}};
    config.far.tables[Direction::South] = table({{"NS", 1}});
    const GenerationRecord record = recorded(config);
    const auto band = [&](GridPos cell) { return whyRoom(config, record, cell).draw->band; };
    CHECK(band({2, 3}) == TableBand::Near);
    CHECK(band({2, 2}) == TableBand::Middle);
    CHECK(band({2, 1}) == TableBand::Middle);
    CHECK(band({2, 6}) == TableBand::Near);
    CHECK(band({2, 7}) == TableBand::Far);
}

TEST_CASE("the boss of a hideout is said to have the farthest dead end") {
    const DungeonConfig config = shippedPreset("hideout").dungeon;
    const GenerationRecord record = recorded(config);
    int told = 0;
    int toldPlainly = 0;
    record.dungeon().forEachRoom([&](GridPos cell, const RoomPlan&) {
        const RoomReason reason = whyRoom(config, record, cell);
        for (const std::string& sentence : whySentences(reason, config)) {
            told += sentence.starts_with("It is the boss room as dead end 1 of ") &&
                            sentence.find(", the farthest first (roles.boss: ") != std::string::npos
                        ? 1
                        : 0;
        }
        toldPlainly += whyWords(reason, config).back() == "It was the farthest dead end." ? 1 : 0;
    });
    CHECK(told == 1);
    CHECK(toldPlainly == 1);
}

TEST_CASE("a role says the distance that it went by where locks and loops have changed it") {
    const DungeonConfig config = shippedPreset("ring").dungeon;
    const GenerationRecord record = recorded(config);
    int changed = 0;
    record.dungeon().forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const RoomReason reason = whyRoom(config, record, cell);
        if (!reason.role || reason.role->choice != RoleChoice::DeadEnd) {
            return;
        }
        const std::uint32_t before = record.after(PassStage::Measured).plans[cell].distance;
        const Sentences sentences = whySentences(reason, config);
        const bool isTold = std::ranges::any_of(sentences, [&](const std::string& sentence) {
            return sentence.find(" or more from the start; it was " + std::to_string(before) +
                                 " before locks and loops)") != std::string::npos;
        });
        CHECK(isTold == (before != plan.distance));
        changed += isTold ? 1 : 0;
    });
    CHECK(changed > 0);
}

TEST_CASE("a cell outside the grid or without a room is told as such") {
    const GenerationRecord record = recorded(certain("S", "N", "E", "W"));
    CHECK(noRoomThere(record.dungeon(), {5, 2}) ==
          "(5, 2) is outside the grid of 5 x 5 cells; the last one is (4, 4)");
    CHECK(noRoomThere(record.dungeon(), {2, 0}) == "(2, 0) has no room; the nearest one is (2, 1)");
    CHECK(noRoomThere(record.dungeon(), {2, 1}) == std::nullopt);
}

TEST_CASE("grids beyond what can be recorded are refused in a sentence") {
    DungeonConfig config = certain("S", "N", "E", "W");
    config.grid = {1024, 1024};
    CHECK(tooLargeToExplain(config) == std::nullopt);
    config.grid = {1025, 1024};
    CHECK(tooLargeToExplain(config) == "a grid of 1025 x 1024 rooms is too large to explain its "
                                       "rooms; 1024 x 1024 is the most");
}

TEST_CASE("a chance that is neither 0 nor 1 is not shown as either") {
    RoomReason reason{.cell = {2, 1}, .plan = {}, .origin = RoomOrigin::Table};
    reason.plan.kind = RoomKind::Plain;
    reason.parent = GridPos{2, 2};
    const auto chanceOf = [&](std::int64_t weight, std::int64_t total) {
        reason.draw = DoorDraw{.weight = weight, .total = total};
        return whySentences(reason, {}).at(2);
    };
    CHECK_THAT(chanceOf(1, 8'000'001), ContainsSubstring("a chance of less than 0.1%:"));
    CHECK_THAT(chanceOf(8'000'000, 8'000'001), ContainsSubstring("a chance of more than 99.9%:"));
    CHECK_THAT(chanceOf(1000, 1000), ContainsSubstring("a chance of 100%:"));
    CHECK_THAT(chanceOf(1000, 3000), ContainsSubstring("a chance of 33.3%:"));
}

TEST_CASE("what is inside a room is told with its chance and its roll") {
    Config config = bareConfig();
    config.room.interiors[Interior::Empty].weight = weightOne;
    config.room.interiors[Interior::Pillars].weight = 3 * weightOne;
    const Dungeon dungeon = dungeonOf(config);
    const InteriorChoice choice(dungeon, config.room);
    int drawn = 0;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const InteriorDraw draw = choice.drawAt(cell);
        CHECK(draw.drawn == choice.at(cell));
        CHECK((draw.roll >= draw.lowestRoll && draw.roll < draw.lowestRoll + draw.weight));
        CHECK(draw.lowestRoll + draw.weight <= draw.total);
        if (draw.candidates == 2) {
            ++drawn;
            CHECK(draw.total == 4 * weightOne);
            const std::string said = interiorSentence(dungeon, config.room, cell);
            CHECK(said.starts_with(draw.drawn == Interior::Empty
                                       ? "Inside: empty, a chance of 25% among the 2 that could "
                                         "be here: the roll is "
                                       : "Inside: pillars, a chance of 75% among the 2 that "
                                         "could be here: the roll is "));
        }
    });
    CHECK(drawn > 0);
}

TEST_CASE("what is inside all rooms, or all that is left, was not drawn") {
    Config config = bareConfig();
    const Dungeon dungeon = dungeonOf(config);
    CHECK(interiorSentence(dungeon, config.room, dungeon.start()) ==
          "Inside: pillars, as nothing else that has a weight fits here.");
    config.room.interior = Interior::Cave;
    CHECK(interiorSentence(dungeon, config.room, dungeon.start()) ==
          "Inside: cave, as room.interior has it for all rooms.");
}

TEST_CASE("a room that is kept for a boss, a set piece or a landmark was not drawn") {
    Config config = shippedFloor(2);
    const Dungeon dungeon = dungeonOf(config);
    config.room.pieces = contentsOf(dungeon, config.adventure).pieces;
    REQUIRE_FALSE(config.room.pieces.empty());
    const auto landmark = InteriorChoice(dungeon, config.room).landmark();
    REQUIRE(landmark);
    for (const GridPos cell : {measure(dungeon).goal, *landmark, config.room.pieces.front().cell}) {
        const std::string sentence = interiorSentence(dungeon, config.room, cell);
        CAPTURE(sentence);
        CHECK(sentence.ends_with(
            ", made by hand (template), which is kept for this boss, set piece or landmark."));
    }
}

TEST_CASE("the tiles of a carved map are no interior") {
    Config config;
    config.dungeon.growth = Growth::Tunnels;
    const Dungeon dungeon = dungeonOf(config);
    std::vector<std::string> sentences;
    addInterior(sentences, dungeon, config.room, dungeon.start());
    CHECK(sentences.empty());
}
