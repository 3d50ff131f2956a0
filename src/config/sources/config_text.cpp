#include "config/sources/config_text.hpp"

#include "base/stable_hash.hpp"
#include "config/contradictions/contradictions.hpp"
#include "config/schema/schema.hpp"
#include "config/text/printable.hpp"
#include "config/toml/toml_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr const char* notOfPlay = " is not a key that affects play";

// Writes a line for each key that affects play.
std::string linesOf(const Schema& keys, const Config& config) {
    const Config ownValues;
    std::string text;
    for (const KeySpec& key : keys.keys()) {
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

}  // namespace

std::string gameplayText(const Config& config) {
    return linesOf(schema(), config);
}

std::string dungeonText(const Config& config) {
    return linesOf(dungeonSchema(), config);
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
        fault(item.keyPlace, "", quotedText(path) + notOfPlay);
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

namespace {

struct Section {
    std::string name;  // empty above the first section
    std::string lines;
};

// "{ NS = 4, S = 3 }" as two lines.
std::string linesOfTable(std::string_view value) {
    std::string lines;
    value.remove_prefix(std::min<std::size_t>(value.size(), 2));
    value.remove_suffix(std::min<std::size_t>(value.size(), 2));
    while (!value.empty()) {
        const std::size_t comma = std::min(value.find(", "), value.size());
        lines.append(value.substr(0, comma)).append("\n");
        value.remove_prefix(std::min(comma + 2, value.size()));
    }
    return lines;
}

std::string& linesIn(std::vector<Section>& sections, std::string_view name) {
    const auto found = std::ranges::find(sections, name, &Section::name);
    return found != sections.end() ? found->lines
                                   : sections.emplace_back(Section{std::string(name), {}}).lines;
}

std::vector<Section> changedSections(const Config& base, const Config& config) {
    std::vector<Section> sections{{}};
    for (const KeySpec* key : schema().differing(base, config)) {
        if (!key->affectsPlay) {
            continue;
        }
        const std::string value = key->toml(config);
        const std::string_view path = key->path;
        if (key->hasEntries()) {
            linesIn(sections, path) = linesOfTable(value);
            continue;
        }
        const std::size_t name = path.rfind('.') + 1;  // 0 without a dot
        linesIn(sections, path.substr(0, name == 0 ? 0 : name - 1)) +=
            fmt::format("{} = {}\n", path.substr(name), value);
    }
    return sections;
}

std::string comments(std::string_view notes) {
    std::string text;
    while (!notes.empty()) {
        const std::size_t end = std::min(notes.find('\n'), notes.size());
        fmt::format_to(std::back_inserter(text), "# {}\n", notes.substr(0, end));
        notes.remove_prefix(std::min(end + 1, notes.size()));
    }
    return text;
}

}  // namespace

std::string presetText(const Config& base, std::string_view baseName, const Config& config,
                       std::string_view notes) {
    std::string text = comments(notes);
    if (!baseName.empty()) {
        text += "base = " + tomlString(baseName) + "\n";
    }
    for (const Section& section : changedSections(base, config)) {
        text += section.name.empty() ? "" : fmt::format("\n[{}]\n", section.name);
        text += section.lines;
    }
    return text;
}

namespace {

// Entries of weight 0 are never drawn and make no difference.
DoorTable withoutZeros(const DoorTable& table) {
    std::vector<DoorTable::Entry> entries(table.entries().begin(), table.entries().end());
    std::erase_if(entries, [](const DoorTable::Entry& entry) { return entry.weight == 0; });
    return DoorTable(std::move(entries));
}

}  // namespace

Config canonical(Config config) {
    DungeonConfig& dungeon = config.dungeon;
    dungeon.start = dungeon.startCell();
    for (auto* tables : {&dungeon.tables, &dungeon.middle.tables, &dungeon.far.tables}) {
        for (DoorTable& table : *tables) {
            table = withoutZeros(table);
        }
    }
    for (InteriorConfig& interior : config.room.interiors) {
        interior = interior.weight == 0 ? InteriorConfig() : interior;
    }
    return config;
}

}  // namespace doorstring
