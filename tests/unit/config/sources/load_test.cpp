#include "config/sources/config_files.hpp"
#include "config/sources/config_text.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::uint64_t hashWith(std::vector<std::string> sets) {
    Trial trial;
    trial.sources.sets = std::move(sets);
    return trial.load().hash;
}

Lines overridden(const Trial& trial) {
    Lines lines;
    for (const OverriddenKey& key : trial.load().overridden) {
        // What classic turns off is a long list that says nothing more.
        if (key.key.starts_with("roles.") || key.key.starts_with("locks.")) {
            continue;
        }
        lines.push_back(
            trial.shortened(key.key + ": " + key.losingFile + " by " + key.overriddenBy));
    }
    return lines;
}

}  // namespace

TEST_CASE("sources win over those before them") {
    const TempFolder chosen;
    Trial trial;
    const auto width = [&] { return trial.load().config.dungeon.grid.width; };
    CHECK(width() == 10);
    trial.user.write("dungeon.toml", "[grid]\nwidth = 11\n");
    CHECK(width() == 11);
    chosen.write("dungeon.toml", "[grid]\nwidth = 12\n");
    trial.sources.folder = chosen.path();
    CHECK(width() == 12);
    trial.user.write("presets/wide.toml", "[grid]\nwidth = 13\n");
    trial.sources.preset = "wide";
    CHECK(width() == 13);
    trial.sources.sets = {"grid.width=14"};
    CHECK(width() == 14);
}

TEST_CASE("what a later source does not give stays") {
    const Trial trial;
    trial.user.write("dungeon.toml", "grid.width = 11\n");
    const Config config = trial.load().config;
    CHECK(config.dungeon.grid == GridSize{11, 10});
    CHECK(config.dungeon.tables[Direction::West].entries().size() == 7);
}

TEST_CASE("any file may hold any key") {
    const Trial trial;
    trial.user.write("keys.toml", "[grid]\nwidth = 11\n[room]\nheight = 7\n");
    const Config config = trial.load().config;
    CHECK(config.dungeon.grid.width == 11);
    CHECK(config.room.size.height == 7);
}

TEST_CASE("all mistakes of all sources are reported, in the order of the sources") {
    const TempFolder chosen;
    Trial trial;
    trial.user.write("dungeon.toml", "[grid]\nheight = 0\nwidht = 5\n\n[start]\ndoors = \"NN\"\n");
    trial.user.write("room.toml", "[room]\nwidth = 4\n");
    trial.user.write("view.toml", "[view\n");
    trial.user.write("presets/odd.toml", "[room]\npillar_chance = 2\n");
    trial.sources.preset = "odd";
    trial.sources.sets = {"grid.width=0", "nothing"};
    CHECK(trial.errors() ==
          Lines{"user/dungeon.toml:2:10: grid.height: 0 is too small; allowed are whole numbers "
                "from 1 to 4096 (rooms)",
                "user/dungeon.toml:3:1: grid.widht is not a key; did you mean grid.width?",
                "user/dungeon.toml:6:9: start.doors: NN has the letter N twice; allowed is each of "
                "N, S, W and E at most once",
                "user/room.toml:2:9: room.width: 4 is too small; allowed are whole numbers from 5 "
                "to 31 (tiles)",
                "user/view.toml:1:6: the line ends too early; a value, a quote or a bracket is "
                "missing",
                "user/presets/odd.toml:2:17: room.pillar_chance: 2 is too large; allowed are "
                "numbers from 0 to 1 with at most three decimals, and fractions in quotes such as "
                "\"11/101\"",
                "--set: grid.width: 0 is too small; allowed are whole numbers from 1 to 4096 "
                "(rooms)",
                "--set: nothing: the = is missing; allowed is key=value, such as grid.width=7"});
}

TEST_CASE("the files that were read are named, and the preset") {
    Trial trial;
    trial.user.write("room.toml", "");
    CHECK(trial.load().preset.empty());
    trial.sources.preset = "classic";
    CHECK(trial.load().preset == "classic");
    ErrorList errors;
    std::vector<std::filesystem::path> files;
    for (const auto& file : findConfigFiles(trial.sources, errors)) {
        files.push_back(file.path);
    }
    CHECK(files == std::vector<std::filesystem::path>{
                       shippedFolder() / "dungeon.toml", shippedFolder() / "room.toml",
                       shippedFolder() / "player.toml", shippedFolder() / "creatures.toml",
                       shippedFolder() / "bosses.toml", shippedFolder() / "items.toml",
                       shippedFolder() / "relics.toml", shippedFolder() / "floors.toml",
                       shippedFolder() / "altars.toml", shippedFolder() / "pieces.toml",
                       shippedFolder() / "view.toml", shippedFolder() / "keys.toml",
                       trial.user.path() / "room.toml",
                       shippedFolder() / "presets" / "classic.toml"});
    trial.sources.preset = trial.user.write("mine.toml", "").generic_string();
    // It stands in the user's folder, where only the known names may stand.
    CHECK(trial.errors() ==
          Lines{"user/mine.toml: mine.toml is not the name of a config file and "
                "is not read; known are dungeon.toml, room.toml, player.toml, "
                "creatures.toml, bosses.toml, items.toml, relics.toml, "
                "floors.toml, altars.toml, pieces.toml, view.toml and keys.toml"});
    trial.sources.preset = trial.user.write("presets/mine.toml", "").generic_string();
    std::filesystem::remove(trial.user.path() / "mine.toml");
    CHECK(trial.load().preset == "mine");
}

