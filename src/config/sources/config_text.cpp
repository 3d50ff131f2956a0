#include "config/sources/config_text.hpp"

#include "base/stable_hash.hpp"
#include "config/contradictions/contradictions.hpp"
#include "config/schema/schema.hpp"
#include "config/text/printable.hpp"
#include "config/toml/toml_edit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr const char* notOfPlay = " is not a key that affects play";

// Writes the lines of gameplayText() for these keys.
std::string linesOf(const Schema& keys, const Config& config) {
    const Config defaults;
    std::string text;
    for (const KeySpec& key : keys.keys()) {
        const bool isLeftOut = key.isNew && key.toml(config) == key.toml(defaults);
        if (key.affectsPlay && isIn(key, config) && !isLeftOut) {
            text += tomlLine(key, config) + "\n";
        }
    }
    return text;
}

// Sets how many floors and offers there are. New ones get plain names, because gameplayText()
// leaves out names.
void setRows(AdventureConfig& config, int floors, int offers) {
    for (int number = config.floors.count() + 1; number <= floors; ++number) {
        config.floors.at(number).name = fmt::format("Floor {}", number);
    }
    for (int number = config.altar.table.count() + 1; number <= offers; ++number) {
        config.altar.table.at(number).name = fmt::format("Offer {}", number);
    }
    config.floors.setCount(floors);
    config.altar.table.setCount(offers);
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
    const ValueSource source{.shown = "", .isFile = true};
    ErrorList errors;
    const auto addError = [&](TextPlace place, const std::string& key,
                              const std::string& sentence) {
        ValueReport(errors, source, key, {}).error(place, [&] { return sentence; });
    };
    std::set<const KeySpec*> given;
    // For each list, the number of the last row that the text has. It is at least 1 for floors.
    EnumArray<RowList, int> lastRows{{1, 0}};
    const auto known = [&](const KeySpec& key, const TomlValue& value) {
        if (!key.affectsPlay) {
            return addError(value.keyPlace, "", key.path + notOfPlay);
        }
        given.insert(&key);
        int& lastRow = lastRows[key.rowPlace.list];
        lastRow = std::max(lastRow, key.rowPlace.number);
        ValueReport report(errors, source, key.path, key.allowed);
        key.read(value, config, report);
    };
    schema().visit(document.value(), known, [&](const std::string& path, const TomlValue& item) {
        addError(item.keyPlace, "", printableExcerpt(path) + notOfPlay);
    });
    setRows(config.adventure, lastRows[RowList::Floor], lastRows[RowList::Offer]);
    for (const KeySpec& key : schema().keys()) {
        if (!key.affectsPlay || !isIn(key, config) || given.contains(&key)) {
            continue;
        }
        if (key.isNew) {
            key.copy(Config(), config);
        } else {
            addError({}, "", key.path + " is missing");
        }
    }
    config.creatures.kindInBossRoom = config.adventure.boss();
    config.room.boss = config.creatures.kindInBossRoom;
    config.room.landmark = config.adventure.landmark();
    for (const Contradiction& found : contradictions(config)) {
        if (!found.canBeIgnored) {
            addError({}, found.key, found.sentence);
        }
    }
    if (errors.empty()) {
        return config;
    }
    const ConfigError first = errors.all().front();
    return TomlFault{{first.line, first.column},
                     first.key + (first.key.empty() ? "" : ": ") + first.sentence};
}

bool isSamePlay(const Config& one, const Config& other) {
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
    std::vector<TomlSetting> settings;
    for (const KeySpec* key : schema().differing(base, config)) {
        if (key->affectsPlay) {
            settings.push_back({key->path, key->toml(config)});
        }
    }
    return editedToml(text, settings, NewSettings::InSections).value();
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
