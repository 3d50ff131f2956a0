#include "config/sources/merge.hpp"

#include "config/contradictions/contradictions.hpp"
#include "config/key_binding.hpp"
#include "config/sources/config_files.hpp"
#include "files/folders.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

void Merge::addFile(const ConfigFile& file) {
    const Origin origin{
        {shownPath(file.path), true}, file.name, file.group, file.isShipped, ++sources_};
    if (!file.document) {
        unreadFiles_ = true;
        const TomlFault& fault = file.document.error();
        return report(origin, fault.place, "", fault.sentence);
    }
    const std::size_t before = errors_.count();
    schema_.visit(
        file.document.value(),
        [&](const KeySpec& key, const TomlValue& value) { apply(key, value, origin); },
        [&](const std::string& path, const TomlValue& item) {
            if (!file.isPreset || path != baseKey) {  // that has led here
                reportUnknown(item, path, origin);
            }
        });
    errors_.sortByPlace(before);
}

void Merge::addValues(const TomlValue& values, const std::string& name) {
    const Origin origin{{name}, name, 0, true, ++sources_};
    schema_.visit(
        values, [&](const KeySpec& key, const TomlValue& value) { apply(key, value, origin); },
        [&](const std::string& path, const TomlValue& item) { reportUnknown(item, path, origin); });
}

void Merge::reportUnknown(const TomlValue& item, const std::string& path, const Origin& origin) {
    errors_.add([&]() -> ConfigError {
        return {origin.shown, item.keyPlace.line, item.keyPlace.column, path,
                schema_.isSection(path) ? fmt::format("{} is {}; allowed is a section: [{}]",
                                                      foundText(item), typeName(item.kind), path)
                                        : schema_.unknownKeySentence(path)};
    });
}

void Merge::report(const Origin& origin, TextPlace place, const std::string& key,
                   std::string sentence) {
    ValueReport(errors_, origin, key, {}).error(place, [&] { return std::move(sentence); });
}

void Merge::apply(const KeySpec& key, const TomlValue& value, const Origin& origin) {
    ValueReport faults(errors_, origin, key.path, key.allowed);
    key.read(value, config_, faults);
    std::vector<Given>& all = given_[key.path];
    for (const Given& earlier : all) {
        if (origin.isFile && earlier.origin.group == origin.group) {
            faults.error(value.keyPlace, [&] {
                return fmt::format("{}:{} sets it already; allowed is once in a folder",
                                   earlier.origin.shown, earlier.place.line);
            });
        }
    }
    all.push_back({origin, value.place, !faults.failed(), key.toml(config_)});
}

void Merge::addSet(const std::string& argument) {
    const auto option = parseSetOption(schema_, argument);
    if (!option) {
        return errors_.add(option.error());
    }
    const Origin origin{{"--set"}, "--set " + argument, 0, false, ++sources_};
    if (option.value().oneEntry) {
        applyEntry(option.value(), origin);
    } else {
        apply(*option.value().key, option.value().value, origin);
    }
}

void Merge::applyEntry(const SetOption& option, const Origin& origin) {
    const KeySpec& table = *option.key;
    const std::string before = table.toml(config_);
    ValueReport faults(errors_, origin, table.path, table.allowed);
    table.readEntry(option.value, config_, faults);
    std::vector<Given>& all = given_[table.path];
    if (all.empty()) {
        all.push_back({origin, {}, !faults.failed(), {}});
    }
    if (all.back().origin.isFile && table.toml(config_) != before) {
        const std::string key = table.path + "." + option.value.key;
        entries_[key] = {key, all.back().origin.shown, origin.name};
    }
}

std::vector<ValueOrigin> Merge::values() const {
    std::vector<ValueOrigin> all;
    for (const KeySpec& key : schema_.keys()) {
        ValueOrigin& of = all.emplace_back();
        of.key = &key;
        if (const auto found = given_.find(key.path); found != given_.end()) {
            const Given& given = found->second.back();
            of.source = given.origin.shown;
            of.line = given.origin.isFile ? given.place.line : 0;
            of.isShipped = given.origin.isShipped && given.origin.isFile;
        }
        for (const auto& [path, entry] : entries_) {
            if (path.starts_with(key.path + ".")) {
                of.entries += (of.entries.empty() ? "" : ", ") + entry.overriddenBy;
                of.isShipped = false;
            }
        }
    }
    return all;
}

