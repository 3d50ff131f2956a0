#include "config/sources/load.hpp"
#include "config/sources/options.hpp"
#include "files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <fstream>
#include <sys/wait.h>
#include <unistd.h>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::TempFolder;

namespace {

namespace fs = std::filesystem;

class UserFolder {
public:
    // It is made only when something is written there.
    fs::path path() const { return folder_.path() / "doorstring"; }
    void write(const std::string& file, const std::string& text) const {
        fs::create_directories(path());
        std::ofstream(path() / file) << text;
    }
    bool holds(const std::string& file, const std::string& text) const {
        return readTextFile(path() / file).value() == text;
    }
    LoadedConfig load(std::vector<std::string> sets = {}) const {
        ConfigSources sources;
        sources.shipped = DOORSTRING_PROJECT "/config";
        sources.user = path();
        sources.sets = std::move(sets);
        return loadConfig(sources).value();
    }

private:
    TempFolder folder_;
};

}  // namespace

TEST_CASE("a kept option counts at the next start, over the user's own files") {
    const UserFolder folder;
    folder.write("view.toml", "[view]\n# mine\nscale = 2\n");
    Config config = folder.load().config;
    config.view.scale = 5;
    CHECK_FALSE(saveOptions(folder.path(), config, {"view.scale"}));
    CHECK(folder.load().config.view.scale == 5);
    CHECK(folder.holds("view.toml", "[view]\n# mine\nscale = 2\n"));
}

TEST_CASE("options kept before stay, whatever else the config holds") {
    const UserFolder folder;
    Config config = folder.load().config;
    config.view.muted = true;
    CHECK_FALSE(saveOptions(folder.path(), config, {"view.muted"}));
    Config other = folder.load({"view.muted=false", "view.scale=7"}).config;
    other.view.musicVolume = 30;
    CHECK_FALSE(saveOptions(folder.path(), other, {"view.music_volume"}));
    const Config again = folder.load().config;
    CHECK(again.view.muted);
    CHECK(again.view.musicVolume == 30);
    CHECK(again.view.scale == 0);
}

TEST_CASE("a broken options file is reported and left as it is") {
    const UserFolder folder;
    folder.write("options.toml", "view.scale = = 3\n");
    const auto fault = saveOptions(folder.path(), Config{}, {"view.muted"});
    REQUIRE(fault);
    CHECK_THAT(*fault, ContainsSubstring("options.toml:1:14: "));
    CHECK(folder.holds("options.toml", "view.scale = = 3\n"));
}

TEST_CASE("without a home folder options are not saved") {
    CHECK(saveOptions({}, Config{}, {"view.muted"}) ==
          "there is no home folder to save options in");
}

TEST_CASE("a folder that cannot be made is named") {
    const UserFolder folder;
    folder.write("file", "");
    const auto fault = saveOptions(folder.path() / "file" / "below", Config{}, {"view.muted"});
    REQUIRE(fault);
    CHECK_THAT(*fault, ContainsSubstring("below: the folder cannot be made: Not a directory"));
}

namespace {

// What the file holds once the music was set to 30, beginning with this.
std::string savedOver(const std::string& text) {
    const UserFolder folder;
    folder.write("options.toml", text);
    Config config;
    config.view.musicVolume = 30;
    const auto fault = saveOptions(folder.path(), config, {"view.music_volume"});
    return fault ? "fault: " + *fault : readTextFile(folder.path() / "options.toml").value();
}

}  // namespace

