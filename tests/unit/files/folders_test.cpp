#include "config/version.hpp"
#include "files/folders.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <chrono>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace doorstring;
namespace fs = std::filesystem;
using doorstring::testing::TempFolder;

namespace {

using Names = std::vector<std::string>;

struct Place {
    TempFolder folder;
    std::map<std::string, std::string> variables{{"HOME", (folder.path() / "home").string()}};
    Environment environment{folder.path() / "game/build/release/doorstring",
                            [this](const char* name) -> std::optional<std::string> {
                                const auto found = variables.find(name);
                                return found == variables.end() ? std::nullopt
                                                                : std::optional(found->second);
                            },
                            folder.path() / "temporary"};

    void ship(const fs::path& where) const {
        fs::create_directories(folder.path() / where / "assets");
        folder.write((where / "config/dungeon.toml").string(), "");
    }
    Folders find() const {
        const auto found = findFolders(environment);
        REQUIRE(found.ok());
        return found.value();
    }
    std::string fault() const {
        const auto found = findFolders(environment);
        REQUIRE_FALSE(found.ok());
        return found.error();
    }
    fs::path at(const fs::path& rest) const { return folder.path() / rest; }
};

}  // namespace

TEST_CASE("what is shipped is found beside the program, above it, or in share") {
    const Place place;
    place.ship("game");
    CHECK(place.find().assets == place.at("game/assets"));
    CHECK(place.find().shippedConfig == place.at("game/config"));
    place.ship("game/share/doorstring");
    CHECK(place.find().assets == place.at("game/assets"));
    place.ship("game/build/share/doorstring");
    CHECK(place.find().assets == place.at("game/build/share/doorstring/assets"));
    place.ship("game/build/release");
    CHECK(place.find().assets == place.at("game/build/release/assets"));
}

TEST_CASE("a folder config of someone else is not taken") {
    const Place place;
    place.ship("game");
    fs::create_directories(place.at("game/build/config"));
    fs::create_directories(place.at("game/build/assets"));
    CHECK(place.find().shippedConfig == place.at("game/config"));
}

TEST_CASE("nothing found is reported with where was looked") {
    Place place;
    const std::string rest = "); DOORSTRING_ASSETS and DOORSTRING_SHIPPED_CONFIG can name them";
    const std::string found = "the folders assets and config were not found around the program (";
    CHECK(place.fault() ==
          found + place.at("game/build/release/doorstring").generic_string() + rest);
    place.environment.program.clear();
    CHECK(place.fault() == found + "whose location is unknown" + rest);
}

TEST_CASE("variables name the shipped folders") {
    Place place;
    fs::create_directories(place.at("a"));
    fs::create_directories(place.at("c"));
    place.variables["DOORSTRING_ASSETS"] = place.at("a").string();
    place.variables["DOORSTRING_SHIPPED_CONFIG"] = place.at("c").string();
    CHECK(place.find().assets == place.at("a"));
    CHECK(place.find().shippedConfig == place.at("c"));
    place.variables["DOORSTRING_ASSETS"] = place.at("none").string();
    CHECK(place.fault() == "DOORSTRING_ASSETS is set to " + place.at("none").string() +
                               ", but there is no such folder");
}

#if !defined(_WIN32) && !defined(__APPLE__)
TEST_CASE("the user's folders follow the XDG variables") {
    Place place;
    place.ship("game");
    CHECK(place.find().userConfig == place.at("home/.config/doorstring"));
    CHECK(place.find().state == place.at("home/.local/state/doorstring"));
    CHECK(place.find().pictures == place.at("home/Pictures/doorstring"));
    place.variables["XDG_CONFIG_HOME"] = "/x/config";
    place.variables["XDG_STATE_HOME"] = "/x/state";
    place.variables["XDG_PICTURES_DIR"] = "/x/pictures";
    CHECK(place.find().userConfig == "/x/config/doorstring");
    CHECK(place.find().state == "/x/state/doorstring");
    CHECK(place.find().pictures == "/x/pictures/doorstring");
}

TEST_CASE("relative and empty XDG variables are ignored") {
    Place place;
    place.ship("game");
    place.variables["XDG_CONFIG_HOME"] = "config";
    place.variables["XDG_STATE_HOME"] = "";
    CHECK(place.find().userConfig == place.at("home/.config/doorstring"));
    CHECK(place.find().state == place.at("home/.local/state/doorstring"));
}

