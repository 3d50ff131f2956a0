#include "config/sources/options.hpp"

#include "base/contains.hpp"
#include "config/schema/schema.hpp"
#include "config/text/printable.hpp"
#include "config/toml/toml_edit.hpp"
#include "files/folders.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <map>
#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

// Removes the leftovers of games that were killed while saving. This game holds the lock, so none
// of them is being written.
void removeLeftovers(const fs::path& target) {
    std::error_code ignored;
    const std::string begin = "." + target.filename().string() + ".";
    for (const std::string& name : namesIn(target.parent_path(), ignored)) {
        if (name.starts_with(begin) && name.ends_with(".new")) {
            fs::remove(target.parent_path() / name, ignored);
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

constexpr std::string_view header = "# Written by the game: what was chosen in its menus. It wins "
                                    "over the other files of this folder.\n"
                                    "# Remove a line, or the whole file, to undo it.\n\n";

using OptionValues = std::map<std::string, std::string>;  // by key, as TOML

// Reads the values of a text. Unknown keys and keys that are set twice are faults, because they
// would be lost if the text were written again from its values.
Result<OptionValues, TomlFault> valuesIn(std::string_view text) {
    const auto document = parseToml(text);
    if (!document) {
        return document.error();
    }
    OptionValues values;
    std::optional<TomlFault> fault;  // the first
    schema().visit(
        document.value(),
        [&](const KeySpec& key, const TomlValue& value) {
            const bool isFirst = values.emplace(key.path, tomlText(value)).second;
            if (!isFirst && !fault) {
                fault = TomlFault{value.keyPlace, key.path + " is set twice"};
            }
        },
        [&](const std::string& path, const TomlValue& item) {
            if (!fault) {
                fault = TomlFault{item.keyPlace, schema().unknownKeySentence(path)};
            }
        });
    if (fault) {
        return std::move(*fault);
    }
    return values;
}

// Changes the values in place or adds them. If that is not possible, the text is written again from
// its values, without comments.
Result<std::string, TomlFault> changedOptions(std::string_view text,
                                              const std::vector<TomlSetting>& changes) {
    auto values = valuesIn(text);
    if (!values) {
        return values.error();
    }
    auto edited = editedToml(text.empty() ? header : text, changes, NewSettings::AtTop);
    if (edited) {
        return edited;
    }
    for (const TomlSetting& change : changes) {
        values.value().insert_or_assign(change.path, change.value);
    }
    std::string fresh(header);
    for (const auto& [path, value] : values.value()) {
        fresh.append(path).append(" = ").append(value).append("\n");
    }
    return fresh;
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
    std::vector<TomlSetting> changes;
    for (const std::string_view key : keys) {
        changes.push_back({std::string(key), schema().at(key).toml(config)});
    }
    const auto changed = changedOptions(text, changes);
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
    loaded = loadConfig(sources);  // another game may have moved the file just now
    ConfigSources otherSources = sources;
    otherSources.readOptions = false;
    auto withoutOptions = loadConfig(otherSources);
    if (loaded || !withoutOptions) {
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
    return withoutOptions;
}

}  // namespace doorstring
