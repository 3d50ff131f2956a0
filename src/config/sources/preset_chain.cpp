#include "config/sources/preset_chain.hpp"

#include "config/files/shown_path.hpp"
#include "config/kinds/value_report.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

std::string unknownSentence(const ConfigSources& sources) {
    if (isPresetPath(sources.preset)) {
        return fmt::format("the file {} does not exist", sources.preset);
    }
    const std::vector<std::string> names = presetNames(sources);
    const std::vector<std::string_view> known(names.begin(), names.end());
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
    const auto base = std::find_if(items.begin(), items.end(),
                                   [](const TomlValue& item) { return item.key == baseKey; });
    return base == items.end() ? nullptr : &*base;
}

// From the preset that was asked for down to the one that builds on nothing.
class ChainFinder {
public:
    ChainFinder(ConfigSources sources, ErrorList& errors)
        : sources_(std::move(sources)), asked_(sources_.preset), errors_(errors) {}

    PresetChain find() {
        ConfigError origin{"--preset", 0, 0, "", ""};
        while (const auto file = findFile(origin)) {
            chain_.files.push_back({*file, name(), 0, false, true, readToml(*file)});
            const TomlValue* base = baseOf(*chain_.files.back().document);
            if (base == nullptr) {
                break;
            }
            origin = {shownPath(*file), base->place.line, base->place.column, std::string(baseKey),
                      ""};
            if (base->kind != TomlValue::Kind::Text) {
                report(origin, fmt::format("{} is {}; allowed is the name of a preset in quotes",
                                           foundText(*base), typeName(base->kind)));
                break;
            }
            sources_.preset = isPresetPath(base->text)
                                  ? (file->parent_path() / base->text).generic_string()
                                  : base->text;
        }
        std::reverse(chain_.files.begin(), chain_.files.end());
        return std::move(chain_);
    }

private:
    void report(ConfigError origin, std::string sentence) {
        origin.sentence = std::move(sentence);
        errors_.add(std::move(origin));
    }

    std::string name() const {
        return chain_.files.empty()
                   ? "--preset " + asked_
                   : fmt::format("the preset {}, on which {} builds", sources_.preset, asked_);
    }

    bool isInChain(const fs::path& path) const {
        return std::any_of(chain_.files.begin(), chain_.files.end(), [&](const ConfigFile& file) {
            std::error_code error;
            return fs::equivalent(file.path, path, error);
        });
    }

    // A preset of the user's may build on the shipped one of the same name.
    std::optional<fs::path> findFile(const ConfigError& origin) {
        bool buildsOnItself = false;
        for (const fs::path& place : presetPlaces(sources_)) {
            chain_.places.push_back(place);
            std::error_code error;
            if (!fs::exists(place, error)) {
                continue;
            }
            if (!isInChain(place)) {
                return place;
            }
            buildsOnItself = true;
        }
        report(origin, buildsOnItself
                           ? fmt::format("{} builds on itself; allowed is a preset that does not "
                                         "lead back here",
                                         sources_.preset)
                           : unknownSentence(sources_));
        return std::nullopt;
    }

    ConfigSources sources_;
    std::string asked_;
    ErrorList& errors_;
    PresetChain chain_;
};

}  // namespace

PresetChain presetChain(const ConfigSources& sources, ErrorList& errors) {
    return sources.preset.empty() ? PresetChain() : ChainFinder(sources, errors).find();
}

}  // namespace doorstring
