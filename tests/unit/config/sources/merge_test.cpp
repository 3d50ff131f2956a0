#include "config/sources/merge.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

#include <algorithm>
#include <filesystem>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("keys that are none are reported with their places") {
    CHECK(errorsIn("width = 5\n[gird]\nheight = 3\nwidth = 5\n[grid]\nshapes.more = 3\n") ==
          Lines{"user/dungeon.toml:1:1: width is not a key; did you mean grid.width, "
                "tunnels.width, scattered.width or room.width?",
                "user/dungeon.toml:3:1: gird.height is not a key; did you mean grid.height?",
                "user/dungeon.toml:4:1: gird.width is not a key; did you mean grid.width?",
                "user/dungeon.toml:6:8: grid.shapes.more: grid.shapes is not a key; those of grid "
                "are width, height and border"});
}

TEST_CASE("a table of no direction is reported once, not for each weight") {
    CHECK(errorsIn("[tables.X]\nNS = 4\nS = 3\n[table.N]\nS = 1\n") ==
          Lines{"user/dungeon.toml:1:9: tables.X is not a key; those of tables are N, S, W "
                "and E",
                "user/dungeon.toml:4:8: table.N is not a key; did you mean tables.N?"});
}

TEST_CASE("a value where a section belongs is reported") {
    CHECK(errorsIn("grid = 3\n") == Lines{"user/dungeon.toml:1:1: grid: 3 is a whole number; "
                                          "allowed is a section: [grid]"});
    CHECK(errorsIn("[[grid]]\nwidth = 3\n") ==
          Lines{"user/dungeon.toml:1:3: grid: [[grid]] is a list; allowed is a section: [grid]"});
}

TEST_CASE("a section where a value belongs is reported") {
    CHECK(errorsIn("[grid.width]\ntiles = 3\n") ==
          Lines{"user/dungeon.toml:1:1: grid.width: a section was found; allowed are whole "
                "numbers from 1 to 4096 (rooms)"});
}

TEST_CASE("a key given twice in a folder is reported with the other place") {
    const Trial trial;
    trial.user.write("dungeon.toml", "\n[grid]\nwidth = 5\n");
    trial.user.write("room.toml", "[grid]\nwidth = 6\n");
    CHECK(trial.errors() == Lines{"user/room.toml:2:1: grid.width: user/dungeon.toml:3 sets it "
                                  "already; allowed is once in a folder"});
    CHECK(errorsIn("\"grid.width\" = 5\ngrid.width = 6\n") ==
          Lines{"user/dungeon.toml:2:6: grid.width: user/dungeon.toml:1 sets it already; allowed "
                "is once in a folder"});
}

TEST_CASE("odd keys are reported in printable letters") {
    CHECK(errorsIn("\"a\\nb\\u0007\" = 1\n") ==
          Lines{"user/dungeon.toml:1:1: a?b? is not a key; the sections are grid, start, tables, "
                "middle, far, loops, limits, hideout, tunnels, scattered, roles, locks, "
                "room, interior, player, sword, explore, assist, ground, trap, creatures, elite, "
                "creature, "
                "boss, "
                "king_slime, porter, weaver, founder, string, "
                "move, items, relics, relic, "
                "adventure, "
                "floor, difficulty, chests, urns, puzzles, shop, ware, altar, thread, guide, "
                "offer, piece, wish, view, "
                "pad and keys"});
    CHECK(errorsIn("\"\" = 1\n") ==
          Lines{"user/dungeon.toml:1:1:  is not a key; the sections are grid, start, tables, "
                "middle, far, loops, limits, hideout, tunnels, scattered, roles, locks, room, "
                "interior, player, sword, explore, assist, ground, trap, creatures, elite, "
                "creature, boss, "
                "king_slime, porter, "
                "weaver, founder, string, "
                "move, "
                "items, relics, relic, adventure, "
                "floor, difficulty, chests, urns, puzzles, shop, ware, altar, thread, guide, "
                "offer, piece, wish, "
                "view, pad and "
                "keys"});
}

