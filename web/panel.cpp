// The panel beside the game: the weights of the explored dungeon as the text of dungeon.toml.
#include "config/schema/schema.hpp"
#include "config/sources/load.hpp"
#include "config/toml/toml_edit.hpp"
#include "files/folders.hpp"
#include "memory_files.hpp"
#include "program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring::web {

namespace {

constexpr std::string_view ownFile = "/home/config/dungeon.toml";
constexpr std::string_view shippedFile = "/config/dungeon.toml";

std::string textOf(std::string_view name) {
    const auto file = memoryFiles().find(std::string(name));
    return file == nullptr ? std::string() : file->bytes;
}

ConfigSources withoutPreset() {
    ConfigSources sources = ownSources();
    sources.floor = 0;
    return sources;
}

bool hasOtherWeights(const ConfigSources& sources) {
    return !sources.preset.empty() || sources.code;
}

// What makes the dungeon that is explored. A preset and a code are written into the file's text.
std::string activeText() {
    const std::string own = textOf(ownFile);
    const std::string text = own.empty() ? textOf(shippedFile) : own;
    const Session& session = game().session();
    if (session.isAdventure() || !hasOtherWeights(session.desk.sources())) {
        return text;
    }
    const auto plain = loadConfig(withoutPreset());
    if (!plain) {
        return text;
    }
    std::vector<TomlSetting> settings;
    for (const KeySpec* key : schema().differing(plain.value().config, session.config())) {
        if (key->affectsPlay) {
            settings.push_back({key->path, key->toml(session.config())});
        }
    }
    auto edited = editedToml(text, settings, NewSettings::InSections);
    return edited ? std::move(edited.value()) : text;
}

// "LINE\tSENTENCE", with line 0 for a mistake that is not in the file itself.
std::string lineOf(ConfigError error) {
    const bool isOwn = error.source == shownPath(ownFile);
    error.source = std::filesystem::path(error.source).filename().string();
    return fmt::format("{}\t{}\n", isOwn ? error.line : 0, toString(error));
}

std::string_view trimmedLine(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r\"");
    const std::size_t last = line.find_last_not_of(" \t\r\"");
    return first == std::string_view::npos ? std::string_view()
                                           : line.substr(first, last - first + 1);
}

// The path of the key or the section on the last line of a text: "grid.width"; empty if there is
// none.
std::string pathAtEnd(std::string_view text) {
    std::string section;
    std::string path;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmedLine(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t equals = line.find('=');
        path.clear();
        if (line.starts_with('[') && line.find(']') != std::string_view::npos) {
            path = section = line.substr(1, line.find(']') - 1);
        } else if (!line.starts_with('#') && equals != std::string_view::npos) {
            path = section + (section.empty() ? "" : ".");
            path += trimmedLine(line.substr(0, equals));
        }
    }
    return path;
}

const Config& shippedConfig() {
    static const Config shipped = [] {
        const auto loaded = loadConfig({.shipped = "/config"});
        return loaded ? loaded.value().config : Config();
    }();
    return shipped;
}

}  // namespace

ConfigErrors tryFile(const std::string& name, const std::string& text, const ConfigSources& sources,
                     bool withOffers) {
    MemoryFiles& files = memoryFiles();
    const auto file = files.find(name);
    const auto before = file == nullptr ? std::nullopt : std::optional(*file);
    if (text.empty()) {
        files.remove(name);
    } else {
        const auto made = files.make(name);
        made->bytes = text;
        files.note(name, *made);
    }
    const auto loaded = loadConfig(sources);
    ConfigErrors faults = !loaded      ? loaded.error()
                          : withOffers ? offerFaults(sources, loaded.value())
                                       : ConfigErrors();
    if (faults.empty()) {
        return {};
    }
    // With the time that it had: nothing was saved.
    if (before) {
        *files.make(name) = *before;
    } else {
        files.remove(name);
    }
    return faults;
}

void followOwnWeights() {
    Session& session = game().session();
    if (session.isAdventure() || session.isReplay()) {
        return;  // the game itself notices a saved file
    }
    if (hasOtherWeights(session.desk.sources())) {
        session.desk.usePreset("");
    }
    session.requestRegrow();
}

EXPORT(panelText) const char* panelText() {
    return answer(activeText());
}

// Takes the text in the inbox as the player's dungeon.toml. Returns its mistakes, a line each; if
// there is none, the dungeon regrows.
EXPORT(panelEdit) const char* panelEdit(int bytes) {
    const std::string text = inbox(bytes);
    const bool isShipped = text == textOf(shippedFile);
    std::string mistakes;
    for (const ConfigError& error :
         tryFile(std::string(ownFile), isShipped ? "" : text, withoutPreset())) {
        mistakes += lineOf(error);
    }
    if (mistakes.empty()) {
        atNextFrame(followOwnWeights);
    }
    return answer(std::move(mistakes));
}

EXPORT(shippedText) const char* shippedText() {
    return answer(textOf(shippedFile));
}

// What the key on the last line of a text does: "PATH\tHELP\tALLOWED\tVALUE AS SHIPPED"; empty if
// there is no key.
EXPORT(keyHelp) const char* keyHelp(int bytes) {
    const std::string path = pathAtEnd(inbox(bytes));
    const KeySpec* key = schema().find(path);
    if (key != nullptr) {
        return answer(fmt::format("{}\t{}\t{}\t{}", path, helpOf(*key), key->allowed,
                                  key->toml(shippedConfig())));
    }
    // A weight of a door table.
    key = schema().find(path.substr(0, path.rfind('.')));
    if (key == nullptr || !key->hasEntries()) {
        return answer("");
    }
    return answer(fmt::format("{}\t{}\t{}\t{}", path, helpOf(*key), key->allowedEntry,
                              key->toml(shippedConfig())));
}

}  // namespace doorstring::web
