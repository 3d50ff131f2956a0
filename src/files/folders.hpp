// Where things lie: what the program brings along, and what is the user's (XDG base directories).
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace doorstring {

struct Folders {
    std::filesystem::path assets;         // assets/ of the project or installation
    std::filesystem::path shippedConfig;  // config/ of the project or installation
    std::filesystem::path userConfig;     // $XDG_CONFIG_HOME/doorstring; empty without a home
    std::filesystem::path state;          // $XDG_STATE_HOME/doorstring: log and runs
    std::filesystem::path pictures;       // where screenshots go
};

// Looks for assets/ and config/ beside the program and its parents, in ../share/doorstring, then
// where it was built. $DOORSTRING_ASSETS and $DOORSTRING_SHIPPED_CONFIG win over both. The error is
// a sentence.
Result<Folders, std::string> findFolders();

// Where the running program lies; empty where the system does not say.
std::filesystem::path programPath();

// What the search depends on.
struct Environment {
    std::filesystem::path program;  // empty: not known
    std::filesystem::path source;   // where it was built
    std::function<std::optional<std::string>(const char*)> variable;
};
Result<Folders, std::string> findFolders(const Environment& environment);

// Returns a path as a user would write it: "config/dungeon.toml" below the working folder,
// "~/.config/doorstring/dungeon.toml" below the home folder, else the whole path.
std::string shownPath(const std::filesystem::path& path);

}  // namespace doorstring
