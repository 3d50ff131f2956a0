#include "config/merge.hpp"

#include "config/nearest.hpp"
#include "config/text_file.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

bool isDoorTable(const KeySpec& spec) {
    return std::holds_alternative<DoorTableKind>(spec.kind);
}

bool isSection(const std::string& path) {
    const auto keys = schema();
    return std::any_of(keys.begin(), keys.end(),
                       [&](const KeySpec& spec) { return spec.path.starts_with(path + "."); });
}

// [table.N] was meant to be [tables.N]: better told once than for each of its weights.
bool meansTable(const std::string& path) {
    std::vector<std::string_view> tables;
    for (const KeySpec& spec : schema()) {
        if (isDoorTable(spec)) {
            tables.push_back(spec.path);
        }
    }
    return !nearestWord(path, tables).empty();
}

}  // namespace

void Merge::addFile(const ConfigFile& file) {
    const auto text = readTextFile(file.path);
    if (!text) {
        unreadFiles_ = true;
        errors_.push_back({shownPath(file.path), 0, 0, "", text.error().sentence});
        return;
    }
    const auto document = parseToml(text.value());
    if (!document) {
        unreadFiles_ = true;
        const TomlFault& fault = document.error();
        errors_.push_back(
            {shownPath(file.path), fault.place.line, fault.place.column, "", fault.sentence});
        return;
    }
    const auto before = static_cast<std::ptrdiff_t>(errors_.size());
    walk(document.value(), "", file);
    std::stable_sort(errors_.begin() + before, errors_.end(),
                     [](const ConfigError& a, const ConfigError& b) {
                         return a.line != b.line ? a.line < b.line : a.column < b.column;
                     });
}

void Merge::walk(const TomlValue& table, const std::string& prefix, const ConfigFile& file) {
    for (const TomlValue& item : table.items) {
        const std::string path = prefix + item.key;
        const bool isTable = item.kind == TomlValue::Kind::Table;
        if (const KeySpec* spec = findKey(path)) {
            give(*spec, item, file);
        } else if (isTable && (isSection(path) || (!item.items.empty() && !meansTable(path)))) {
            walk(item, path + ".", file);
        } else {
            const std::string sentence =
                isSection(path) ? fmt::format("{} is {}; allowed is a section: [{}]",
                                              foundText(item), typeName(item.kind), path)
                                : unknownKeySentence(path);
            errors_.push_back(
                {shownPath(file.path), item.keyPlace.line, item.keyPlace.column, path, sentence});
        }
    }
}

void Merge::give(const KeySpec& spec, const TomlValue& value, const ConfigFile& file) {
    Given given{shownPath(file.path), file.name, file.folder, true, value.place, true, {}};
    auto& all = given_[spec.path];
    const auto twin = std::find_if(all.begin(), all.end(), [&](const Given& earlier) {
        return !file.folder.empty() && earlier.folder == file.folder;
    });
    std::vector<ValueFault> faults = readValue(spec, value, config_);
    if (twin != all.end()) {
        faults.push_back({value.keyPlace, spec.path,
                          fmt::format("{}:{} gives it already; allowed is one file of a folder",
                                      twin->source, twin->place.line)});
    }
    tell(given, faults);
    given.good = faults.empty();
    given.text = valueText(spec, config_);
    all.push_back(std::move(given));
}

void Merge::tell(const Given& given, const std::vector<ValueFault>& faults) {
    for (const ValueFault& fault : faults) {
        const TextPlace place = given.isFile ? fault.place : TextPlace{};
        errors_.push_back({given.source, place.line, place.column, fault.key, fault.sentence});
    }
}

void Merge::addSet(const std::string& argument) {
    const auto parsed = parseSetOption(argument);
    if (!parsed) {
        errors_.push_back(parsed.error());
        return;
    }
    const SetOption& option = parsed.value();
    if (option.oneEntry) {
        setEntry(option, argument);
        return;
    }
    Given given{"--set", "--set " + argument, {}, false, {}, true, {}};
    const auto faults = readValue(*option.spec, option.value, config_);
    tell(given, faults);
    given.good = faults.empty();
    given.text = valueText(*option.spec, config_);
    given_[option.spec->path].push_back(std::move(given));
}

void Merge::setEntry(const SetOption& option, const std::string& argument) {
    const std::string before = valueText(*option.spec, config_);
    const auto faults = readTableEntry(*option.spec, option.value, config_);
    tell({"--set", {}, {}, false, {}, true, {}}, faults);
    auto& all = given_[option.spec->path];
    if (all.empty()) {
        all.push_back({"--set", "--set " + argument, {}, false, {}, faults.empty(), {}});
    }
    Given& winner = all.back();
    if (winner.isFile && valueText(*option.spec, config_) != before) {
        const std::string key = option.spec->path + "." + option.value.key;
        entries_[key] = {key, winner.source, "--set " + argument};
    }
}

std::vector<OverriddenKey> Merge::overridden() const {
    std::vector<OverriddenKey> keys;
    for (const auto& [path, all] : given_) {
        for (const Given& given : all) {
            if (given.isFile && given.text != all.back().text) {
                keys.push_back({path, given.source, all.back().name});
            }
        }
    }
    for (const auto& [path, entry] : entries_) {
        keys.push_back(entry);
    }
    return keys;
}

}  // namespace doorstring