TEST_CASE("without a home there is no user's config, and the rest is temporary") {
    Place place;
    place.ship("game");
    for (const char* home : {"", "relative"}) {
        place.variables["HOME"] = home;
        CHECK(place.find().userConfig.empty());
        CHECK(place.find().state == place.at("temporary"));
        CHECK(place.find().pictures == place.at("temporary"));
    }
    CHECK(fs::status(place.at("temporary")).permissions() == fs::perms(0700));
    place.environment.temporary.clear();
    CHECK(place.find().state.empty());
}

TEST_CASE("a temporary folder that somebody else may have made is not used") {
    Place place;
    place.ship("game");
    place.variables["HOME"] = "";
    fs::create_directories(place.at("theirs"));
    fs::create_directory_symlink(place.at("theirs"), place.at("temporary"));
    CHECK(place.find().state.empty());
    fs::remove(place.at("temporary"));
    fs::create_directories(place.at("temporary"));
    fs::permissions(place.at("temporary"), fs::perms(0777));
    CHECK(place.find().state.empty());
    CHECK(place.find().pictures.empty());
    if (::geteuid() == 0) {
        fs::permissions(place.at("temporary"), fs::perms(0755));
        REQUIRE(::chown(place.at("temporary").c_str(), 4242, 4242) == 0);
        CHECK(place.find().state.empty());
    }
    place.variables["XDG_STATE_HOME"] = "/x/state";
    CHECK(place.find().state == "/x/state/doorstring");
}
#endif

TEST_CASE("the program knows where it is") {
    const fs::path program = programPath();
    CHECK(program.is_absolute());
    CHECK(fs::is_regular_file(program));
    CHECK((fs::status(program).permissions() & fs::perms::owner_exec) != fs::perms::none);
}

TEST_CASE("this very program finds its folders") {
    const auto folders = findFolders();
    REQUIRE(folders.ok());
    CHECK(fs::exists(folders.value().shippedConfig / "dungeon.toml"));
    CHECK(std::string(versionText()).find('.') != std::string::npos);
}

TEST_CASE("paths in the home folder are shown from there on") {
    const char* const home = std::getenv("HOME");
    if (home == nullptr || !fs::path(home).is_absolute()) {
        return;
    }
    const fs::path file = fs::path(home) / ".config" / "no such folder" / "a.toml";
    CHECK(shownPath(file) == "~/.config/no such folder/a.toml");
}

using IfHeld = FolderLock::IfHeld;

TEST_CASE("the names in a folder are sorted, and hidden ones are no files with an ending") {
    const TempFolder folder;
    for (const char* name : {"b.toml", "a.toml", ".c.toml", "d.txt"}) {
        folder.write(name, "");
    }
    std::error_code error;
    CHECK(namesIn(folder.path(), error) == Names{".c.toml", "a.toml", "b.toml", "d.txt"});
    CHECK_FALSE(error);
    CHECK(namesEndingIn(".toml", folder.path(), error) == Names{"a.toml", "b.toml"});
    CHECK_FALSE(error);
    CHECK(namesIn(folder.path() / "gone", error).empty());
    CHECK(error == std::errc::no_such_file_or_directory);
    CHECK(namesIn(folder.path() / "d.txt", error).empty());
    CHECK(error == std::errc::not_a_directory);
}

TEST_CASE("a folder has one lock at a time") {
    const TempFolder one;
    const TempFolder other;
    {
        const FolderLock first(one.path(), IfHeld::GiveUp);
        CHECK(first.held());
        CHECK_FALSE(FolderLock(one.path(), IfHeld::GiveUp).held());
        CHECK(FolderLock(other.path(), IfHeld::GiveUp).held());
    }
    CHECK(FolderLock(one.path(), IfHeld::GiveUp).held());
}

TEST_CASE("a lock is waited for") {
    const TempFolder folder;
    std::optional<FolderLock> first(std::in_place, folder.path(), IfHeld::GiveUp);
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        first.reset();
    });
    CHECK(FolderLock(folder.path(), IfHeld::Wait).held());
    other.join();
}

TEST_CASE("a folder that is not there holds nobody up") {
    const TempFolder folder;
    CHECK(FolderLock(folder.path() / "none", IfHeld::GiveUp).held());
}
