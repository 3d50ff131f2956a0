#include "lab/sheet/lab_sheet.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>
#include <set>

using namespace doorstring;
using testing::shippedPreset;

namespace {

constexpr TablePlace northAhead{LabPage::Tables, Direction::North, DoorShape::Straight};
constexpr TablePlace northEnd{LabPage::Tables, Direction::North, DoorShape::DeadEnd};

std::int64_t weightIn(const Config& config, Direction way, DoorShape shape) {
    return weightOf(config.dungeon.tables[way], doorsOf(shape, way)) / weightOne;
}

const LabField& fieldOf(LabPage page, std::string_view path) {
    for (const LabField& field : fieldsOf(page)) {
        if (field.key->path == path) {
            return field;
        }
    }
    throw std::runtime_error("no such field");
}

}  // namespace

TEST_CASE("a shape has the doors that who comes in sees") {
    CHECK(toString(doorsOf(DoorShape::DeadEnd, Direction::North)) == "S");
    CHECK(toString(doorsOf(DoorShape::Straight, Direction::East)) == "WE");
    CHECK(toString(doorsOf(DoorShape::Left, Direction::North)) == "SW");
    CHECK(toString(doorsOf(DoorShape::Left, Direction::South)) == "NE");
    CHECK(toString(doorsOf(DoorShape::Right, Direction::West)) == "NE");
    CHECK(toString(doorsOf(DoorShape::BothSides, Direction::East)) == "NSW");
    for (const Direction way : allDirections) {
        std::set<std::uint8_t> all;
        for (const DoorShape shape : doorShapes) {
            CHECK(doorsOf(shape, way).has(opposite(way)));
            all.insert(doorsOf(shape, way).bits());
        }
        CHECK(all.size() == doorShapes.size());
    }
}

TEST_CASE("the pages have each key of dungeon.toml and room.toml once, and every weight") {
    Schema own;
    addDungeonSections(own);
    addRoomSections(own);
    std::set<std::string> onPages;
    std::size_t weights = 0;
    for (const LabPage page : labPages) {
        for (const LabField& field : fieldsOf(page)) {
            weights += field.tablePlace ? 1 : 0;
            CHECK((onPages.insert(field.key->path).second || field.tablePlace));
        }
    }
    std::set<std::string> known;
    for (const KeySpec& key : own.keys()) {
        known.insert(key.path);
    }
    CHECK(onPages == known);
    CHECK(weights == 3 * 4 * 8);
}

TEST_CASE("a weight moves in all four tables, where they weigh the same") {
    LabSheet sheet(shippedPreset(""));
    sheet.stepWeight(northAhead, 3, true);
    for (const Direction way : allDirections) {
        CHECK(weightIn(sheet.config(), way, DoorShape::Straight) == 7);
    }
    sheet.endEdit();
    sheet.setWeight(northAhead, 20 * weightOne, false);
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 20);
    CHECK(weightIn(sheet.config(), Direction::East, DoorShape::Straight) == 7);
    // Now they differ, and stay as different as they are.
    sheet.endEdit();
    sheet.stepWeight(northAhead, 1, true);
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 21);
    CHECK(weightIn(sheet.config(), Direction::South, DoorShape::Straight) == 7);
}

TEST_CASE("edits of one field are one step back, and forward again") {
    const Config base = shippedPreset("classic");
    LabSheet sheet(base);
    for (int i = 0; i < 5; ++i) {
        sheet.stepWeight(northAhead, 1, true);
    }
    sheet.stepWeight(northEnd, -1, true);
    const Config last = sheet.config();
    CHECK(sheet.undo());
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 9);
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::DeadEnd) == 3);
    CHECK(sheet.undo());
    CHECK(sheet.config() == base);
    CHECK_FALSE(sheet.undo());
    CHECK(sheet.redo());
    CHECK(sheet.redo());
    CHECK(sheet.config() == last);
    CHECK_FALSE(sheet.redo());
}

TEST_CASE("a step ends where the key comes up") {
    LabSheet sheet(shippedPreset(""));
    sheet.stepWeight(northAhead, 1, true);
    sheet.endEdit();
    sheet.stepWeight(northAhead, 1, true);
    CHECK(sheet.undo());
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 5);
}

