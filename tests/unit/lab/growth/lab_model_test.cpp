#include "lab/growth/lab_model.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>

using namespace doorstring;
using testing::shippedPreset;

namespace {

void openField(LabModel& model, LabPage page, std::string_view path) {
    model.open(page);
    const auto& fields = model.fields();
    const auto found = std::ranges::find_if(
        fields, [&](const LabField& field) { return field.key->path == path; });
    REQUIRE(found != fields.end());
    model.choose(static_cast<int>(found - fields.begin()));
}

// Types a number and accepts it. Returns whether the whole number was allowed.
bool typeNumber(LabModel& model, std::string_view number) {
    bool done = false;
    for (const char sign : number) {
        done = model.type(sign);
    }
    model.endEdit();
    return done;
}

std::string valueIn(const LabModel& model) {
    return model.field().key->toml(model.sheet().config());
}

}  // namespace

TEST_CASE("a number that is refused leaves the value from before the typing, and no edit") {
    struct Refused {
        LabPage page;
        std::string_view path;
        std::string_view number;
    };
    const Refused refused = GENERATE(Refused{LabPage::Limits, "limits.min_rooms", "200"},
                                     Refused{LabPage::Grid, "grid.width", "5000"},
                                     Refused{LabPage::Rooms, "room.pillar_chance", "150"});
    LabModel model(shippedPreset(""));
    openField(model, refused.page, refused.path);
    CAPTURE(refused.path);
    const Config before = model.sheet().config();
    CHECK_FALSE(typeNumber(model, refused.number));
    CHECK(model.sheet().config() == before);
    CHECK_FALSE(model.sheet().fault().empty());
    CHECK_FALSE(model.undo());
    CHECK_FALSE(model.redo());
}

TEST_CASE("after a number that is refused, an edit that was undone can still be redone") {
    LabModel model(shippedPreset(""));
    openField(model, LabPage::Grid, "grid.width");
    CHECK(typeNumber(model, "25"));
    CHECK(model.undo());
    CHECK_FALSE(typeNumber(model, "5000"));
    CHECK(valueIn(model) == "10");
    CHECK(model.redo());
    CHECK(valueIn(model) == "25");
    CHECK(model.undo());
    CHECK(typeNumber(model, "30"));
    CHECK_FALSE(model.redo());
}

TEST_CASE("the digits that are left count again, and without any the old value does") {
    LabModel model(shippedPreset(""));
    openField(model, LabPage::Grid, "grid.width");
    for (const char digit : std::string_view("5000")) {
        model.type(digit);
    }
    CHECK(valueIn(model) == "10");
    model.eraseTyped();
    CHECK(valueIn(model) == "500");
    CHECK(model.sheet().fault().empty());
    model.eraseTyped();
    model.eraseTyped();
    model.eraseTyped();
    CHECK(valueIn(model) == "10");
    CHECK_FALSE(model.undo());
}

TEST_CASE("a weight that is typed leaves alone a table that weighs as much as its first digit") {
    LabModel model(shippedPreset(""));
    const auto& fields = model.fields();
    const auto choose = [&](Direction way) {
        const TablePlace straight{LabPage::Tables, way, DoorShape::Straight};
        const auto found =
            std::ranges::find(fields, std::optional(straight), &LabField::tablePlace);
        model.choose(static_cast<int>(found - fields.begin()));
    };
    const auto weightTo = [&](Direction way) {
        return weightOf(model.sheet().config().dungeon.tables[way],
                        doorsOf(DoorShape::Straight, way)) /
               weightOne;
    };
    model.toggleAllTables();
    choose(Direction::East);
    CHECK(typeNumber(model, "1"));
    model.toggleAllTables();
    choose(Direction::North);
    CHECK(typeNumber(model, "12"));
    CHECK(weightTo(Direction::North) == 12);
    CHECK(weightTo(Direction::South) == 12);
    CHECK(weightTo(Direction::East) == 1);
}

TEST_CASE(
    "what is found takes the place of the dungeon that was sought, not of the one chosen then") {
    LabModel model(shippedPreset("classic"));
    model.work(false);
    model.seekAlike();
    REQUIRE(model.isSeeking());
    model.chooseDungeon(3);
    model.work(false);
    REQUIRE_FALSE(model.isSeeking());
    CHECK(model.growth().seedOf(0) != Seed{1});
    CHECK(model.growth().seedOf(3) == Seed{4});
    CHECK(model.chosenDungeon() == 3);
}
