// Folders: where they are, those that the program brings along and the user's (XDG base
// directories), which files they have, and how a program keeps one to itself while it writes.
#pragma once

#include "base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace doorstring {

struct Folders {
    std::filesystem::path assets;         // assets/ of the project or installation
    std::filesystem::path shippedConfig;  // config/ of the project or installation
    std::filesystem::path userConfig;     // $XDG_CONFIG_HOME/doorstring; empty without a home
    std::filesystem::path state;          // $XDG_STATE_HOME/doorstring: log and runs; may be empty
    std::filesystem::path pictures;       // where screenshots go; may be empty
};

// Looks for assets/ and config/ in the program's folder and each folder above it, there in
// share/doorstring, too. $DOORSTRING_ASSETS and $DOORSTRING_SHIPPED_CONFIG win over these. Without
// a home, state and pictures go to the temporary folder, if that is the user's own. The error is a
// sentence.
Result<Folders, std::string> findFolders();

// The path of the running program; empty if the system does not tell.
std::filesystem::path programPath();

// Returns the folder that takes the place of a missing home: in the one for temporary files.
std::filesystem::path temporaryFolder();

// What the search depends on.
struct Environment {
    std::filesystem::path program;  // empty if it is not known
    std::function<std::optional<std::string>(const char*)> variable;
    std::filesystem::path temporary = temporaryFolder();  // empty if there is none
};
Result<Folders, std::string> findFolders(const Environment& environment);

// Returns a path as a user would write it: "config/dungeon.toml" below the working folder,
// "~/.config/doorstring/dungeon.toml" below the home folder, else the whole path.
std::string shownPath(const std::filesystem::path& path);

// Returns the names in a folder with this ending, sorted, but for those that begin with a dot, as
// the files that editors hide. What kept the folder from being read to its end goes to `error`.
std::vector<std::string> namesEndingIn(std::string_view ending, const std::filesystem::path& folder,
                                       std::error_code& error);

// Holds a folder until it is destroyed, or until the program ends, however that happens. A second
// lock on the same folder conflicts with it, in the same program, too.
class FolderLock {
public:
    enum class IfHeld : std::uint8_t {
        Wait,  // a few seconds for the other program
        GiveUp
    };
    explicit FolderLock(const std::filesystem::path& folder, IfHeld ifHeld = IfHeld::Wait);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    // Whether the folder is this program's; false if another one still holds it. A file system
    // without locks gives it to all.
    bool held() const { return held_; }

private:
    int descriptor_;
    bool held_ = true;
};

}  // namespace doorstring
