#include "config/sources/gameplay_text.hpp"

#include "base/stable_hash.hpp"
#include "config/canonical.hpp"
#include "config/contradictions/contradictions.hpp"
#include "config/schema/schema.hpp"

#include <fmt/format.h>

#include <set>

namespace doorstring {

namespace {

constexpr const char* notOfPlay = " is not a key that affects play";

}  // namespace

std::string gameplayText(const Config& config) {
    const Config ownValues;
    std::string text;
    for (const KeySpec& key : schema().keys()) {
        if (!key.affectsPlay) {
            continue;
        }
        const std::string value = key.toml(config);
        if (!key.isNew || value != key.toml(ownValues)) {
            text += key.path + " = " + value + "\n";
        }
    }
    return text;
}

Result<Config, TomlFault> readGameplayText(std::string_view text, Config config) {
    const auto document = parseToml(text);
    if (!document) {
        return document.error();
    }
    const ValueSource source{"", true};
    ErrorList errors;
    const auto fault = [&](TextPlace place, const std::string& key, const std::string& sentence) {
        ValueReport(errors, source, key, {}).error(place, [&] { return sentence; });
    };
    std::set<const KeySpec*> given;
    const auto known = [&](const KeySpec& key, const TomlValue& value) {
        if (!key.affectsPlay) {
            return fault(value.keyPlace, "", key.path + notOfPlay);
        }
        given.insert(&key);
        ValueReport report(errors, source, key.path, key.allowed);
        key.read(value, config, report);
    };
    schema().visit(document.value(), known, [&](const std::string& path, const TomlValue& item) {
        fault(item.keyPlace, "", path + notOfPlay);
    });
    for (const KeySpec& key : schema().keys()) {
        if (key.isNew && !given.contains(&key)) {
            key.copy(Config(), config);
        } else if (key.affectsPlay && !given.contains(&key)) {
            fault({}, "", key.path + " is missing");
        }
    }
    for (const Contradiction& found : contradictions(config)) {
        if (!found.optional) {
            fault({}, found.key, found.sentence);
        }
    }
    if (errors.empty()) {
        return config;
    }
    const ConfigError first = errors.all().front();
    return TomlFault{{first.line, first.column},
                     first.key + (first.key.empty() ? "" : ": ") + first.sentence};
}

bool samePlay(const Config& one, const Config& other) {
    return gameplayText(canonical(one)) == gameplayText(canonical(other));
}

std::uint64_t gameplayHash(Config config) {
    config = canonical(std::move(config));
    StableHash hash;
    hash.add(gameplayText(config));
    for (const RoomText& text : config.room.texts.all()) {
        hash.add(text.text);
    }
    return hash.value();
}

}  // namespace doorstring
