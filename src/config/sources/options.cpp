#include "config/sources/options.hpp"

#include "base/contains.hpp"
#include "config/files/folder_lock.hpp"
#include "config/files/shown_path.hpp"
#include "config/files/text_file.hpp"
#include "config/files/whole_file.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/options_text.hpp"
#include "config/text/printable.hpp"
#include "config/toml/toml_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

// What games that were killed while saving have left. While this game holds the lock, no other is
// writing.
void removeLeftovers(const fs::path& target) {
    std::error_code ignored;
    const std::string begin = "." + target.filename().string() + ".";
    for (const fs::directory_entry& entry : fs::directory_iterator(target.parent_path(), ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(begin) && name.ends_with(".new")) {
            fs::remove(entry.path(), ignored);
        }
    }
}

fs::path freeNameBeside(const fs::path& file) {
    std::error_code ignored;
    fs::path name = file;
    name += ".broken";
    for (int number = 2; fs::exists(fs::symlink_status(name, ignored)); ++number) {
        name = file;
        name += fmt::format(".broken-{}", number);
    }
    return name;
}

bool isAtFault(const ConfigErrors& errors, const fs::path& file) {
    return contains(errors, shownPath(file), &ConfigError::source);
}

}  // namespace

std::optional<std::string> saveOptions(const fs::path& userFolder, const Config& config,
                                       const std::vector<std::string_view>& keys) {
    if (userFolder.empty()) {
        return "there is no home folder to save options in";
    }
    std::error_code error;
    fs::create_directories(userFolder, error);
    if (error) {
        return shownPath(userFolder) + ": the folder cannot be made: " + error.message();
    }
    const fs::path file = userFolder / optionsFileName;
    const fs::path target = linkTarget(file);
    const FolderLock lock(target.parent_path());
    if (!lock.held()) {
        return shownPath(file) + ": another program is writing it; try again";
    }
    removeLeftovers(target);
    std::string text;
    if (fs::exists(target, error)) {
        auto old = readTextFile(target);
        if (!old) {
            return fmt::format("{}: {}", shownPath(file), old.error().sentence);
        }
        text = std::move(old.value());
    }
    Settings changes;
    for (const std::string_view key : keys) {
        changes.emplace(key, schema().find(key)->toml(config));
    }
    const auto changed = changeSettings(text, changes);
    if (!changed) {
        const TomlFault& fault = changed.error();
        return printable(toString(ConfigError{
            shownPath(file), fault.place.line, fault.place.column, "",
            fault.sentence + "; correct or remove the file, then options can be saved again"}));
    }
    return writeWholeFile(file, changed.value());
}

Result<LoadedConfig, ConfigErrors> loadForPlay(ConfigSources& sources,
                                               std::vector<std::string>& notices) {
    auto loaded = loadConfig(sources);
    const fs::path file = sources.user / optionsFileName;
    if (loaded || sources.user.empty() || !isAtFault(loaded.error(), file)) {
        return loaded;
    }
    const FolderLock lock(sources.user);
    loaded = loadConfig(sources);  // another game may have moved it just now
    ConfigSources rest = sources;
    rest.readOptions = false;
    auto without = loadConfig(rest);
    if (loaded || !without) {
        return loaded;
    }
    const fs::path aside = freeNameBeside(file);
    std::error_code error;
    fs::rename(file, aside, error);
    if (error) {
        sources.readOptions = false;
    }
    notices.push_back(error ? fmt::format("{} is broken, is not used and cannot be moved aside: {}",
                                          shownPath(file), error.message())
                            : fmt::format("{} is broken, is not used and was moved to {}",
                                          shownPath(file), aside.filename().string()));
    for (const ConfigError& fault : loaded.error()) {
        notices.push_back(toString(fault));
    }
    return without;
}

}  // namespace doorstring
