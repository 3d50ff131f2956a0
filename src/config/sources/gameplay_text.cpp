#include "config/sources/gameplay_text.hpp"

#include "base/stable_hash.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/contradictions.hpp"

#include <fmt/format.h>

#include <set>

namespace doorstring {

namespace {

class GameplayReader {
public:
    explicit GameplayReader(Config base) : config_(std::move(base)) {}

    void read(const TomlValue& table, const std::string& prefix = {}) {
        for (const TomlValue& item : table.items) {
            const std::string path = prefix + item.key;
            const KeySpec* key = schema().find(path);
            if (key != nullptr && key->affectsPlay) {
                given_.insert(key);
                ValueReport report(errors_, source_, path, key->allowed);
                key->read(item, config_, report);
            } else if (key == nullptr && item.kind == TomlValue::Kind::Table) {
                read(item, path + ".");
            } else {
                fault(item.keyPlace, "", path + " is not a key that affects play");
            }
        }
    }

    Result<Config, TomlFault> finish() {
        for (const KeySpec& key : schema().keys()) {
            if (key.affectsPlay && !given_.contains(&key)) {
                fault({}, "", key.path + " is missing");
            }
        }
        for (const Contradiction& found : contradictions(config_)) {
            if (!found.optional) {
                fault({}, found.key, found.sentence);
            }
        }
        if (errors_.empty()) {
            return std::move(config_);
        }
        const ConfigError first = errors_.all().front();
        return TomlFault{{first.line, first.column},
                         first.key + (first.key.empty() ? "" : ": ") + first.sentence};
    }

private:
    void fault(TextPlace place, std::string_view key, std::string sentence) {
        ValueReport(errors_, source_, std::string(key), {}).error(place, [&] { return sentence; });
    }

    Config config_;
    const ValueSource source_{"", true};
    ErrorList errors_;
    std::set<const KeySpec*> given_;
};

// What is never drawn makes no difference.
DoorTable withoutZeros(const DoorTable& table) {
    std::vector<DoorTable::Entry> entries(table.entries().begin(), table.entries().end());
    std::erase_if(entries, [](const DoorTable::Entry& entry) { return entry.weight == 0; });
    return DoorTable(std::move(entries));
}

// One config for all that play alike.
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

}  // namespace

std::string gameplayText(const Config& config) {
    std::string text;
    for (const KeySpec& key : schema().keys()) {
        if (key.affectsPlay) {
            text += key.path + " = " + key.toml(config) + "\n";
        }
    }
    return text;
}

Result<Config, TomlFault> readGameplayText(std::string_view text, Config base) {
    const auto document = parseToml(text);
    if (!document) {
        return document.error();
    }
    GameplayReader reader(std::move(base));
    reader.read(document.value());
    return reader.finish();
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
