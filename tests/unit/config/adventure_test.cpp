// How many floors an adventure has, and floors, chests and shops that contradict each other.
#include "config/sources/config_text.hpp"
#include "testing/catch2.hpp"
#include "testing/floors_folder.hpp"
#include "unit/config/trial.hpp"

namespace doorstring {

using namespace testing;

namespace {

// The mistakes without where they are.
Lines sentencesOf(const std::vector<int>& floors) {
    const FloorsFolder folder(floors);
    Trial trial;
    trial.sources.shipped = folder.path();
    Lines lines = trial.errors();
    for (std::string& line : lines) {
        line.erase(0,
                   line.rfind("floors.toml") == std::string::npos ? 0 : line.rfind("floors.toml"));
    }
    return lines;
}

}  // namespace

TEST_CASE("an adventure has as many floors as there are sections") {
    const std::vector<int> floors =
        GENERATE(std::vector{1}, std::vector{1, 2, 3}, std::vector{1, 2, 3, 4, 5, 6},
                 std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9});
    const int last = floors.back();
    const FloorsFolder folder(floors);
    Trial trial;
    trial.sources.shipped = folder.path();
    const Config config = trial.load().config;
    CHECK(config.adventure.floors.count() == last);
    CHECK(std::distance(config.adventure.floors.begin(), config.adventure.floors.end()) == last);
    const std::string text = gameplayText(config);
    CHECK_THAT(text, ContainsSubstring(fmt::format("\nfloor.{}.item = ", last)));
    CHECK(text.find(fmt::format("\nfloor.{}.", last + 1)) == std::string::npos);
    const auto read = readGameplayText(text, Trial().load().config);
    REQUIRE(read.ok());
    CHECK(gameplayText(read.value()) == text);
    CHECK(read.value().adventure.floors.count() == last);
    CHECK(read.value().adventure.floors.at(last).name == (last == 1 ? "The Gatehouse"
                                                          : last == 3
                                                              ? "The Overgrown Halls"
                                                              : fmt::format("Floor {}", last)));

    trial.sources.floor = last;
    CHECK(trial.load().config.adventure.floor == last);
    trial.sources.floor = last + 1;
    if (last < mostFloors) {
        CHECK(trial.errors() ==
              Lines{fmt::format("--set: adventure.floor: there is no floor {0}; allowed is at most "
                                "{1}, or a section [floor.{0}] in floors.toml",
                                last + 1, last)});
    }
}

TEST_CASE("floors with a gap, and more or fewer than there may be, are one clear mistake") {
    CHECK(sentencesOf({1, 2, 4, 5}) ==
          Lines{"floors.toml:100:8: floor.4.name: there is a floor 4, but no floor 3; allowed are "
                "floors from 1 on without a gap"});
    CHECK(sentencesOf({2}) == Lines{"floors.toml:86:8: floor.2.name: there is a floor 2, but no "
                                    "floor 1; allowed are floors from 1 on without a gap"});
    CHECK(sentencesOf({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}).front() ==
          "floors.toml:148:8: floor.10: there is no floor 10; allowed are floors from 1 to 9");
    REQUIRE(sentencesOf({}).size() == 1);
    CHECK_THAT(sentencesOf({}).front(),
               ContainsSubstring(": floor.1: no file has the section; allowed are 1 to 9 floors, "
                                 "the first is [floor.1]"));
}

TEST_CASE("a floor is added by any folder, but not by --set or a preset") {
    Trial trial;
    trial.user.write("floors.toml", floorSection(6));
    CHECK(trial.load().config.adventure.floors.count() == 6);
    trial.user.write("floors.toml", "[floor.6]\nname = \"Deeper\"\npreset = \"floor-1\"\n");
    CHECK(trial.errors() ==
          Lines{"user/floors.toml:2:1: floor.6.boss_speed is missing: no file "
                "gives it; allowed are whole numbers from 50 to 300 (percent)",
                "user/floors.toml:2:1: floor.6.item is missing: no file gives it; "
                "allowed are \"none\", \"any\", \"bombs\", \"bow\", \"hook\", \"lantern\" and "
                "\"feather\"",
                "user/floors.toml:2:1: floor.6.boss is missing: no file gives it; "
                "allowed are \"king_slime\", \"porter\", \"weaver\", \"founder\" and \"string\""});
    CHECK(errorsOfSet({"floor.6.item=any"}) ==
          Lines{"--set: floor.6.item: there is no floor 6, the last is 5; a floor is added by a "
                "section [floor.6] in floors.toml"});
    Trial withPreset;
    withPreset.user.write("presets/deep.toml", floorSection(6));
    withPreset.sources.preset = "deep";
    CHECK(withPreset.errors() ==
          Lines{"user/presets/deep.toml:2:8: floor.6.name: there is no floor 6, the last is 5; a "
                "floor is added by a section [floor.6] in floors.toml"});
}

TEST_CASE("limits of rooms for other dungeons do not forbid the hideout of the first floor") {
    Trial trial;
    trial.user.write("dungeon.toml", GENERATE("limits.min_rooms = 30\n", "limits.max_rooms = 8\n"));
    CHECK(loadFloor(trial.sources, 1).ok());
}

TEST_CASE("no item is found on two floors") {
    CHECK(errorsIn("floor.3.item = \"bow\"\n") ==
          Lines{"user/dungeon.toml:1:16: floor.3.item: \"bow\" is found on floor 2 already; "
                "allowed are \"none\", \"any\" and items that no other floor gives"});
    CHECK(errorsIn("floor.5.item = \"any\"\nfloor.1.item = \"none\"\n").empty());
}

TEST_CASE("nothing is on sale for an item that no floor can give") {
    CHECK(
        errorsIn("floor.2.item = \"hook\"\nfloor.3.item = \"none\"\n") ==
        Lines{
            "shipped/floors.toml:191:10: ware.arrows.weight: arrows are on sale, but no floor can "
            "give the bow; allowed is 0, or a floor with item = \"bow\""});
    CHECK(errorsIn("floor.2.item = \"hook\"\n").empty());  // the third floor may give it
}

TEST_CASE("a shop has wares, and none costs less than nothing") {
    CHECK(errorsIn("ware.heart.price = -1\n") ==
          Lines{"user/dungeon.toml:1:20: ware.heart.price: -1 is too small; allowed are whole "
                "numbers from 0 to 999 (coins)"});
    CHECK(
        errorsIn("[ware]\nheart.weight = 0\nheart_piece.weight = 0\nheart_container.weight = "
                 "0\nbombs.weight = 0\n"
                 "arrows.weight = 0\nsmall_key.weight = 0\nmap.weight = 0\n") ==
        Lines{"user/dungeon.toml:2:16: ware.heart.weight: shops have no wares, as every weight is "
              "0; allowed is 1 or more for one ware at least"});
}

}  // namespace doorstring
