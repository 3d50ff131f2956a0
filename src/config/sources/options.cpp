#include "config/sources/options.hpp"

#include "base/contains.hpp"
#include "config/schema/schema.hpp"
#include "config/text/printable.hpp"
#include "config/toml/text_lines.hpp"
#include "config/toml/toml_value.hpp"
#include "files/folder_lock.hpp"
#include "files/folders.hpp"
#include "files/text_file.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

// What games that were killed while saving have left. While this game holds the lock, no other is
// writing.
void removeLeftovers(const fs::path& target) {
    std::error_code unread;
    std::error_code ignored;
    const std::string begin = "." + target.filename().string() + ".";
    for (fs::directory_iterator entry(target.parent_path(), unread), end; !unread && entry != end;
         entry.increment(unread)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with(begin) && name.ends_with(".new")) {
            fs::remove(entry->path(), ignored);
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
        changes.emplace(key, schema().at(key).toml(config));
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

namespace {

constexpr std::string_view header = "# Written by the game: what was chosen in its menus. It wins "
                                    "over the other files of this folder.\n"
                                    "# Remove a line, or the whole file, to undo it.\n\n";

// The settings of a text. Anything else in it is a fault, as it could not be kept safely.
Result<Settings, TomlFault> settingsOf(std::string_view text) {
    const auto document = parseToml(text);
    if (!document) {
        return document.error();
    }
    Settings settings;
    std::optional<TomlFault> fault;  // the first
    schema().visit(
        document.value(),
        [&](const KeySpec& key, const TomlValue& value) {
            if (!settings.emplace(key.path, tomlText(value)).second && !fault) {
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
    return settings;
}

bool holds(std::string_view text, const Settings& expected) {
    const auto settings = settingsOf(text);
    return settings && settings.value() == expected;
}

// The item of a path, or null.
const TomlValue* findItem(const TomlValue& table, std::string_view path) {
    for (const TomlValue& item : table.items) {
        if (item.key == path) {
            return &item;
        }
        const bool isAbove = path.starts_with(item.key + ".");
        const TomlValue* found =
            isAbove ? findItem(item, path.substr(item.key.size() + 1)) : nullptr;
        if (found != nullptr) {
            return found;
        }
    }
    return nullptr;
}

// Whether a line is a section's header: [view]
bool isHeader(const TextLines& lines, const TomlValue& item) {
    return trimmed(lines.line(item.keyPlace.line)).starts_with('[');
}

// The first line of a section; 0: there is none.
int firstHeader(const TextLines& lines, const TomlValue& table) {
    int first = 0;
    for (const TomlValue& item : table.items) {
        const int line = isHeader(lines, item) ? item.keyPlace.line : firstHeader(lines, item);
        first = first == 0 || (line != 0 && line < first) ? line : first;
    }
    return first;
}

// Sets one value, where it stands, in its section, or before all sections.
std::string changed(const std::string& text, const std::string& path, const std::string& value) {
    const auto document = parseToml(text);
    if (!document) {
        return text;
    }
    const TomlValue& all = document.value();
    const TextLines lines(text);
    if (const TomlValue* item = findItem(all, path)) {
        const std::size_t begin = lines.offsetOf(item->place);
        return text.substr(0, begin) + value + text.substr(lines.offsetOf(item->end));
    }
    const std::size_t dot = path.rfind('.');
    const TomlValue* section =
        dot == std::string::npos ? nullptr : findItem(all, path.substr(0, dot));
    const bool inSection = section != nullptr && isHeader(lines, *section);
    const int before = inSection ? section->keyPlace.line + 1 : firstHeader(lines, all);
    const std::size_t at = before == 0 ? text.size() : lines.offsetOf({before, 1});
    const bool isLineOpen = at > 0 && text[at - 1] != '\n';
    return text.substr(0, at) + (isLineOpen ? "\n" : "") +
           (inSection ? path.substr(dot + 1) : path) + " = " + value + "\n" + text.substr(at);
}

}  // namespace

Result<std::string, TomlFault> changeSettings(std::string_view text, const Settings& changes) {
    text = withoutByteOrderMark(text);
    auto old = settingsOf(text);
    if (!old) {
        return old.error();
    }
    std::string inPlace(text.empty() ? header : text);
    Settings expected = std::move(old.value());
    for (const auto& [path, value] : changes) {
        inPlace = changed(inPlace, path, value);
        expected[path] = value;
    }
    if (holds(inPlace, expected)) {
        return inPlace;
    }
    std::string fresh(header);
    for (const auto& [path, value] : expected) {
        fresh.append(path).append(" = ").append(value).append("\n");
    }
    if (holds(fresh, expected)) {
        return fresh;
    }
    return TomlFault{{}, "its settings cannot be written back unchanged"};
}

}  // namespace doorstring