TEST_CASE("the last weight of a table stays, and why is said") {
    LabSheet sheet(shippedPreset("spokes"));  // NS alone
    const Config before = sheet.config();
    sheet.setWeight(northAhead, 0, true);
    CHECK(sheet.fault() == "Table N would be empty: one weight has to stay.");
    CHECK(sheet.config() == before);
    CHECK_FALSE(sheet.undo());
    sheet.setWeight(northEnd, weightOne, true);
    CHECK(sheet.fault().empty());
    sheet.setWeight(northAhead, 0, true);
    CHECK(sheet.fault().empty());
}

TEST_CASE("a value that contradicts another one is rejected") {
    LabSheet sheet(shippedPreset("corridors"));
    const LabField& field = fieldOf(LabPage::Limits, "limits.min_rooms");
    sheet.change(field, [](Config& config) { config.dungeon.limits.minRooms = 61; });
    CHECK(sheet.fault().find("limits.min_rooms") == 0);
    CHECK(sheet.config().dungeon.limits.minRooms == 25);
}

TEST_CASE("weights stay within what files allow") {
    LabSheet sheet(shippedPreset(""));
    sheet.stepWeight(northAhead, -100, true);
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 0);
    sheet.setWeight(northAhead, 2 * WeightKind::most, true);
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 1'000'000);
}

TEST_CASE("a typed weight that files do not allow is rejected, and what they allow is said") {
    LabSheet sheet(shippedPreset(""));
    const auto faultOfTyped = [&](std::string_view digits) {
        sheet.type(fieldsOf(LabPage::Tables).front(), digits, true);
        return sheet.fault();
    };
    constexpr std::string_view allowed =
        "; allowed are weights from 0 to 1000000 with at most three decimals";
    CHECK(faultOfTyped("9999999") == "9999999 is too large" + std::string(allowed));
    CHECK(faultOfTyped("1.2345") == "1.2345 has too many digits" + std::string(allowed));
    CHECK(faultOfTyped("1.2.3") == "1.2.3 is not a number" + std::string(allowed));
    CHECK(sheet.changedKeys().empty());
    CHECK(faultOfTyped("12.5").empty());
    CHECK(weightOf(sheet.config().dungeon.tables[Direction::West],
                   doorsOf(DoorShape::Straight, Direction::West)) == 12'500);
}

TEST_CASE("what is typed for a whole number and is none is rejected") {
    LabSheet sheet(shippedPreset(""));
    const LabField& width = fieldOf(LabPage::Grid, "grid.width");
    sheet.type(width, "12.", false);
    CHECK(sheet.fault() == "12. is not a number; allowed are whole numbers from 1 to 4096 (rooms)");
    CHECK(sheet.changedKeys().empty());
}

TEST_CASE("what is said of a typed chance is in percent, as it was typed") {
    LabSheet sheet(shippedPreset(""));
    const auto faultOfTyped = [&](std::string_view digits) {
        sheet.type(fieldOf(LabPage::Rooms, "room.pillar_chance"), digits, false);
        return sheet.fault();
    };
    const std::string allowed =
        "; allowed are numbers from 0 to 100 with at most three decimals (percent)";
    CHECK(faultOfTyped("150") == "150 is too large" + allowed);
    CHECK(faultOfTyped("99999999") == "99999999 is too large" + allowed);
    CHECK(faultOfTyped("33.3333") == "33.3333 has too many digits" + allowed);
    CHECK(faultOfTyped("1.2.3") == "1.2.3 is not a number" + allowed);
    CHECK(sheet.changedKeys().empty());
    CHECK(faultOfTyped("100").empty());
    CHECK(sheet.config().room.pillarChance == Fraction{1, 1});
}

TEST_CASE("the second set begins as a copy, and each keeps its edits") {
    LabSheet sheet(shippedPreset(""));
    sheet.stepWeight(northAhead, 2, true);
    CHECK_FALSE(sheet.hasBoth());
    sheet.switchSet();
    CHECK(sheet.active() == LabSet::B);
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 6);
    sheet.stepWeight(northAhead, 10, true);
    sheet.switchSet();
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 6);
    CHECK(weightIn(sheet.config(LabSet::B), Direction::North, DoorShape::Straight) == 16);
    // What is taken back is seen.
    CHECK(sheet.undo());
    CHECK(sheet.active() == LabSet::B);
    CHECK(weightIn(sheet.config(), Direction::North, DoorShape::Straight) == 6);
}

