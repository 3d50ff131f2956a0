#include "config/sources/config_files.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

#include <algorithm>
#include <fstream>
#include <unistd.h>

using namespace doorstring;
using namespace doorstring::testing;
using testing::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

const std::string knownFiles =
    "dungeon.toml, room.toml, player.toml, creatures.toml, bosses.toml, items.toml, relics.toml, "
    "floors.toml, altars.toml, pieces.toml, view.toml and keys.toml";

}  // namespace

TEST_CASE("a user's folder need not exist") {
    Trial trial;
    trial.sources.user = trial.user.path() / "none";
    CHECK(trial.errors() == Lines{});
    trial.sources.user = "";
    CHECK(trial.errors() == Lines{});
}

TEST_CASE("a file of another name is reported, with the nearest known") {
    const Trial trial;
    trial.user.write("dungoen.toml", "");
    trial.user.write("my-own-numbers.toml", "");
    CHECK(trial.errors() ==
          Lines{"user/dungoen.toml: dungoen.toml is not the name of a config file and is not read; "
                "did you mean dungeon.toml?",
                "user/my-own-numbers.toml: my-own-numbers.toml is not the name of a config file "
                "and is not read; known are " +
                    knownFiles});
}

TEST_CASE("hidden files, copies of editors and other folders are let be") {
    const Trial trial;
    trial.user.write(".#dungeon.toml", "?");
    trial.user.write("dungeon.toml~", "?");
    trial.user.write("dungeon.toml.bak", "?");
    trial.user.write("notes/dungeon.toml", "?");
    CHECK(trial.errors() == Lines{});
}

TEST_CASE("a folder where a file should be is reported") {
    const Trial trial;
    fs::create_directories(trial.user.path() / "room.toml");
    CHECK(trial.errors() == Lines{"user/room.toml: this is a folder; a file is needed"});
}

TEST_CASE("a file where the user's folder should be is reported") {
    Trial trial;
    trial.sources.user = trial.user.write("file", "");
    CHECK(trial.errors() == Lines{"user/file: the folder cannot be read: Not a directory"});
}

TEST_CASE("--config must be a folder with config files") {
    Trial trial;
    const std::string needed = "; allowed is a folder with some of " + knownFiles;
    trial.sources.folder = trial.user.path() / "none";
    CHECK(trial.errors() == Lines{"--config: user/none does not exist" + needed});
    trial.sources.folder = trial.user.write("file", "");
    CHECK(trial.errors() == Lines{"--config: user/file is a file" + needed});
    fs::create_directories(trial.user.path() / "empty");
    trial.sources.folder = trial.user.path() / "empty";
    CHECK(trial.errors() == Lines{"--config: user/empty holds no config file" + needed});
    trial.user.write("empty/presets/a.toml", "");
    CHECK(trial.errors() == Lines{});
}

TEST_CASE("--config may name the shipped folder, in any spelling: its values win once more") {
    Trial trial;
    trial.user.write("dungeon.toml", "[grid]\nwidth = 11\n");
    fs::create_directory_symlink(shippedFolder(), trial.user.path() / "link");
    for (const fs::path& name :
         {shippedFolder(), shippedFolder() / ".." / "config", trial.user.path() / "link"}) {
        CAPTURE(name);
        trial.sources.folder = name;
        trial.sources.sets = {};
        CHECK(trial.load().config.dungeon.grid.width == 10);
        // What is shipped asks for more special rooms than these, which is nobody's mistake.
        trial.sources.sets = {"grid.width=1", "grid.height=2"};
        CHECK(trial.errors() == Lines{});
    }
}

TEST_CASE("a folder without permission is reported so") {
    if (geteuid() == 0) {
        return;  // root may read everything
    }
    Trial trial;
    const fs::path locked = trial.user.path() / "locked";
    fs::create_directories(locked);
    fs::permissions(locked, fs::perms::none);
    trial.sources.folder = locked;
    CHECK(trial.errors() == Lines{"user/locked: the folder cannot be read: Permission denied"});
    fs::permissions(locked, fs::perms::owner_all);
}

TEST_CASE("a preset that is not there is reported with those that are") {
    Trial trial;
    trial.sources.preset = "nosuch";
    CHECK_THAT(trial.errors().front(),
               ContainsSubstring("--preset: there is no preset nosuch; known are classic, "));
    trial.user.write("presets/maze.toml", "");
    trial.sources.preset = "clasic";
    CHECK_THAT(trial.errors().front(), ContainsSubstring(", maze, "));
    CHECK_THAT(trial.errors().front(), ContainsSubstring("; did you mean classic?"));
    trial.sources.preset = "no/such.toml";
    CHECK(trial.errors() == Lines{"--preset: the file no/such.toml does not exist"});
}

TEST_CASE("presets are found in all folders, the nearest to the user first") {
    const TempFolder chosen;
    Trial trial;
    trial.sources.folder = chosen.path();
    trial.sources.preset = "maze";
    const auto width = [&] { return trial.load().config.room.size.width; };
    chosen.write("presets/other.toml", "");
    trial.user.write("presets/maze.toml", "room.width = 6");
    CHECK(width() == 6);
    chosen.write("presets/maze.toml", "room.width = 7");
    CHECK(width() == 7);
    const std::vector<std::string> names = presetNames(trial.sources);
    CHECK(std::is_sorted(names.begin(), names.end()));
    for (const char* name : {"classic", "maze", "other"}) {
        CHECK(std::count(names.begin(), names.end(), name) == 1);
    }
    CHECK(presetPlaces(trial.sources) ==
          std::vector<fs::path>{chosen.path() / "presets/maze.toml",
                                trial.user.path() / "presets/maze.toml",
                                shippedFolder() / "presets/maze.toml"});
}

TEST_CASE("a preset may be named by its file") {
    Trial trial;
    const TempFolder elsewhere;
    trial.sources.preset = elsewhere.write("tiny.toml", "[grid]\nwidth = 3\n").generic_string();
    CHECK(trial.load().config.dungeon.grid.width == 3);
    CHECK(presetName(trial.sources) == "tiny");
}

TEST_CASE("a shipped folder that is not there is reported, and not what would be in it") {
    Trial trial;
    trial.sources.shipped = trial.user.path() / "gone";
    CHECK(trial.errors() ==
          Lines{"user/gone: the folder cannot be read: No such file or directory"});
}
