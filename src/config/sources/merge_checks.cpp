// The checks that need the values of all sources.
#include "config/contradictions/contradictions.hpp"
#include "config/files/shown_path.hpp"
#include "config/sources/merge.hpp"
#include "config/sources/preset_chain.hpp"
#include "config/sources/shared_keys.hpp"

#include <fmt/format.h>

namespace doorstring {

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
