// How tables bend the rooms of a floor, in words.
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "testing/shipped_language.hpp"
#include "view/screens/table_bends.hpp"

#include <cctype>
#include <string>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the strongest bends come first, whether more or less than even") {
    const Config config = shippedConfig({"tables.N={S=1, NS=8}", "tables.S={N=1, NS=8}",
                                         "tables.W={E=1, WE=1}", "tables.E={W=1, WE=1}"});
    const auto bends = strongestBends(config.dungeon.tables, 3);
    REQUIRE(bends.size() == 3);
    CHECK(bendText(bends[0]) == "halls N-S: many");
    CHECK(bendText(bends[1]) == "turns: none");
    CHECK(bendText(bends[2]) == "forks: none");
}

TEST_CASE("even tables bend nothing") {
    const std::string even = "S=1, NS=1, SW=1, SE=1, NSW=1, NSE=1, SWE=1, NSWE=1";
    const Config config = shippedConfig(
        {"tables.N={" + even + "}", "tables.S={N=1, NS=1, NW=1, NE=1, NSW=1, NSE=1, NWE=1, NSWE=1}",
         "tables.W={E=1, NE=1, SE=1, WE=1, NSE=1, NWE=1, SWE=1, NSWE=1}",
         "tables.E={W=1, NW=1, SW=1, WE=1, NSW=1, NWE=1, SWE=1, NSWE=1}"});
    for (const Bend& bend : strongestBends(config.dungeon.tables, 6)) {
        CHECK(bend.tenths == 10);
    }
}

TEST_CASE("halls from west to east have the letters of these words in each language") {
    const auto language = GENERATE(from_range(shippedLanguages()));
    const InShippedLanguage shown(language);
    const auto letterOf = [](Message word) {
        return static_cast<char>(std::toupper(static_cast<unsigned char>(tr(word).front())));
    };
    const std::string letters{letterOf(msg("west")), '-', letterOf(msg("east"))};
    for (const Bend& bend : strongestBends(shippedConfig().dungeon.tables, 6)) {
        if (bend.doors == DoorSet::of(Direction::West).with(Direction::East)) {
            INFO(tr(bend.rooms));
            CHECK(tr(bend.rooms).ends_with(letters));
        }
    }
}
