#include "files/folders.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

namespace doorstring {

namespace fs = std::filesystem;

namespace {

bool isFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

// Whether a folder holds assets/ and config/dungeon.toml: a folder config/ alone is too common.
bool hasShippedFiles(const fs::path& folder) {
    std::error_code error;
    return isFolder(folder / "assets") && fs::exists(folder / "config" / "dungeon.toml", error);
}

// The folder that holds assets/ and config/; empty if there is none.
fs::path shippedRoot(const Environment& environment) {
    for (fs::path folder = environment.program.parent_path(); !folder.empty();
         folder = folder.parent_path()) {
        for (const fs::path& candidate : {folder, folder / "share" / "doorstring"}) {
            if (hasShippedFiles(candidate)) {
                return candidate;
            }
        }
        if (folder == folder.root_path()) {
            break;
        }
    }
    return {};
}

// The path that a variable names; empty if the variable is not set or the path is relative. The XDG
// specification says to ignore relative paths.
fs::path pathFromVariable(const Environment& environment, const char* name) {
    const fs::path path = environment.variable(name).value_or("");
    return path.is_absolute() ? path : fs::path();
}

// The game's folder for a purpose. It is in the folder that the XDG variable names; without the
// variable, it is in the system's usual place below the home folder. Empty if there is no home
// folder either.
fs::path userFolder(const Environment& environment, const char* xdg, const char* usual) {
    fs::path folder = pathFromVariable(environment, xdg);
    const fs::path home = pathFromVariable(environment, "HOME");
    if (folder.empty() && !home.empty()) {
        folder = home / usual;
    }
    return folder.empty() ? folder : folder / "doorstring";
}

// Makes the folder if it is missing. Returns it, or an empty path if it is not this user's or
// everybody can write to it. A link does not count as a folder: in the system's folder for
// temporary files, another user may have made the link.
fs::path makeOwnFolder(const fs::path& folder) {
    constexpr mode_t forOwner = 0700;
    struct stat found {};
    ::mkdir(folder.c_str(), forOwner);
    const bool isOwn = ::lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) &&
                       found.st_uid == ::geteuid() && (found.st_mode & S_IWOTH) == 0;
    return isOwn ? folder : fs::path();
}

void addUserFolders(const Environment& environment, Folders& folders) {
#if defined(__APPLE__)
    constexpr const char* config = "Library/Application Support";
    constexpr const char* state = "Library/Application Support";  // not Logs: it has saved runs
#else
    constexpr const char* config = ".config";
    constexpr const char* state = ".local/state";
#endif
    folders.userConfig = userFolder(environment, "XDG_CONFIG_HOME", config);
    folders.state = userFolder(environment, "XDG_STATE_HOME", state);
    folders.pictures = userFolder(environment, "XDG_PICTURES_DIR", "Pictures");
    for (fs::path* folder : {&folders.state, &folders.pictures}) {
        if (folder->empty() && !environment.temporary.empty()) {
            *folder = makeOwnFolder(environment.temporary);
        }
    }
}

// Sets `folder` to the folder that a variable names, if the variable is set. Returns a sentence if
// there is no such folder, else nothing.
std::string takeVariable(const Environment& environment, const char* name, fs::path& folder) {
    const std::string text = environment.variable(name).value_or("");
    if (text.empty()) {
        return {};
    }
    if (!isFolder(text)) {
        return fmt::format("{} is set to {}, but there is no such folder", name, text);
    }
    folder = text;
    return {};
}

}  // namespace

fs::path temporaryFolder() {
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    return error ? fs::path() : temporary / "doorstring";
}

fs::path programPath() {
#if defined(__APPLE__)
    std::array<char, 4096> buffer{};
    auto size = static_cast<std::uint32_t>(buffer.size());
    return _NSGetExecutablePath(buffer.data(), &size) == 0 ? fs::path(buffer.data()) : fs::path();
#else
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
#endif
}

Result<Folders, std::string> findFolders(const Environment& environment) {
    Folders folders;
    const fs::path root = shippedRoot(environment);
    if (!root.empty()) {
        folders.assets = root / "assets";
        folders.shippedConfig = root / "config";
    }
    for (const std::string& fault :
         {takeVariable(environment, "DOORSTRING_ASSETS", folders.assets),
          takeVariable(environment, "DOORSTRING_SHIPPED_CONFIG", folders.shippedConfig)}) {
        if (!fault.empty()) {
            return fault;
        }
    }
    if (folders.assets.empty() || folders.shippedConfig.empty()) {
        return fmt::format("the folders assets and config were not found around the program ({}); "
                           "DOORSTRING_ASSETS and DOORSTRING_SHIPPED_CONFIG can name them",
                           environment.program.empty() ? "whose location is unknown"
                                                       : environment.program.generic_string());
    }
    addUserFolders(environment, folders);
    return folders;
}

std::optional<std::string> environmentVariable(const char* name) {
    const char* text = std::getenv(name);
    return text == nullptr ? std::nullopt : std::optional<std::string>(text);
}

Result<Folders, std::string> findFolders() {
    return findFolders({programPath(), environmentVariable, temporaryFolder()});
}

namespace {

// The part of a path below a folder; empty if the path is not in the folder.
fs::path partBelow(const fs::path& folder, const fs::path& path) {
    if (folder.empty()) {
        return {};
    }
    const fs::path rest = path.lexically_relative(folder);
    return rest.empty() || *rest.begin() == ".." ? fs::path() : rest;
}

}  // namespace

std::string shownPath(const fs::path& path) {
    std::error_code error;
    fs::path whole = fs::absolute(path, error).lexically_normal();
    if (error) {
        whole = path;
    }
    if (const fs::path rest = partBelow(fs::current_path(error), whole); !rest.empty()) {
        return rest.generic_string();
    }
    const char* home = std::getenv("HOME");
    if (const fs::path rest = partBelow(home == nullptr ? "" : home, whole); !rest.empty()) {
        return "~/" + rest.generic_string();
    }
    return whole.generic_string();
}

std::vector<std::string> namesIn(const fs::path& folder, std::error_code& error) {
    // Uses readdir(), as the iterator of the standard library ends the program if there is no
    // memory for a name.
    const std::unique_ptr<DIR, int (*)(DIR*)> opened(::opendir(folder.c_str()), ::closedir);
    std::vector<std::string> names;
    if (!opened) {
        error.assign(errno, std::generic_category());
        return names;
    }
    errno = 0;
    while (const dirent* entry = ::readdir(opened.get())) {
        if (const std::string_view name = entry->d_name; name != "." && name != "..") {
            names.emplace_back(name);
        }
        errno = 0;  // allocating the name may have set it, which is no fault of the folder
    }
    error.assign(errno, std::generic_category());
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> namesEndingIn(std::string_view ending, const fs::path& folder,
                                       std::error_code& error) {
    std::vector<std::string> names = namesIn(folder, error);
    std::erase_if(names, [&](const std::string& name) {
        return !name.ends_with(ending) || name.starts_with('.');
    });
    return names;
}

FolderLock::FolderLock(const std::filesystem::path& folder, IfHeld ifHeld)
    : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    const int attempts = ifHeld == IfHeld::Wait ? 300 : 1;
    constexpr int pauseMilliseconds = 10;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0) {
            ::poll(nullptr, 0, pauseMilliseconds);
        }
        held_ = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
        if (held_) {
            return;
        }
    }
}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

}  // namespace doorstring
