#include "config/files/text_file.hpp"
#include "config/schema/schema.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using doorstring::testing::errorsOfSet;
using doorstring::testing::Lines;
using doorstring::testing::shippedFolder;
using doorstring::testing::Trial;

namespace {

std::string creatureFaultOf(const std::string& text) {
    Trial trial;
    trial.user.write("creatures.toml", text);
    const Lines errors = trial.errors();
    REQUIRE(errors.size() == 1);
    return errors.front();
}

// The shipped numbers without one line of the bat's.
Lines errorsWithout(const std::string& field) {
    Trial trial;
    const testing::TempFolder shipped;
    std::filesystem::copy(shippedFolder(), shipped.path(),
                          std::filesystem::copy_options::recursive |
                              std::filesystem::copy_options::overwrite_existing);
    std::string text = readTextFile(shippedFolder() / "creatures.toml").value();
    const std::size_t line = text.find("\n" + field + " = ", text.find("[creature.bat]")) + 1;
    shipped.write("creatures.toml", text.erase(line, text.find('\n', line) + 1 - line));
    trial.sources.shipped = shipped.path();
    Lines lines;
    for (const std::string& error : trial.errors()) {
        lines.push_back(error.substr(error.find(": ") + 2));
    }
    return lines;
}

}  // namespace

TEST_CASE("a section of a creature has its numbers, and what it leaves out stays") {
    Trial trial;
    CreatureConfig expected = trial.load().config.creatures.kinds[CreatureKind::Bat];
    CHECK(expected.gait == Gait::Flies);
    expected.health = 4;
    expected.windUpTicks = 30;
    expected.gait = Gait::Ghost;
    expected.tilesets = 0b101;
    trial.user.write("creatures.toml", "[creature.bat]\nhealth = 4\nwind_up_seconds = 0.5\n"
                                       "gait = \"ghost\"\ntilesets = [\"moss\", \"blue-stone\"]\n");
    CHECK(trial.load().config.creatures.kinds[CreatureKind::Bat] == expected);
}

TEST_CASE("a creature that lacks a field is reported, each field once") {
    CHECK(errorsWithout("gait") ==
          Lines{"creature.bat.gait is missing: no file gives it; allowed are \"walks\", \"flies\" "
                "and \"ghost\""});
    for (const KeySpec& key : schema().keys()) {
        if (key.path.starts_with("creature.bat.")) {
            const Lines errors = errorsWithout(key.path.substr(key.path.rfind('.') + 1));
            REQUIRE(errors.size() == 1);
            CHECK(errors.front().starts_with(key.path + " is missing: "));
        }
    }
}

TEST_CASE("an invalid number or word of a creature is reported with its place") {
    CHECK(creatureFaultOf("[creature.bat]\nhealth = -1\n") ==
          "user/creatures.toml:2:10: creature.bat.health: -1 is too small; allowed are whole "
          "numbers from 0 to 100 (blows)");
    CHECK(creatureFaultOf("[creature.bat]\ngait = \"swims\"\n") ==
          "user/creatures.toml:2:8: creature.bat.gait: \"swims\" is not a choice; allowed are "
          "\"walks\", \"flies\" and \"ghost\"");
    CHECK(creatureFaultOf("[creature.bat]\nwind_up_seconds = 0.3\n") ==
          "user/creatures.toml:2:19: creature.bat.wind_up_seconds: 0.3 is too small; allowed are "
          "numbers from 0.35 to 5 with at most three decimals (seconds)");
    CHECK(creatureFaultOf("[creature.bats]\nhealth = 1\n") ==
          "user/creatures.toml:1:11: creature.bats is not a key; did you mean creature.bat?");
    CHECK(errorsOfSet({"creature.bat.wings=2"}) ==
          Lines{"--set: creature.bat.wings is not a key; those of creature.bat are health, damage, "
                "speed, attack_speed, wind_up_seconds, rest_seconds, range, pushed, gait, cost, "
                "from and tilesets"});
}