TEST_CASE("what a person wrote into options.toml stays, comments included") {
    CHECK(
        savedOver("# mine\n[view]\nscale = 2  # projector\n\n[keys]\nmap = [\n  \"Tab\", # one\n  "
                  "\"M\"\n]\n") ==
        "# mine\n[view]\nscale = 2  # projector\nmusic_volume = 30\n\n[keys]\nmap = [\n  "
        "\"Tab\", # one\n  \"M\"\n]\n");
    CHECK(savedOver("view.scale = 2\n[tables.N]\nNS = 4\nS = 1\n") ==
          "view.scale = 2\nview.music_volume = 30\n[tables.N]\nNS = 4\nS = 1\n");
    CHECK(savedOver("[interior.cave]\nweight = 9\n") ==
          "view.music_volume = 30\n\n[interior.cave]\nweight = 9\n");
    CHECK(savedOver("interior.cave.weight = 9") ==
          "interior.cave.weight = 9\nview.music_volume = 30\n");
    CHECK(savedOver("view.muted = true # \xC3\xA4\nview.music_volume = 7 # low\n") ==
          "view.muted = true # \xC3\xA4\nview.music_volume = 30 # low\n");
}

TEST_CASE("what cannot be changed in place is written anew with the same values") {
    CHECK_THAT(savedOver("view = { scale = 2, easing = 'out' }\ntables.N = { NS = 4, S = 0.5 }\n"),
               ContainsSubstring("tables.N = { NS = 4, S = 0.5 }\nview.easing = \"out\"\n"
                                 "view.music_volume = 30\nview.scale = 2\n"));
    CHECK_THAT(savedOver("\"view.music_volume\" = 5\n"), ContainsSubstring("= 30\n"));
}

TEST_CASE("a file with anything but settings is not written") {
    const UserFolder folder;
    const std::string text = "view.scale = 2\nview.colour = 3\n";
    folder.write("options.toml", text);
    const auto fault = saveOptions(folder.path(), Config{}, {"view.muted"});
    REQUIRE(fault);
    CHECK_THAT(*fault, ContainsSubstring("options.toml:2:6: view.colour is not a key"));
    CHECK_THAT(*fault, ContainsSubstring("; correct or remove the file, then options can be saved "
                                         "again"));
    CHECK(folder.holds("options.toml", text));
}

TEST_CASE("options saved over anything hand-written are read as the same") {
    const UserFolder folder;
    for (const std::string text :
         {"[tables.N]\nNS = 4\nS = 3\n",
          "[interior.cave]\nweight = 4\nkinds = [\"plain\",\n"
          "\"boss\"]\n",
          "keys.map = [\n\"Tab\",\n\"F2\"]\n", "interior.cave = { weight = 2 }\n",
          "[keys]\nmap = \"F2\"\n[view]\nscale = 3\n"}) {
        CAPTURE(text);
        folder.write("options.toml", text);
        Config expected = folder.load().config;
        expected.view.muted = true;
        expected.keys[Action::Help] = {{Key::F5, true}};
        CHECK_FALSE(saveOptions(folder.path(), expected, {"view.muted", "keys.help"}));
        CHECK(folder.load().config == expected);
    }
}

TEST_CASE("a linked options file is written through the link and keeps its mode") {
    const UserFolder folder;
    folder.write("dotfiles", "view.scale = 3\n");
    fs::permissions(folder.path() / "dotfiles", fs::perms(0600));
    fs::create_symlink("dotfiles", folder.path() / "options.toml");
    CHECK_FALSE(saveOptions(folder.path(), Config{}, {"view.muted"}));
    CHECK(fs::is_symlink(folder.path() / "options.toml"));
    CHECK(folder.holds("dotfiles", "view.scale = 3\nview.muted = false\n"));
    CHECK(fs::status(folder.path() / "dotfiles").permissions() == fs::perms(0600));
}

