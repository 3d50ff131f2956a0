#include "config/sources/config_files.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// What is wrong with the user's preset "mine".
Lines errorsOfMine(std::string_view text, std::string_view other = "") {
    Trial trial;
    trial.user.write("presets/mine.toml", text);
    trial.user.write("presets/other.toml", other);
    trial.sources.preset = "mine";
    return trial.errors();
}

}  // namespace

TEST_CASE("a preset has what it builds on, and its own values over it") {
    Trial trial;
    trial.user.write("presets/lowest.toml",
                     "[grid]\nwidth = 3\nheight = 4\n[start]\ndoors = \"N\"\n");
    trial.user.write("presets/middle.toml", "base = \"lowest\"\n[grid]\nheight = 5\n");
    trial.user.write("presets/mine.toml", "base = \"middle\"\n[start]\ndoors = \"NS\"\n");
    trial.sources.preset = "mine";
    const LoadedConfig loaded = trial.load();
    CHECK(loaded.config.dungeon.grid == GridSize{3, 5});
    CHECK(toString(loaded.config.dungeon.startDoors) == "NS");
    CHECK(loaded.preset == "mine");
    // All of them are watched for changes.
    ErrorList errors;
    Lines files;
    for (const auto& file : findConfigFiles(trial.sources, errors)) {
        files.push_back(file.path.filename().string());
    }
    CHECK(std::vector(files.end() - 3, files.end()) ==
          Lines{"lowest.toml", "middle.toml", "mine.toml"});
}

TEST_CASE("a preset of the user's builds on the shipped one of its name") {
    Trial trial;
    trial.user.write("presets/classic.toml", "base = \"classic\"\n[grid]\nwidth = 12\n");
    trial.sources.preset = "classic";
    const Config config = trial.load().config;
    CHECK(config.dungeon.grid == GridSize{12, 10});
    CHECK(config.room.size == GridSize{11, 9});
}

TEST_CASE("a preset that builds on itself is reported") {
    CHECK(errorsOfMine("base = \"mine\"\n") ==
          Lines{"user/presets/mine.toml:1:8: base: mine builds on itself; allowed is a preset that "
                "does not lead back here"});
    CHECK(errorsOfMine("base = \"other\"\n", "\nbase = \"mine\"\n") ==
          Lines{"user/presets/other.toml:2:8: base: mine builds on itself; allowed is a preset "
                "that does not lead back here"});
}

TEST_CASE("a base that is none is reported where it is named") {
    CHECK_THAT(errorsOfMine("base = \"clasic\"\n").front(),
               ContainsSubstring("user/presets/mine.toml:1:8: base: there is no preset clasic; "
                                 "known are "));
    CHECK_THAT(errorsOfMine("base = \"clasic\"\n").front(),
               ContainsSubstring("did you mean classic?"));
    CHECK(errorsOfMine("base = 3\n") ==
          Lines{"user/presets/mine.toml:1:8: base: 3 is a whole number; allowed is the name of a "
                "preset in quotes"});
}

TEST_CASE("a base that is a file lies where the preset sees it") {
    Trial trial;
    trial.user.write("far/base.toml", "[grid]\nwidth = 3\n");
    trial.user.write("far/deep/mine.toml", "base = \"../base.toml\"\n");
    trial.user.write("far/deep/own.toml", "base = \"mine.toml\"\n");
    for (const char* preset : {"far/deep/mine.toml", "far/deep/own.toml"}) {
        trial.sources.preset = (trial.user.path() / preset).generic_string();
        CHECK(trial.load().config.dungeon.grid.width == 3);
    }
}

TEST_CASE("only a preset builds on another") {
    CHECK_THAT(errorsIn("base = \"classic\"\n").front(),
               ContainsSubstring("user/dungeon.toml:1:1: base is not a key"));
}
