#include "picture/sprites/sprites.hpp"
#include "testing/catch2.hpp"

#include <fstream>

using namespace doorstring;

namespace {

std::vector<std::string> namesInSheet(const std::string& file) {
    std::ifstream in(DOORSTRING_PROJECT "/assets/" + file + ".sheet");
    std::vector<std::string> names;
    for (std::string word; in >> word;) {
        if (word == "sprite") {
            in >> word;
            names.push_back(word);
        }
    }
    return names;
}

}  // namespace

TEST_CASE("the sheets hold their sprites in the order of the enums") {
    for (const SheetPlan& plan : sheetPlans()) {
        INFO(plan.file);
        if (!plan.names.empty()) {
            CHECK(namesInSheet(plan.file) == plan.names);
        }
    }
}

TEST_CASE("all sheets load") {
    std::vector<std::string> faults;
    const auto sheets = SpriteSheets::load(DOORSTRING_PROJECT "/assets", faults);
    CHECK(faults == std::vector<std::string>{});
    for (const SheetPlan& plan : sheetPlans()) {
        CHECK((sheets.*plan.sheet).cell() == plan.cell);
    }
}

TEST_CASE("missing sheets are named, and stand-ins hold all their sprites") {
    std::vector<std::string> faults;
    const auto sheets = SpriteSheets::load(DOORSTRING_PROJECT "/no-such-folder", faults);
    const auto plans = sheetPlans();
    REQUIRE(faults.size() == plans.size());
    for (std::size_t i = 0; i < plans.size(); ++i) {
        CHECK_THAT(faults[i],
                   testing::ContainsSubstring(plans[i].file + ".png: the picture is missing"));
        const SpriteSheet& sheet = sheets.*plans[i].sheet;
        CHECK(sheet.cell() == plans[i].cell);
        CHECK(sheet.count() >= plans[i].count());
    }
}

TEST_CASE("enum values and names mean the same sprite") {
    const auto plans = sheetPlans();
    const auto nameOf = [&](std::size_t sheet, auto sprite) {
        return plans[sheet].names[static_cast<std::size_t>(sprite)];
    };
    CHECK(nameOf(1, BannerSprite::Spark0) == "spark-0");
    CHECK(nameOf(3, visitedRoom(DoorSet::all())) == "visited-15");
    CHECK(nameOf(3, seenRoom(DoorSet::of(Direction::North))) == "seen-1");
    CHECK(nameOf(4, MapSprite::Banner) == "banner");
    CHECK(nameOf(3, doorMark(DoorLock::Small, Direction::North).value()) == "small-lock-n");
    CHECK(nameOf(3, doorMark(DoorLock::Boss, Direction::East).value()) == "boss-lock-e");
    CHECK(nameOf(4, doorMark(DoorLock::Cracked, Direction::West).value()) == "cracked-w");
    CHECK_FALSE(doorMark(DoorLock::None, Direction::South).has_value());
    CHECK(nameOf(3, roomIcon(RoomKind::Boss).value()) == "icon-boss");
    CHECK(nameOf(4, roomIcon(RoomKind::Secret).value()) == "icon-secret");
    CHECK_FALSE(roomIcon(RoomKind::Plain).has_value());
    CHECK(nameOf(5, doorsGlyph(DoorSet::of(Direction::East))) == "doors-8");
    CHECK(nameOf(5, arrowGlyph(Direction::West)) == "arrow-w");
    CHECK(nameOf(6, UiSprite::BossKey) == "boss-key");
    CHECK(nameOf(7, ThingSprite::BossKey0) == "boss-key-0");
    CHECK(nameOf(7, ThingSprite::ChestOpen) == "chest-open");
    CHECK(plans[8].names.at(static_cast<std::size_t>(swordCell(Direction::West, 1))) == "west-1");
    CHECK(nameOf(9, EffectSprite::Dust0) == "dust-0");
    CHECK(nameOf(9, EffectSprite::Shadow) == "shadow");
    CHECK(nameOf(9, EffectSprite::CrateBroken0) == "crate-broken-0");
    CHECK(nameOf(11, floorMark(RoomKind::Boss).value()) == "boss");
    CHECK(nameOf(11, floorMark(RoomKind::Secret).value()) == "secret");
    CHECK_FALSE(floorMark(RoomKind::Start).has_value());
}
