// Finds the folders of the program and of the user (XDG base directories), lists their files, and
// locks a folder while the program writes to it.
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

// Returns the value of an environment variable; null if it is not set.
std::optional<std::string> environmentVariable(const char* name);

// Looks for assets/ and config/ in the program's folder and each folder above it, and in
// share/doorstring of each. $DOORSTRING_ASSETS and $DOORSTRING_SHIPPED_CONFIG win over what is
// found. If there is no home, temporaryFolder() holds the state and the pictures, provided that it
// belongs to the user. The error is a sentence.
Result<Folders, std::string> findFolders();

// The path of the running program; empty if the system does not say.
std::filesystem::path programPath();

// Returns the folder that takes the place of a missing home: doorstring in the system's folder for
// temporary files. Empty if the system has no folder for temporary files.
std::filesystem::path temporaryFolder();

// The surroundings that the search for folders depends on.
struct Environment {
    std::filesystem::path program;  // empty if it is not known
    std::function<std::optional<std::string>(const char*)> variable;
    std::filesystem::path temporary = temporaryFolder();  // empty if there is none
};
Result<Folders, std::string> findFolders(const Environment& environment);

// Returns a path as a user would write it: "config/dungeon.toml" below the working folder,
// "~/.config/doorstring/dungeon.toml" below the home folder, else the whole path.
std::string shownPath(const std::filesystem::path& path);

// Returns the names of all files and folders in a folder, sorted. If the folder cannot be read to
// its end, `error` says why.
std::vector<std::string> namesIn(const std::filesystem::path& folder, std::error_code& error);

// Returns the names that end in `ending`, without those that begin with a dot, such as hidden files
// of editors.
std::vector<std::string> namesEndingIn(std::string_view ending, const std::filesystem::path& folder,
                                       std::error_code& error);

// Holds a folder as long as the lock exists. If the program ends first, however it ends, the system
// releases the folder. No second lock can hold the folder at the same time, not even in the same
// program.
class FolderLock {
public:
    enum class IfHeld : std::uint8_t {
        Wait,   // for three seconds at most, then give up
        GiveUp  // at once
    };
    explicit FolderLock(const std::filesystem::path& folder, IfHeld ifHeld = IfHeld::Wait);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    // Whether this lock holds the folder; true, too, if the folder cannot be opened, and on a file
    // system without locks.
    bool held() const { return held_; }

private:
    int descriptor_;
    bool held_ = true;
};

}  // namespace doorstring
