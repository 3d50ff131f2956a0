#include "config/files/text_file.hpp"
#include "config/sources/load.hpp"
#include "config/sources/options.hpp"
#include "testing/catch2.hpp"

#include <fstream>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;

namespace {

namespace fs = std::filesystem;

class UserFolder {
public:
    UserFolder() : path_(fs::temp_directory_path() / "doorstring-options-test") {
        fs::remove_all(path_);
    }
    ~UserFolder() { fs::remove_all(path_); }

    const fs::path& path() const { return path_; }
    void write(const std::string& file, const std::string& text) const {
        fs::create_directories(path_);
        std::ofstream(path_ / file) << text;
    }
    bool holds(const std::string& file, const std::string& text) const {
        return readTextFile(path_ / file).value() == text;
    }
    LoadedConfig load(std::vector<std::string> sets = {}) const {
        ConfigSources sources;
        sources.shipped = DOORSTRING_PROJECT "/config";
        sources.user = path_;
        sources.sets = std::move(sets);
        return loadConfig(sources).value();
    }

private:
    fs::path path_;
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

TEST_CASE("a broken options file is told and left as it is") {
    const UserFolder folder;
    folder.write("options.toml", "view.scale = = 3\n");
    const auto fault = saveOptions(folder.path(), Config{}, {"view.muted"});
    REQUIRE(fault);
    CHECK_THAT(*fault, ContainsSubstring("options.toml is broken; remove it"));
    CHECK(folder.holds("options.toml", "view.scale = = 3\n"));
}

TEST_CASE("without a home folder options are not kept") {
    CHECK(saveOptions({}, Config{}, {"view.muted"}) ==
          "there is no home folder to keep options in");
}

TEST_CASE("a folder that cannot be made is named") {
    const UserFolder folder;
    folder.write("file", "");
    const auto fault = saveOptions(folder.path() / "file" / "below", Config{}, {"view.muted"});
    REQUIRE(fault);
    CHECK_THAT(*fault, ContainsSubstring("below: the folder cannot be made: Not a directory"));
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
