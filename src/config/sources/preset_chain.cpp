#include "config/sources/preset_chain.hpp"

#include "config/kinds/value_report.hpp"
#include "config/text/nearest.hpp"
#include "files/folders.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

std::string unknownSentence(const ConfigSources& sources) {
    if (isPresetPath(sources.preset)) {
        return fmt::format("the file {} does not exist", sources.preset);
    }
    const std::vector<std::string> known = presetNames(sources);
    const std::string_view nearest = nearestWord(sources.preset, known);
    std::string sentence = fmt::format("there is no preset {}; ", sources.preset);
    sentence += known.empty() ? "no presets were found" : "known are " + joined(known);
    if (!nearest.empty()) {
        sentence += fmt::format("; did you mean {}?", nearest);
    }
    return sentence;
}

// The line base = "...", or null. A file that is not TOML is reported by whoever uses it.
const TomlValue* baseOf(const Result<TomlValue, TomlFault>& document) {
    if (!document) {
        return nullptr;
    }
    const auto& items = document.value().items;
    const auto base = std::ranges::find(items, baseKey, &TomlValue::key);
    return base == items.end() ? nullptr : &*base;
}

bool isInChain(const PresetChain& chain, const fs::path& path) {
    return std::ranges::any_of(chain.files, [&](const ConfigFile& file) {
        std::error_code error;
        return fs::equivalent(file.path, path, error);
    });
}

// Where the preset that the sources name lies, or a sentence. A preset of the user's may build on
// the shipped one of the same name.
Result<fs::path, std::string> findPreset(const ConfigSources& sources, PresetChain& chain) {
    bool buildsOnItself = false;
    for (const fs::path& place : presetPlaces(sources)) {
        chain.places.push_back(place);
        std::error_code error;
        const bool exists = fs::exists(place, error);
        if (exists && !isInChain(chain, place)) {
            return place;
        }
        buildsOnItself = buildsOnItself || exists;
    }
    return buildsOnItself ? fmt::format("{} builds on itself; allowed is a preset that does not "
                                        "lead back here",
                                        sources.preset)
                          : unknownSentence(sources);
}

// Adds the preset that the sources name, behind what it builds on. `fault` is where it is named,
// for what is wrong with the name.
void addPreset(ConfigSources sources, const std::string& asked, ConfigError fault,
               PresetChain& chain, ErrorList& errors) {
    const auto found = findPreset(sources, chain);
    if (!found) {
        fault.sentence = found.error();
        return errors.add(std::move(fault));
    }
    const fs::path& file = found.value();
    const std::string name = chain.files.empty() ? "--preset " + asked
                                                 : fmt::format("the preset {}, on which {} builds",
                                                               sources.preset, asked);
    chain.files.insert(chain.files.begin(), ConfigFile{file, name, 0, false, true, readToml(file)});
    const TomlValue* base = baseOf(chain.files.front().document);
    if (base == nullptr) {
        return;
    }
    fault = {shownPath(file), base->place.line, base->place.column, std::string(baseKey), ""};
    if (base->kind != TomlValue::Kind::Text) {
        fault.sentence = fmt::format("{} is {}; allowed is the name of a preset in quotes",
                                     foundText(*base), typeName(base->kind));
        return errors.add(std::move(fault));
    }
    sources.preset =
        isPresetPath(base->text) ? (file.parent_path() / base->text).generic_string() : base->text;
    addPreset(std::move(sources), asked, std::move(fault), chain, errors);
}

}  // namespace

std::optional<std::string> unknownPreset(const ConfigSources& sources) {
    const bool known = std::ranges::any_of(presetPlaces(sources), [](const fs::path& place) {
        std::error_code error;
        return fs::exists(place, error);
    });
    return known ? std::nullopt : std::optional(unknownSentence(sources));
}

PresetChain presetChain(const ConfigSources& sources, ErrorList& errors) {
    PresetChain chain;
    if (!sources.preset.empty()) {
        addPreset(sources, sources.preset, {"--preset", 0, 0, "", ""}, chain, errors);
    }
    return chain;
}

}  // namespace doorstring
