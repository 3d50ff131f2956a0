#include "lab/sheet/value_text.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

using namespace doorstring;
using testing::shippedPreset;

namespace {

Config configToWrite() {
    Config config = shippedPreset("corridors");
    config.dungeon.grid.width = 12;
    config.dungeon.tileset = Tileset::Moss;
    config.dungeon.loops.chance = {1, 4};
    DoorTable& north = config.dungeon.tables[Direction::North];
    north = DoorTable({{DoorSet::of(Direction::South), 7 * weightOne},
                       {DoorSet::of(Direction::South).with(Direction::North), 40 * weightOne},
                       {DoorSet::all(), 1500}});
    return config;
}

std::vector<const KeySpec*> keysOf(const std::vector<std::string_view>& paths) {
    std::vector<const KeySpec*> keys;
    for (const std::string_view path : paths) {
        keys.push_back(schema().find(path));
    }
    return keys;
}

std::string changedText(std::string_view text, const std::vector<std::string_view>& paths) {
    const auto changed = withValues(text, configToWrite(), keysOf(paths));
    return changed ? changed.value() : "fault: " + changed.error().sentence;
}

}  // namespace

TEST_CASE("a value is changed where it stands, with its comment") {
    CHECK(changedText("# On top.\n\n[grid]\nwidth = 21  # rooms\nheight = 9\n\n# Below.\n",
                      {"grid.width"}) ==
          "# On top.\n\n[grid]\nwidth = 12  # rooms\nheight = 9\n\n# Below.\n");
}

TEST_CASE("a new value goes to its section, or into a new one") {
    CHECK(changedText("[grid]\nheight = 9  # rooms\n\n[limits]\nmin_rooms = 3\n", {"grid.width"}) ==
          "[grid]\nheight = 9  # rooms\nwidth = 12\n\n[limits]\nmin_rooms = 3\n");
    CHECK(changedText("[grid]\nheight = 9", {"loops.chance"}) ==
          "[grid]\nheight = 9\n\n[loops]\nchance = \"1/4\"\n");
    CHECK(
        changedText("# A preset.\nbase = \"clump\"\n\n# How large.\n[grid]\nheight = 9\n",
                    {"tileset"}) ==
        "# A preset.\nbase = \"clump\"\ntileset = \"moss\"\n\n# How large.\n[grid]\nheight = 9\n");
    CHECK(changedText("# A preset.\n\n# How large.\n[grid]\nheight = 9\n", {"tileset"}) ==
          "# A preset.\n\ntileset = \"moss\"\n\n# How large.\n[grid]\nheight = 9\n");
}

TEST_CASE("entries of a table are changed one by one, as they are spelled and commented") {
    CHECK(changedText("[tables.N]\nSN = 4     # straight\nS = 2      # ends\nSW = 1\n\n"
                      "[tables.S]\nNS = 1\n",
                      {"tables.N"}) ==
          "[tables.N]\nSN = 40     # straight\nS = 7      # ends\nNSWE = 1.5\n\n"
          "[tables.S]\nNS = 1\n");
    CHECK(changedText("", {"tables.N"}) == "\n[tables.N]\nS = 7\nNS = 40\nNSWE = 1.5\n");
    CHECK(changedText("tables.N = { S = 1 }\n", {"tables.N"}) ==
          "tables.N = { S = 7, NS = 40, NSWE = 1.5 }\n");
}

TEST_CASE("a text that is broken stays as it is") {
    CHECK(changedText("[grid\nwidth = 3\n", {"grid.width"}).starts_with("fault: "));
}
