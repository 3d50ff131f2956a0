#include "config/sources/preset_chain.hpp"

#include "config/files/text_file.hpp"
#include "config/schema/value_kind.hpp"
#include "config/text/nearest.hpp"
#include "config/toml/toml_value.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

bool isThere(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
}

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

// The line base = "...", or nothing. A file that is no TOML is told when it is read for good.
std::optional<TomlValue> baseOf(const fs::path& file) {
    const auto text = readTextFile(file);
    if (!text) {
        return std::nullopt;
    }
    const auto document = parseToml(text.value());
    if (!document) {
        return std::nullopt;
    }
    const auto& items = document.value().items;
    const auto base = std::find_if(items.begin(), items.end(),
                                   [](const TomlValue& item) { return item.key == baseKey; });
    return base == items.end() ? std::nullopt : std::optional(*base);
}

// From the preset that was asked for down to the one that builds on nothing.
class Chain {
public:
    Chain(ConfigSources sources, ConfigErrors& errors)
        : sources_(std::move(sources)), asked_(sources_.preset), errors_(errors) {}

    std::vector<ConfigFile> follow() {
        ConfigError origin{"--preset", 0, 0, "", ""};
        while (const auto file = find(origin)) {
            files_.push_back({*file, *file, name(), true});
            const auto base = baseOf(*file);
            if (!base) {
                break;
            }
            origin = {shownPath(*file), base->place.line, base->place.column, std::string(baseKey),
                      ""};
            if (base->kind != TomlValue::Kind::Text) {
                tell(origin, fmt::format("{} is {}; allowed is the name of a preset in quotes",
                                         foundText(*base), typeName(base->kind)));
                break;
            }
            sources_.preset = base->text;
        }
        std::reverse(files_.begin(), files_.end());
        return std::move(files_);
    }

private:
    void tell(ConfigError origin, std::string sentence) {
        origin.sentence = std::move(sentence);
        errors_.push_back(std::move(origin));
    }

    std::string name() const {
        return files_.empty()
                   ? "--preset " + asked_
                   : fmt::format("the preset {}, on which {} builds", sources_.preset, asked_);
    }

    bool isInChain(const fs::path& path) const {
        return std::any_of(files_.begin(), files_.end(), [&](const ConfigFile& file) {
            std::error_code error;
            return fs::equivalent(file.path, path, error);
        });
    }

    // A preset of the user's may build on the shipped one of the same name.
    std::optional<fs::path> find(const ConfigError& origin) const {
        bool builtOnItself = false;
        for (const fs::path& place : presetPlaces(sources_)) {
            if (!isThere(place)) {
                continue;
            }
            if (!isInChain(place)) {
                return place;
            }
            builtOnItself = true;
        }
        ConfigError error = origin;
        error.sentence = builtOnItself
                             ? fmt::format("{} builds on itself; allowed is a preset that does not "
                                           "lead back here",
                                           sources_.preset)
                             : unknownSentence(sources_);
        errors_.push_back(error);
        return std::nullopt;
    }

    ConfigSources sources_;
    std::string asked_;
    ConfigErrors& errors_;
    std::vector<ConfigFile> files_;
};

}  // namespace

std::vector<ConfigFile> presetChain(const ConfigSources& sources, ConfigErrors& errors) {
    return Chain(sources, errors).follow();
}

}  // namespace doorstring
