#include "config/toml/toml_edit.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

const TomlSetting width{"grid.width", "12"};
const TomlSetting chance{"loops.chance", "\"1/4\""};
const TomlSetting moss{"tileset", "\"moss\""};
const TomlSetting north{"tables.N", "{ S = 7, NS = 40, NSWE = 1.5 }"};

std::string changedText(std::string_view text, const TomlSetting& setting,
                        NewSettings placing = NewSettings::InSections) {
    const auto changed = editedToml(text, {setting}, placing);
    return changed ? changed.value() : "fault: " + changed.error().sentence;
}

}  // namespace

TEST_CASE("a value is changed where it stands, with its comment") {
    CHECK(
        changedText("# On top.\n\n[grid]\nwidth = 21  # rooms\nheight = 9\n\n# Below.\n", width) ==
        "# On top.\n\n[grid]\nwidth = 12  # rooms\nheight = 9\n\n# Below.\n");
}

TEST_CASE("a new value goes to its section, or into a new one") {
    CHECK(changedText("[grid]\nheight = 9  # rooms\n\n[limits]\nmin_rooms = 3\n", width) ==
          "[grid]\nheight = 9  # rooms\nwidth = 12\n\n[limits]\nmin_rooms = 3\n");
    CHECK(changedText("[grid]\nheight = 9", chance) ==
          "[grid]\nheight = 9\n\n[loops]\nchance = \"1/4\"\n");
    CHECK(
        changedText("# A preset.\nbase = \"clump\"\n\n# How large.\n[grid]\nheight = 9\n", moss) ==
        "# A preset.\nbase = \"clump\"\ntileset = \"moss\"\n\n# How large.\n[grid]\nheight = 9\n");
    CHECK(changedText("# A preset.\n\n# How large.\n[grid]\nheight = 9\n", moss) ==
          "# A preset.\n\ntileset = \"moss\"\n\n# How large.\n[grid]\nheight = 9\n");
}

TEST_CASE("entries of a table are changed one by one, as they are spelled and commented") {
    CHECK(changedText("[tables.N]\nSN = 4     # straight\nS = 2      # ends\nSW = 1\n\n"
                      "[tables.S]\nNS = 1\n",
                      north) ==
          "[tables.N]\nSN = 40     # straight\nS = 7      # ends\nNSWE = 1.5\n\n"
          "[tables.S]\nNS = 1\n");
    CHECK(changedText("", north) == "\n[tables.N]\nS = 7\nNS = 40\nNSWE = 1.5\n");
    CHECK(changedText("tables.N = { S = 1 }\n", north) ==
          "tables.N = { S = 7, NS = 40, NSWE = 1.5 }\n");
}

TEST_CASE("keys with their whole paths get company of their kind") {
    CHECK(changedText("grid.height = 9  # rooms\n[limits]\nmin_rooms = 3\n", width) ==
          "grid.height = 9  # rooms\ngrid.width = 12\n[limits]\nmin_rooms = 3\n");
    CHECK(changedText("tables.N.SN = 4  # straight\ntables.N.SW = 1\ntables.S.NS = 1\n", north) ==
          "tables.N.SN = 40  # straight\ntables.N.S = 7\ntables.N.NSWE = 1.5\ntables.S.NS = 1\n");
    CHECK(changedText("[tables]\nN.W = 1\n[grid]\nwidth = 3\n", north) ==
          "[tables]\nN.S = 7\nN.NS = 40\nN.NSWE = 1.5\n[grid]\nwidth = 3\n");
}

TEST_CASE("entries that a setting spells in another order are the same entries") {
    const TomlSetting mixed{"tables.N", "{ ES = 4, S = 3 }"};
    CHECK(changedText("[tables.N]\nNS = 2\nSE = 1  # turns\n", mixed) ==
          "[tables.N]\nSE = 4  # turns\nS = 3\n");
    const std::string once = changedText("[tables.N]\nNS = 2\n", mixed);
    CHECK(once == "[tables.N]\nSE = 4\nS = 3\n");
    CHECK(changedText(once, mixed) == once);
}

TEST_CASE("a text that is broken stays as it is") {
    CHECK(changedText("[grid\nwidth = 3\n", width).starts_with("fault: "));
}

TEST_CASE("a new value goes to the top with its whole path where that is asked for") {
    CHECK(changedText("grid.height = 9  # rooms\n[limits]\nmin_rooms = 3\n", width,
                      NewSettings::AtTop) ==
          "grid.height = 9  # rooms\ngrid.width = 12\n[limits]\nmin_rooms = 3\n");
    CHECK(changedText("[grid]\nheight = 9\n", width, NewSettings::AtTop) ==
          "[grid]\nheight = 9\nwidth = 12\n");
}

TEST_CASE("a value that has no place in the text is a fault that names it") {
    constexpr std::string_view inlined = "grid = { height = 9 }\n";
    CHECK(changedText(inlined, width) == "fault: grid.width cannot be changed there");
    const auto changed = editedToml(inlined, {moss, width, chance}, NewSettings::InSections);
    REQUIRE_FALSE(changed.ok());
    CHECK(changed.error().sentence == "grid.width cannot be changed there");
}
