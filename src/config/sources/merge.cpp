#include "config/sources/merge.hpp"

#include "config/files/text_file.hpp"
#include "config/sources/preset_chain.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

bool isSectionAsValue(const KeySpec& spec) {
    return std::holds_alternative<DoorTableKind>(spec.kind) ||
           std::holds_alternative<InteriorKind>(spec.kind);
}

bool isSection(const std::string& path) {
    const auto keys = schema();
    return std::any_of(keys.begin(), keys.end(),
                       [&](const KeySpec& spec) { return spec.path.starts_with(path + "."); });
}

// [table.N] was meant to be [tables.N]: better told once than for each of its weights.
bool meansValue(const std::string& path) {
    std::vector<std::string_view> sections;
    for (const KeySpec& spec : schema()) {
        if (isSectionAsValue(spec)) {
            sections.push_back(spec.path);
        }
    }
    return !nearestWord(path, sections).empty();
}

}  // namespace

void Merge::addFile(const ConfigFile& file) {
    const Origin origin{shownPath(file.path), file.name,    file.folder, true,
                        ++sources_,           file.isPreset};
    const auto fail = [&](TextPlace place, const std::string& sentence) {
        unreadFiles_ = true;
        errors_.push_back({origin.shown, place.line, place.column, "", sentence});
    };
    const auto text = readTextFile(file.path);
    if (!text) {
        return fail({}, text.error().sentence);
    }
    const auto document = parseToml(text.value());
    if (!document) {
        return fail(document.error().place, document.error().sentence);
    }
    const auto before = static_cast<std::ptrdiff_t>(errors_.size());
    walk(document.value(), "", origin);
    std::stable_sort(errors_.begin() + before, errors_.end(),
                     [](const ConfigError& a, const ConfigError& b) {
                         return a.line != b.line ? a.line < b.line : a.column < b.column;
                     });
}

void Merge::walk(const TomlValue& table, const std::string& prefix, const Origin& origin) {
    for (const TomlValue& item : table.items) {
        const std::string path = prefix + item.key;
        const bool isTable = item.kind == TomlValue::Kind::Table;
        if (origin.isPreset && path == baseKey) {
            continue;  // has led here
        }
        if (const KeySpec* spec = findKey(path)) {
            give(*spec, item, origin);
        } else if (isTable && (isSection(path) || (!item.items.empty() && !meansValue(path)))) {
            walk(item, path + ".", origin);
        } else {
            tellUnknown(item, path, origin);
        }
    }
}

void Merge::tellUnknown(const TomlValue& item, const std::string& path, const Origin& origin) {
    const std::string sentence = isSection(path)
                                     ? fmt::format("{} is {}; allowed is a section: [{}]",
                                                   foundText(item), typeName(item.kind), path)
                                     : unknownKeySentence(path);
    tell(origin, {{item.keyPlace, path, sentence}});
}

void Merge::give(const KeySpec& spec, const TomlValue& value, const Origin& origin) {
    std::vector<ValueFault> faults = readValue(spec, value, config_);
    std::vector<Given>& all = given_[spec.path];
    for (const Given& earlier : all) {
        if (origin.isFile && earlier.origin.folder == origin.folder) {
            faults.push_back({value.keyPlace, spec.path,
                              fmt::format("{}:{} gives it already; allowed is once in a folder",
                                          earlier.origin.shown, earlier.place.line)});
        }
    }
    tell(origin, faults);
    all.push_back({origin, value.place, faults.empty(), valueText(spec, config_)});
}

void Merge::tell(const Origin& origin, const std::vector<ValueFault>& faults) {
    for (const ValueFault& fault : faults) {
        const TextPlace place = origin.isFile ? fault.place : TextPlace{};
        errors_.push_back({origin.shown, place.line, place.column, fault.key, fault.sentence});
    }
}

void Merge::addSet(const std::string& argument) {
    const auto option = parseSetOption(argument);
    if (!option) {
        errors_.push_back(option.error());
        return;
    }
    const Origin origin{"--set", "--set " + argument, {}, false, ++sources_};
    if (option.value().oneEntry) {
        giveEntry(option.value(), origin);
    } else {
        give(*option.value().spec, option.value().value, origin);
    }
}

void Merge::giveEntry(const SetOption& option, const Origin& origin) {
    const KeySpec& table = *option.spec;
    const std::string before = valueText(table, config_);
    const auto faults = readTableEntry(table, option.value, config_);
    tell(origin, faults);
    std::vector<Given>& all = given_[table.path];
    if (all.empty()) {
        all.push_back({origin, {}, faults.empty(), {}});
    }
    if (all.back().origin.isFile && valueText(table, config_) != before) {
        const std::string key = table.path + "." + option.value.key;
        entries_[key] = {key, all.back().origin.shown, origin.name};
    }
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

}  // namespace doorstring