TEST_CASE("reset leads back to where the field began, and only what differs is changed") {
    LabSheet sheet(shippedPreset(""));
    CHECK(sheet.changedKeys().empty());
    sheet.stepWeight(northAhead, 5, false);
    sheet.stepWeight(northEnd, 5, false);
    REQUIRE(sheet.changedKeys().size() == 1);
    CHECK(sheet.changedKeys().front()->path == "tables.N");
    for (const LabField& field : fieldsOf(LabPage::Tables)) {
        const bool isEdited = field.tablePlace == northAhead || field.tablePlace == northEnd;
        CHECK(sheet.differs(field) == isEdited);
        if (isEdited) {
            sheet.reset(field, false);
        }
    }
    CHECK(sheet.changedKeys().empty());
}

TEST_CASE("far from the start a table begins as the one nearer to it") {
    LabSheet sheet(shippedPreset(""));
    constexpr TablePlace middleEnd{LabPage::Middle, Direction::West, DoorShape::DeadEnd};
    sheet.setWeight(middleEnd, 0, false);
    const DungeonConfig& config = sheet.config().dungeon;
    CHECK(weightOf(config.middle.tables[Direction::West], DoorSet::of(Direction::East)) == 0);
    CHECK(weightOf(config.middle.tables[Direction::West],
                   doorsOf(DoorShape::Straight, Direction::West)) == 4 * weightOne);
    CHECK(config.middle.tables[Direction::North].entries().empty());
    // Far out it holds as well, until there is another one.
    CHECK(&tableAt(config, LabPage::Far, Direction::West) ==
          &config.middle.tables[Direction::West]);
    CHECK(&tableAt(config, LabPage::Far, Direction::North) == &config.tables[Direction::North]);
}

TEST_CASE("after reset, tables far from the start are those nearer to it again") {
    const Config base = shippedPreset("");
    const LabPage page = GENERATE(LabPage::Middle, LabPage::Far);
    const TablePlace place{page, Direction::West, DoorShape::DeadEnd};
    const auto& fields = fieldsOf(page);
    const auto found = std::ranges::find(fields, std::optional(place), &LabField::tablePlace);
    REQUIRE(found != fields.end());
    LabSheet sheet(base);
    sheet.step(*found, 3, true);
    CHECK(sheet.changedKeys().size() == 4);
    sheet.reset(*found, true);
    CHECK(sheet.config() == base);
    CHECK(sheet.undo());
    // Once the nearer table is another one, the weight is that of the base nevertheless.
    LabSheet later(base);
    later.setWeight({LabPage::Tables, Direction::West, DoorShape::DeadEnd}, 9 * weightOne, true);
    CHECK(later.differs(*found));
    later.reset(*found, true);
    CHECK_FALSE(later.differs(*found));
}