std::vector<OverriddenKey> Merge::overridden() const {
    std::vector<OverriddenKey> keys;
    for (const auto& [path, all] : given_) {
        for (const Given& given : all) {
            if (given.origin.isFile && given.text != all.back().text) {
                keys.push_back({path, given.origin.shown, all.back().origin.name});
            }
        }
    }
    for (const auto& [path, entry] : entries_) {
        keys.push_back(entry);
    }
    return keys;
}

std::vector<KeyOrigin> Merge::origins() const {
    std::vector<KeyOrigin> origins;
    for (const auto& [path, all] : given_) {
        const Given& last = all.back();
        const std::string section = path + ".";
        const bool changed = std::ranges::any_of(
            entries_, [&](const auto& entry) { return entry.first.starts_with(section); });
        origins.push_back({path, changed ? "--set" : last.origin.shown,
                           last.origin.isFile && !changed ? last.place : TextPlace{},
                           last.origin.isShipped && !changed});
    }
    return origins;
}

// The checks that need the values of all sources.

void Merge::finish(const std::filesystem::path& shippedFolder) {
    checkTables();
    checkContradictions();
    checkSharedKeys();
    // After a file that could not be read, everything in it would be missing.
    if (!unreadFiles_) {
        checkMissing(shippedFolder);
    }
}

void Merge::checkFloors(const ConfigSources& sources) {
    for (std::size_t i = 0; i < config_.adventure.floors.size(); ++i) {
        const std::string key = fmt::format("floor.{}.preset", i + 1);
        ConfigSources ofFloor = sources;
        ofFloor.preset = config_.adventure.floors[i].preset;
        const auto fault = isGood(key) ? unknownPreset(ofFloor) : std::nullopt;
        if (fault) {
            reportAtLast(key, *fault);
        }
    }
}

bool Merge::isGood(std::string_view path) const {
    return given_.contains(path) && lastOf(path).good;
}

// Where the value that counts was given.
void Merge::reportAtLast(std::string_view path, std::string sentence) {
    const Given& given = lastOf(path);
    report(given.origin, given.place, std::string(path), std::move(sentence));
}

// A table may lose its last weight to --set.
void Merge::checkTables() {
    for (const KeySpec& key : schema_.keys()) {
        const bool isTable = key.hasEntries() && isGood(key.path);
        if (const std::string fault = isTable ? key.fault(config_) : ""; !fault.empty()) {
            errors_.add({"--set", 0, 0, key.path, fault});
        }
    }
}

// Silent about values that were not read well: they are reported already.
void Merge::checkContradictions() {
    for (const Contradiction& found : contradictions(config_)) {
        const bool read = isGood(found.key) && (found.with.empty() || isGood(found.with));
        if (read && !(found.optional && lastOf(found.key).origin.isShipped)) {
            reportAtLast(found.key, found.sentence);
        }
    }
}

void Merge::checkSharedKeys() {
    for (const SharedKey& shared : findSharedKeys(config_.keys)) {
        const std::string first = "keys." + std::string(name(shared.first));
        const std::string second = "keys." + std::string(name(shared.second));
        if (isGood(first) && isGood(second)) {
            const bool firstIsLater = lastOf(first).origin.order > lastOf(second).origin.order;
            reportAtLast(firstIsLater ? first : second,
                         fmt::format("{} is bound to {} too; allowed is one action a key",
                                     toString(shared.binding), firstIsLater ? second : first));
        }
    }
}

// What the shipped files give first in the section of a key.
const Merge::Given* Merge::firstOfSection(std::string_view path) const {
    const std::string_view section = path.substr(0, path.rfind('.') + 1);
    const Given* first = nullptr;
    for (const auto& [other, all] : given_) {
        const Given& given = all.front();
        if (!section.empty() && other.starts_with(section) &&
            other.find('.', section.size()) == std::string::npos && given.origin.isShipped &&
            (first == nullptr || given.place.line < first->place.line)) {
            first = &given;
        }
    }
    return first;
}

void Merge::checkMissing(const std::filesystem::path& shippedFolder) {
    for (const KeySpec& key : schema_.keys()) {
        if (key.required && !given_.contains(key.path)) {
            const Given* beside = firstOfSection(key.path);
            errors_.add({beside != nullptr ? beside->origin.shown : shownPath(shippedFolder),
                         beside != nullptr ? beside->place.line : 0, 1, key.path,
                         fmt::format("{} is missing: no file gives it; allowed are {}", key.path,
                                     key.allowed)});
        }
    }
}

}  // namespace doorstring
