#include "config/files/folders.hpp"

#include "config/files/program_path.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

bool isFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

// What the program brings along. config/ alone is too common a name to go by.
bool isHome(const fs::path& folder) {
    std::error_code error;
    return isFolder(folder / "assets") && fs::exists(folder / "config" / "dungeon.toml", error);
}

// The folder that holds assets/ and config/; empty where there is none.
fs::path shippedHome(const Environment& environment) {
    for (fs::path folder = environment.program.parent_path(); !folder.empty();
         folder = folder.parent_path()) {
        for (const fs::path& candidate : {folder, folder / "share" / "doorstring"}) {
            if (isHome(candidate)) {
                return candidate;
            }
        }
        if (folder == folder.root_path()) {
            break;
        }
    }
    return isHome(environment.source) ? environment.source : fs::path();
}

// A variable that names an absolute path. The XDG specification has relative ones ignored.
std::optional<fs::path> absolute(const Environment& environment, const char* name) {
    const auto text = environment.variable(name);
    if (!text || !fs::path(*text).is_absolute()) {
        return std::nullopt;
    }
    return fs::path(*text);
}

// The user's folder for a purpose: the XDG variable, else the system's usual place below `home`.
fs::path userFolder(const Environment& environment, const char* xdg, const char* usual) {
    if (const auto folder = absolute(environment, xdg)) {
        return *folder;
    }
    const auto home = absolute(environment, "HOME");
    return home ? *home / usual : fs::path();
}

void addUserFolders(const Environment& environment, Folders& folders) {
#if defined(__APPLE__)
    constexpr const char* config = "Library/Application Support";
    constexpr const char* state = "Library/Logs";
#else
    constexpr const char* config = ".config";
    constexpr const char* state = ".local/state";
#endif
    const auto below = [](const fs::path& folder, const fs::path& otherwise) {
        return (folder.empty() ? otherwise : folder) / "doorstring";
    };
    const fs::path userConfig = userFolder(environment, "XDG_CONFIG_HOME", config);
    folders.userConfig = userConfig.empty() ? fs::path() : userConfig / "doorstring";
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    folders.state = below(userFolder(environment, "XDG_STATE_HOME", state), temporary);
    folders.pictures = below(userFolder(environment, "XDG_PICTURES_DIR", "Pictures"), temporary);
}

// Takes the folder that a variable names. Answers a sentence where it names none.
std::string takeVariable(const Environment& environment, const char* name, fs::path& folder) {
    const auto text = environment.variable(name);
    if (!text || text->empty()) {
        return {};
    }
    if (!isFolder(*text)) {
        return fmt::format("{} is set to {}, but there is no such folder", name, *text);
    }
    folder = *text;
    return {};
}

}  // namespace

Result<Folders, std::string> findFolders(const Environment& environment) {
    Folders folders;
    const fs::path home = shippedHome(environment);
    if (!home.empty()) {
        folders.assets = home / "assets";
        folders.shippedConfig = home / "config";
    }
    for (const std::string& fault :
         {takeVariable(environment, "DOORSTRING_ASSETS", folders.assets),
          takeVariable(environment, "DOORSTRING_SHIPPED_CONFIG", folders.shippedConfig)}) {
        if (!fault.empty()) {
            return fault;
        }
    }
    if (folders.assets.empty() || folders.shippedConfig.empty()) {
        return fmt::format("the folders assets and config were found neither around the program "
                           "({}) nor where it was built ({}); DOORSTRING_ASSETS and "
                           "DOORSTRING_SHIPPED_CONFIG can name them",
                           environment.program.empty() ? "whose place is not known"
                                                       : environment.program.generic_string(),
                           environment.source.generic_string());
    }
    addUserFolders(environment, folders);
    return folders;
}

Result<Folders, std::string> findFolders() {
    const auto variable = [](const char* name) -> std::optional<std::string> {
        const char* text = std::getenv(name);
        return text == nullptr ? std::nullopt : std::optional<std::string>(text);
    };
    return findFolders({programPath(), DOORSTRING_SOURCE_DIR, variable});
}

}  // namespace doorstring