TEST_CASE("steps go as far as other values allow, and what bounds them is said") {
    LabSheet sheet(shippedPreset(""));
    const auto& middle = fieldOf(LabPage::Middle, "middle.from");
    const auto& far = fieldOf(LabPage::Far, "far.from");
    sheet.type(middle, "5", false);
    sheet.type(far, "9", false);
    sheet.endEdit();
    sheet.step(far, -10, false);
    CHECK(sheet.config().dungeon.far.from == 6);
    CHECK_THAT(sheet.fault(), testing::ContainsSubstring("not beyond middle.from = 5"));
    CHECK(sheet.undo());  // all of it is one step
    CHECK(sheet.config().dungeon.far.from == 9);
    sheet.step(far, 10, false);
    CHECK(sheet.config().dungeon.far.from == 19);
    CHECK(sheet.fault().empty());

    LabSheet spokes(shippedPreset("spokes"));  // NS alone
    const LabField ahead = fieldsOf(LabPage::Tables).front();
    spokes.step(ahead, -100'000, true);
    CHECK(tableAt(spokes.config().dungeon, LabPage::Tables, Direction::North).total() == weightOne);
    CHECK_THAT(spokes.fault(), testing::ContainsSubstring("would be empty"));
}

TEST_CASE("every other value has steps, digits and nothing") {
    LabSheet sheet(shippedPreset(""));
    const auto& width = fieldOf(LabPage::Grid, "grid.width");
    sheet.step(width, 3, false);
    CHECK(sheet.config().dungeon.grid.width == 13);
    sheet.type(width, "25", false);
    CHECK(sheet.config().dungeon.grid.width == 25);
    sheet.type(width, "9999", false);
    CHECK(sheet.fault().find("too large") != std::string::npos);
    CHECK(sheet.config().dungeon.grid.width == 25);

    const auto& chance = fieldOf(LabPage::Loops, "loops.chance");
    sheet.step(chance, 35, false);
    CHECK(sheet.config().dungeon.loops.chance == Fraction{7, 20});
    sheet.type(chance, "12.5", false);
    CHECK(sheet.config().dungeon.loops.chance == Fraction{1, 8});
    sheet.step(chance, -1, false);
    CHECK(sheet.config().dungeon.loops.chance == Fraction{3, 25});
    sheet.clear(chance, false);
    CHECK(sheet.config().dungeon.loops.chance == Fraction{0, 1});

    const auto& most = fieldOf(LabPage::Limits, "limits.max_rooms");
    sheet.step(most, 1, false);
    CHECK(sheet.config().dungeon.limits.maxRooms == 20);
    sheet.type(most, "0", false);
    CHECK(sheet.config().dungeon.limits.maxRooms == 0);

    const auto& border = fieldOf(LabPage::Grid, "grid.border");
    sheet.step(border, 1, false);
    CHECK(sheet.config().dungeon.border == BorderRule::Grow);
    sheet.step(border, 1, false);
    CHECK(sheet.config().dungeon.border == BorderRule::DeadEnds);

    const auto& doors = fieldOf(LabPage::Grid, "start.doors");
    sheet.type(doors, "1", false);
    CHECK(toString(sheet.config().dungeon.startDoors) == "SWE");

    const auto& kinds = fieldOf(LabPage::Inside, "interior.river.tilesets");
    sheet.type(kinds, "1", false);
    CHECK(kinds.key->toml(sheet.config()) == "[\"sand\", \"moss\", \"bone\"]");
    sheet.clear(kinds, false);
    CHECK(kinds.key->toml(sheet.config()) == "\"any\"");
}

TEST_CASE("each key of the pages has a step, and no step leads to what a file may not say") {
    const Config base = shippedPreset("");
    for (const LabPage page : labPages) {
        for (const LabField& field : fieldsOf(page)) {
            if (field.tablePlace) {
                continue;
            }
            CAPTURE(field.key->path);
            REQUIRE(field.key->canStep());
            for (const int by : {1, -1, 10, -10, 1000, -1000}) {
                Config config = base;
                field.key->step(config, by);
                const auto document = parseToml("value = " + field.key->toml(config));
                REQUIRE(document.ok());
                ErrorList errors;
                const ValueSource source;
                ValueReport report(errors, source, field.key->path, field.key->allowed);
                Config read = config;
                field.key->read(document.value().items.front(), read, report);
                CHECK_FALSE(report.failed());
                CHECK(field.key->toml(read) == field.key->toml(config));
            }
        }
    }
}

TEST_CASE("all edits go at once, and come back at once") {
    LabSheet sheet(shippedPreset(""));
    sheet.stepWeight(northAhead, 5, false);
    sheet.stepWeight(northEnd, 5, false);
    const Config edited = sheet.config();
    sheet.resetAll();
    CHECK(sheet.changedKeys().empty());
    CHECK(sheet.undo());
    CHECK(sheet.config() == edited);
}

TEST_CASE("the past is bounded, whatever fills it") {
    LabSheet sheet(shippedPreset(""));
    for (int edit = 0; edit < 510; ++edit) {
        if (edit % 3 == 0) {
            sheet.resetAll();
        } else {
            sheet.stepWeight(northAhead, 1, false);
            sheet.endEdit();
        }
    }
    int steps = 0;
    while (sheet.undo()) {
        ++steps;
    }
    CHECK(steps == 500);
}