TEST_CASE("games that save at once lose nothing of each other, and leave nothing behind") {
    const UserFolder folder;
    folder.write(".options.toml.123-0.new", "half");  // of a game that was killed
    Config config;
    const auto saveMany = [&](const std::vector<std::string_view>& keys) {
        for (const std::string_view key : keys) {
            for (int round = 0; round < 20; ++round) {
                if (saveOptions(folder.path(), config, {key})) {
                    ::_exit(1);
                }
            }
        }
    };
    const pid_t other = ::fork();
    if (other == 0) {
        saveMany({"view.scale", "view.muted", "keys.map"});
        ::_exit(0);
    }
    saveMany({"view.easing", "view.fullscreen", "keys.help"});
    int status = -1;
    ::waitpid(other, &status, 0);
    CHECK(status == 0);
    const std::string text = readTextFile(folder.path() / "options.toml").value();
    for (const char* key :
         {"view.scale", "view.muted", "keys.map", "view.easing", "view.fullscreen", "keys.help"}) {
        CHECK_THAT(text, ContainsSubstring(std::string(key) + " = "));
    }
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}

TEST_CASE("in the user's own folder options.toml is read, however --config names it") {
    const UserFolder folder;
    folder.write("view.toml", "view.scale = 2\n");
    folder.write("options.toml", "view.scale = 3\n");
    fs::create_directory_symlink(folder.path(), folder.path() / "link");
    for (const fs::path& name :
         {folder.path(), folder.path() / ".", folder.path() / "link", folder.path() / ""}) {
        ConfigSources sources{DOORSTRING_PROJECT "/config", folder.path(), name, {}, {}};
        CAPTURE(name);
        const auto loaded = loadConfig(sources);
        REQUIRE(loaded.ok());
        CHECK(loaded.value().config.view.scale == 3);
    }
}

TEST_CASE("options.toml belongs to the user's folder alone") {
    const UserFolder folder;
    folder.write("options.toml", "view.scale = 3\n");
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.folder = folder.path();
    const auto loaded = loadConfig(sources);
    REQUIRE_FALSE(loaded.ok());
    CHECK_THAT(loaded.error().front().sentence,
               ContainsSubstring("options.toml is not the name of a config file"));
}

namespace {

struct Start {
    std::vector<std::string> notices;
    Result<LoadedConfig, ConfigErrors> loaded;
};

Start startWith(const UserFolder& folder, std::vector<std::string> sets = {}) {
    ConfigSources sources{DOORSTRING_PROJECT "/config", folder.path(), {}, {}, std::move(sets)};
    std::vector<std::string> notices;
    auto loaded = loadForPlay(sources, notices);
    return {notices, std::move(loaded)};
}

}  // namespace

TEST_CASE("a broken options.toml is moved aside, and the game starts with the rest") {
    const UserFolder folder;
    folder.write("view.toml", "view.scale = 4\n");
    folder.write("options.toml.broken", "an earlier one");
    for (const std::string text :
         {"view.scale = [\n", "view.colour = 3\n", "view.scale = 99\n", "keys.map = \"R\"\n"}) {
        CAPTURE(text);
        folder.write("options.toml", text);
        const Start start = startWith(folder);
        REQUIRE(start.loaded.ok());
        CHECK(start.loaded.value().config.view.scale == 4);
        REQUIRE(start.notices.size() == 2);
        CHECK_THAT(start.notices[0],
                   ContainsSubstring("options.toml is broken, is not used and was moved to "
                                     "options.toml.broken-2"));
        CHECK_THAT(start.notices[1], ContainsSubstring("options.toml:1:"));
        CHECK(folder.holds("options.toml.broken-2", text));
        CHECK_FALSE(fs::exists(folder.path() / "options.toml"));
        fs::remove(folder.path() / "options.toml.broken-2");
    }
    CHECK(folder.holds("options.toml.broken", "an earlier one"));
}

TEST_CASE("an options.toml that is not at fault stays where it is") {
    const UserFolder folder;
    folder.write("options.toml", "keys.map = \"F2\"\n");
    CHECK(startWith(folder).notices.empty());
    CHECK_FALSE(startWith(folder, {"keys.help=F2"}).loaded.ok());
    folder.write("view.toml", "view.scale = 99\n");
    CHECK_FALSE(startWith(folder).loaded.ok());
    CHECK(folder.holds("options.toml", "keys.map = \"F2\"\n"));
}