TEST_CASE("the start must lie in the grid, whichever of them was given last") {
    CHECK(errorsIn("[grid]\nwidth = 3\n[start]\ncell = [3, 0]\n") ==
          Lines{"user/dungeon.toml:4:8: start.cell: [3, 0] lies outside of the grid of 3 x 10 "
                "rooms; allowed are \"middle\" and [0, 0] to [2, 9]"});
    CHECK(errorsIn("[start]\ncell = [9, 9]\n") == Lines{});
    Trial trial;
    trial.user.write("dungeon.toml", "[start]\ncell = [9, 9]\n");
    trial.sources.sets = {"grid.height=9"};
    CHECK(trial.errors() ==
          Lines{"user/dungeon.toml:2:8: start.cell: [9, 9] lies outside of the grid of 10 x 9 "
                "rooms; allowed are \"middle\" and [0, 0] to [9, 8]"});
}

TEST_CASE("a contradiction reported at a shipped value names what contradicts it") {
    Trial trial;
    trial.sources.preset = "ring";
    trial.sources.sets = {"grid.width=3"};
    CHECK_THAT(trial.errors().front(),
               ContainsSubstring("/presets/ring.toml:") &&
                   Catch::Matchers::EndsWith("; grid.width is set by --set grid.width=3"));
    trial.sources.sets.clear();
    trial.user.write("presets/mine.toml", "base = \"ring\"\n[grid]\nwidth = 3\n");
    trial.sources.preset = "mine";
    CHECK_THAT(trial.errors().front(), ContainsSubstring("; grid.width is set at ") &&
                                           Catch::Matchers::EndsWith("mine.toml:3:9"));
}

TEST_CASE("a hideout that is too large for the grid names the key that most rooms are due to") {
    const std::string hideout = "growth = \"hideout\"\n[hideout]\n";
    const std::string end =
        " are more than the 100 cells of the grid of 10 x 10 rooms; allowed are "
        "fewer in all, or a larger grid";
    CHECK(errorsIn(hideout + "rooms = 500\n") ==
          Lines{"user/dungeon.toml:3:9: hideout.rooms: 500 rooms, up to 1 extra and 2 for level 1" +
                end});
    CHECK(errorsIn(hideout + "rooms = 95\nlevel = 4\n") ==
          Lines{"user/dungeon.toml:3:9: hideout.rooms: 95 rooms, up to 1 extra and 10 for level 4" +
                end});
    CHECK(errorsIn(hideout + "level = 100\n") ==
          Lines{"user/dungeon.toml:3:9: hideout.level: 5 rooms, up to 1 extra and 260 for level "
                "100" +
                end});
    CHECK(errorsIn(hideout + "extra_rooms = 200\n") ==
          Lines{"user/dungeon.toml:3:15: hideout.extra_rooms: 5 rooms, up to 200 extra and 2 for "
                "level 1" +
                end});
    CHECK(errorsIn(hideout + "five_level_rooms = 900\n") ==
          Lines{"user/dungeon.toml:3:20: hideout.five_level_rooms: 5 rooms, up to 1 extra and 180 "
                "for level 1" +
                end});
}

TEST_CASE("of dead ends that a hideout cannot have it is said how many it can") {
    const std::string hideout = "growth = \"hideout\"\n[hideout]\n";
    CHECK(errorsIn(hideout + "dead_ends = 8\n") ==
          Lines{"user/dungeon.toml:3:13: hideout.dead_ends: 8 dead ends are not possible with 8 "
                "rooms; allowed is at most 7, or more rooms"});
    CHECK(errorsIn(hideout + "dead_ends = 7\n").empty());
    CHECK(errorsIn(hideout + "dead_ends = 10\nlevel = 2\n") ==
          Lines{"user/dungeon.toml:3:13: hideout.dead_ends: 10 dead ends and one more from level 2 "
                "on are not possible with 11 rooms; allowed is at most 9, or more rooms"});
    CHECK(errorsIn(hideout + "dead_ends = 9\nlevel = 2\n").empty());
    CHECK(errorsIn(hideout + "dead_ends = 0\nlevel = 2\nrooms = 1\nextra_rooms = 0\n"
                             "five_level_rooms = 0\n") ==
          Lines{"user/dungeon.toml:3:13: hideout.dead_ends: 0 dead ends and one more from level 2 "
                "on are not possible with 1 rooms; allowed are more rooms"});
}

TEST_CASE("a wrong grid is not reported again through the start") {
    CHECK(errorsIn("[grid]\nwidth = 0\n[start]\ncell = [9, 9]\n").size() == 1);
}

