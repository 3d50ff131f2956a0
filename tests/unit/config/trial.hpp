// The shipped config with a user's folder, a preset and --set over it.
#pragma once

#include "config/sources/load.hpp"
#include "files/folders.hpp"
#include "testing/temp_folder.hpp"

#include <string>
#include <vector>

namespace doorstring::testing {

using Lines = std::vector<std::string>;

inline std::filesystem::path shippedFolder() {
    return std::filesystem::path(DOORSTRING_PROJECT) / "config";
}

struct Trial {
    TempFolder user;
    ConfigSources sources{shippedFolder(), user.path(), {}, {}, {}};

    // All errors; the user's folder is written "user".
    Lines errors() const {
        const auto loaded = loadConfig(sources);
        Lines lines;
        if (!loaded) {
            for (const ConfigError& error : loaded.error()) {
                lines.push_back(shortened(toString(error)));
            }
        }
        return lines;
    }

    // Fails the test where there are errors.
    LoadedConfig load() const;

    std::string shortened(std::string text) const {
        replace(text, user.path().generic_string(), "user");
        replace(text, shownPath(user.path()) + "/", "user/");
        replace(text, shownPath(shippedFolder()) + "/", "shipped/");
        return text;
    }

private:
    static void replace(std::string& text, const std::string& part, const std::string& by) {
        for (auto at = text.find(part); at != std::string::npos; at = text.find(part)) {
            text.replace(at, part.size(), by);
        }
    }
};

// What is wrong with a dungeon.toml of the user.
inline Lines errorsIn(std::string_view dungeonToml) {
    const Trial trial;
    trial.user.write("dungeon.toml", dungeonToml);
    return trial.errors();
}

// What is wrong with --set.
inline Lines errorsOfSet(std::vector<std::string> sets) {
    Trial trial;
    trial.sources.sets = std::move(sets);
    return trial.errors();
}

}  // namespace doorstring::testing