TEST_CASE("keys beaten by a later source are reported with both") {
    Trial trial;
    CHECK(overridden(trial) == Lines{});
    trial.sources.preset = "classic";
    CHECK(overridden(trial) == Lines{"room.interior: shipped/room.toml by --preset classic",
                                     "room.width: shipped/room.toml by --preset classic"});
    trial.user.write("dungeon.toml", "[tables.N]\nS = 1\n[grid]\nheight = 10\n");
    trial.sources.sets = {"grid.width=9", "view.scale=2"};
    CHECK(overridden(trial) ==
          Lines{"grid.width: shipped/dungeon.toml by --set grid.width=9",
                "grid.width: shipped/presets/classic.toml by --set grid.width=9",
                "room.interior: shipped/room.toml by --preset classic",
                "room.width: shipped/room.toml by --preset classic",
                "tables.N: user/dungeon.toml by --preset classic",
                "view.scale: shipped/view.toml by --set view.scale=2"});
}

TEST_CASE("a weight beaten by --set is reported alone, not its whole table") {
    Trial trial;
    trial.sources.sets = {"tables.N.NS=40", "tables.N.S=3", "tables.N.NS=50"};
    CHECK(overridden(trial) == Lines{"tables.N.NS: shipped/dungeon.toml by --set tables.N.NS=50"});
}

TEST_CASE("the shipped file beaten by the user's own is reported too") {
    Trial trial;
    trial.user.write("room.toml", "[room]\nwidth = 9\nheight = 9\n");
    CHECK(overridden(trial) == Lines{"room.width: shipped/room.toml by user/room.toml"});
}

TEST_CASE("the hash is of what decides dungeons and play") {
    const std::uint64_t shipped = hashWith({});
    CHECK(hashWith({"grid.width=11"}) != shipped);
    CHECK(hashWith({"start.doors=N"}) != shipped);
    CHECK(hashWith({"tables.E.WE=5"}) != shipped);
    CHECK(hashWith({"room.pillar_chance=1/2"}) != shipped);
    CHECK(hashWith({"player.speed=81"}) != shipped);
    CHECK(hashWith({"view.slide_speed=401"}) != shipped);
    CHECK(hashWith({"tileset=bone"}) != shipped);
    CHECK(hashWith({"interior.cave.weight=9"}) != shipped);
    CHECK(hashWith({"view.scale=2", "view.frame_limit=60", "keys.map=9"}) == shipped);
}

TEST_CASE("the hash does not depend on how things are written") {
    const std::uint64_t shipped = hashWith({});
    CHECK(hashWith({"start.cell=[5, 5]"}) == shipped);
    CHECK(hashWith({"start.cell=[4, 5]"}) != shipped);
    CHECK(hashWith({"room.pillar_chance=22/202"}) == shipped);
    CHECK(hashWith({"tables.N.NSWE=0"}) == shipped);
    // Of an interior that never comes up nothing else counts.
    CHECK(hashWith({"interior.ice.weight=0", "interior.ice.from=3"}) ==
          hashWith({"interior.ice.weight=0"}));
    CHECK(hashWith({"start.doors=EWSN"}) == shipped);
    const Trial trial;
    trial.user.write("view.toml", "tables.N = {SEN=1, SN=4.0, S=3, WS=1, SE=1, SWE=1, NSW=1}\n");
    CHECK(trial.load().hash == shipped);
}

TEST_CASE("the hash is the same on every machine") {
    Trial trial;
    trial.sources.preset = "classic";
    Config config = trial.load().config;
    CHECK(trial.load().hash == gameplayHash(config));
    config.room.texts = {};
    CHECK(gameplayHash(config) == 0x90B09743B33ED9D5ULL);
}

TEST_CASE("a floor of an adventure has the tables and creatures of its preset") {
    Trial trial;
    CHECK_FALSE(trial.load().config.adventure.isOn());
    trial.sources.floor = 1;
    const LoadedConfig first = trial.load();
    CHECK(first.config.adventure.floor == 1);
    CHECK(first.config.dungeon.growth == Growth::Hideout);
    CHECK(first.preset.empty());
    trial.sources.floor = 4;
    trial.sources.sets = {"creatures.budget=9"};
    CHECK(trial.load().config.dungeon.tileset == Tileset::Ember);
    CHECK(trial.load().config.creatures.rules.budget == 9);
    trial.sources.preset = "classic";  // holds for every floor
    CHECK(trial.load().config.room.size == GridSize{11, 9});
    CHECK(trial.load().config.adventure.floor == 4);
}

TEST_CASE("a floor whose preset does not exist is reported where it names it") {
    Trial trial;
    trial.user.write("floors.toml", "[floor.3]\npreset = \"hideuot\"\n");
    REQUIRE(trial.errors().size() == 1);
    CHECK(trial.errors().front().starts_with(
        "user/floors.toml:2:10: floor.3.preset: there is no preset hideuot; known are"));
    CHECK(trial.errors().front().ends_with("did you mean hideout?"));
}

TEST_CASE("a language that there is not is reported where it is chosen") {
    Trial trial;
    const TempFolder languages;
    languages.write("de.po", "");
    trial.sources.languages = languages.path();
    trial.user.write("view.toml", "[view]\nlanguage = \"xx\"\n");
    CHECK(trial.errors() == Lines{"user/view.toml:2:12: view.language: there is no language "
                                  "\"xx\"; allowed are \"system\", \"en\" and \"de\""});
    const char* const known = GENERATE("system", "en", "de");
    trial.sources.sets = {std::string("view.language=") + known};
    CHECK(trial.errors() == Lines{});
}