TEST_CASE("a key that no source gives is reported by name") {
    const TempFolder shipped;
    for (const char* name :
         {"dungeon.toml", "room.toml", "player.toml", "creatures.toml", "bosses.toml", "items.toml",
          "relics.toml", "floors.toml", "altars.toml", "pieces.toml", "keys.toml"}) {
        std::filesystem::copy(doorstring::testing::shippedFolder() / name, shipped.path() / name);
    }
    std::filesystem::copy(doorstring::testing::shippedFolder() / "presets",
                          shipped.path() / "presets");
    shipped.write("view.toml",
                  "[view]\nscale = \"auto\"\nfullscreen = false\nlanguage = \"system\"\ngame_speed "
                  "= 100\nslide_speed = 400\n"
                  "slide_back_speed = 180\n"
                  "reduced_motion = false\nshake = \"auto\"\nflashes = \"auto\"\n"
                  "high_contrast = false\nannouncement_volume = \"auto\"\n"
                  "effects_volume = 80\nmusic_volume = 60\nambience_volume = 60\nmuted = false\n"
                  "demo_seconds = 20\ndemo_dimming = 50\nregrow = \"ask\"\n"
                  "held_keys = \"hold\"\n");
    const auto loaded = loadConfig({shipped.path(), {}, {}, {}, {}});
    REQUIRE_FALSE(loaded.ok());
    REQUIRE(loaded.error().size() == 2);
    CHECK(loaded.error()[0].sentence == "view.easing is missing: no file gives it; allowed are "
                                        "\"soft\", \"linear\", \"smooth\" and \"out\"");
    CHECK(loaded.error()[1].key == "view.frame_limit");
}

TEST_CASE("after a file that cannot be read nothing is reported to be missing") {
    const TempFolder shipped;
    shipped.write("dungeon.toml", "[grid\n");
    const auto loaded = loadConfig({shipped.path(), {}, {}, {}, {}});
    REQUIRE_FALSE(loaded.ok());
    CHECK(loaded.error().size() == 1);
}

TEST_CASE("a whole copy of the shipped folder changes only what was edited in it") {
    Trial trial;
    const TempFolder copy;
    const auto with = std::filesystem::copy_options::recursive |
                      std::filesystem::copy_options::overwrite_existing;
    std::filesystem::copy(shippedFolder(), copy.path(), with);
    trial.user.write("options.toml", "adventure.difficulty = \"gentle\"\n[view]\nscale = 3\n");
    trial.sources.folder = copy.path();
    CHECK(trial.load().config.adventure.difficulty == Difficulty::Gentle);
    for (const ValueOrigin& value : trial.load().values) {
        INFO(value.key->path);
        CHECK(value.overriddenBy.empty());
        CHECK(value.isShipped == !value.source.ends_with("options.toml"));
    }
    trial.sources.preset = "tunnels";
    CHECK(trial.errors() == Lines{});

    trial.sources.preset.clear();
    copy.write("view.toml", "[view]\nscale = 4\n");
    CHECK(trial.load().config.view.scale == 4);
    CHECK(trial.load().config.adventure.difficulty == Difficulty::Gentle);
}

TEST_CASE("a line as shipped leaves a door table as another source has it, and is checked") {
    Trial trial;
    const TempFolder copy;
    trial.user.write("dungeon.toml", "[tables.N]\nNS = 5\n[grid]\nwidth = 20\n");
    std::filesystem::copy(shippedFolder() / "dungeon.toml", copy.path() / "dungeon.toml");
    trial.sources.folder = copy.path();
    const LoadedConfig loaded = trial.load();
    CHECK(loaded.config.dungeon.grid.width == 20);
    CHECK(loaded.config.dungeon.tables[Direction::North].total() == 5000);
    // Who puts such a line back while the game runs is told why nothing happens.
    const auto isGrid = [](const OverriddenKey& key) {
        return key.key == "grid.width" && key.losingFile.ends_with("/dungeon.toml") &&
               key.overriddenBy.ends_with("/dungeon.toml");
    };
    CHECK(std::ranges::count_if(loaded.overridden, isGrid) == 2);  // the shipped one, too
    copy.write("dungeon.toml", "grid.width = 10\n");
    copy.write("room.toml", "grid.width = 10\n");
    CHECK(trial.errors().size() == 1);
}
