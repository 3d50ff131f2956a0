#include "config/sources/config_text.hpp"
#include "config/sources/load.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string decidingTextFaultOf(const std::string& text) {
    const auto config = readGameplayText(text, Config());
    if (config) {
        return "";
    }
    const TomlFault& fault = config.error();
    return std::to_string(fault.place.line) + ": " + fault.sentence;
}

std::string shippedText() {
    const Trial trial;
    return gameplayText(trial.load().config);
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), by);
}

}  // namespace

TEST_CASE("what decides is written as TOML and read as the same") {
    Trial trial;
    trial.sources.sets = {"tables.N={ S = 0.5, NS = 12.25, SW = 0 }", "start.cell=[3, 4]",
                          "ground.ice_seconds=1.117", "room.pillar_chance=0.125"};
    Config config = trial.load().config;
    config.room.texts = {};  // they are no value, and stand beside
    const auto again = readGameplayText(gameplayText(config), Config());
    REQUIRE(again.ok());
    CHECK(gameplayHash(again.value()) == gameplayHash(config));
    CHECK(again.value().dungeon == config.dungeon);
    CHECK(again.value().room == config.room);
    CHECK(again.value().player == config.player);
    CHECK(again.value().ground.iceTicks == config.ground.iceTicks);
}

TEST_CASE("assists are written only where there are any, and without them nobody was helped") {
    CHECK(shippedText().find("assist.") == std::string::npos);
    Config helped;
    helped.assist.damage = HeartLoss::None;
    CHECK(readGameplayText(shippedText(), helped).value().assist == AssistConfig());
    Trial trial;
    trial.sources.sets = {"assist.warnings=150", "assist.pits=false"};
    const Config config = trial.load().config;
    const auto again = readGameplayText(gameplayText(config), Config());
    REQUIRE(again.ok());
    CHECK(again.value().assist == config.assist);
    CHECK(again.value().assist.warningPercent == 150);
}

TEST_CASE("assists out of range are rejected with the range") {
    CHECK(errorsOfSet({"assist.warnings=99"}) ==
          Lines{"--set: assist.warnings: 99 is too small; allowed are whole numbers from 100 to "
                "200 (percent)"});
    CHECK(errorsOfSet({"assist.warnings=201"}) ==
          Lines{"--set: assist.warnings: 201 is too large; allowed are whole numbers from 100 to "
                "200 (percent)"});
}

TEST_CASE("what does not decide stays as it was") {
    Config base;
    base.view.scale = 3;
    base.ground.iceTicks = 7;
    const auto config = readGameplayText(shippedText(), base);
    REQUIRE(config.ok());
    CHECK(config.value().view.scale == 3);
    CHECK(config.value().ground.iceTicks == 30);
    CHECK(gameplayText(config.value()).find("view.scale") == std::string::npos);
}

TEST_CASE("a deciding text that is not whole is reported") {
    const std::string text = shippedText();
    const std::string behind =
        std::to_string(std::count(text.begin(), text.end(), '\n') + 1) + ": ";
    CHECK(decidingTextFaultOf(replaced(text, "grid.width = 10\n", "")) ==
          "0: grid.width is missing");
    CHECK(decidingTextFaultOf(text + "view.scale = 3\n") ==
          behind + "view.scale is not a key that affects play");
    CHECK(decidingTextFaultOf(text + "colour = 3\n") ==
          behind + "colour is not a key that affects play");
    CHECK_THAT(decidingTextFaultOf(replaced(text, "grid.width = 10", "grid.width = 0")),
               ContainsSubstring("3: grid.width: 0 is too small"));
    CHECK_THAT(decidingTextFaultOf(replaced(text, "\"middle\"", "[12, 3]")),
               ContainsSubstring("0: start.cell: [12, 3] lies outside of the grid"));
    CHECK_THAT(decidingTextFaultOf(text + "grid.width = 10\n"), ContainsSubstring(behind));
    CHECK(!decidingTextFaultOf("").empty());
}

TEST_CASE("the boss of a floor is left out of recordings while it is the first one") {
    CHECK(shippedText().find("floor.1.boss =") == std::string::npos);
    Config other;
    other.adventure.floors.at(1).boss = CreatureKind::Slime;  // as though it were another boss
    const auto read = readGameplayText(shippedText(), other);
    REQUIRE(read);
    CHECK(read.value().adventure.floors.at(1).boss == firstBoss);
}

TEST_CASE("no creature but a boss guards a floor") {
    Trial trial;
    trial.sources.sets = {"floor.2.boss=bat"};
    const Lines errors = trial.errors();
    REQUIRE(errors.size() == 1);
    CHECK(errors.front().find("\"bat\" is not a choice") != std::string::npos);
}
