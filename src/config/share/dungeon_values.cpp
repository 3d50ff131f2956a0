#include "config/share/dungeon_values.hpp"

#include "base/rng.hpp"
#include "base/stable_hash.hpp"
#include "config/canonical.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, dungeonPartCount> partNames{
    "the grid, its start, loops and limits", "the door tables", "special rooms and locks",
    "rooms and interiors", "rooms made by hand"};

struct PartOfSection {
    std::string_view section;
    DungeonPart part;
};
constexpr std::array sectionParts{PartOfSection{"tables.", DungeonPart::Tables},
                                  PartOfSection{"middle.", DungeonPart::Tables},
                                  PartOfSection{"far.", DungeonPart::Tables},
                                  PartOfSection{"roles.", DungeonPart::Specials},
                                  PartOfSection{"locks.", DungeonPart::Specials},
                                  PartOfSection{"room.", DungeonPart::Interiors},
                                  PartOfSection{"interior.", DungeonPart::Interiors}};

DungeonPart partOf(const KeySpec& key) {
    const auto found = std::ranges::find_if(
        sectionParts, [&](const PartOfSection& of) { return key.path.starts_with(of.section); });
    return found == sectionParts.end() ? DungeonPart::Shape : found->part;
}

// The weights of a door table, as thousandths, by the bits of their doors.
using Weights = std::map<std::uint8_t, std::int64_t>;

Weights weightsOf(const KeySpec& table, const Config& config) {
    Weights weights;
    const auto document = parseToml("table = " + table.toml(config));
    for (const TomlValue& entry : document.value().items.front().items) {
        const auto doors = parseDoorString(entry.key);
        const std::int64_t weight = parseThousandths(entry.literal).value_or(0);
        if (weight != 0) {
            weights[doors.value().bits()] = weight;
        }
    }
    return weights;
}

std::int64_t weightIn(const Weights& weights, std::uint8_t doors) {
    const auto found = weights.find(doors);
    return found == weights.end() ? 0 : found->second;
}

DungeonChange tableChange(const KeySpec& key, const Weights& before, const Weights& after) {
    DungeonChange change{&key, {}, false, {}};
    std::size_t same = 0;
    for (unsigned bits = 0; bits < DoorSet::count; ++bits) {
        const auto doors = static_cast<std::uint8_t>(bits);
        const std::int64_t weight = weightIn(after, doors);
        if (weight != weightIn(before, doors)) {
            change.entries.emplace_back(DoorSet::fromBits(doors), weight);
        } else {
            same += weight != 0 ? 1U : 0U;
        }
    }
    if (same == 0) {
        change.replaces = true;
        std::erase_if(change.entries, [](const auto& entry) { return entry.second == 0; });
    }
    return change;
}

std::string valueIn(const DungeonChange& change, const Config& config) {
    if (!change.key->hasEntries()) {
        return change.value;
    }
    Weights weights = change.replaces ? Weights() : weightsOf(*change.key, config);
    for (const auto& [doors, weight] : change.entries) {
        weights[doors.bits()] = weight;
    }
    std::string text;
    for (const auto& [bits, weight] : weights) {
        if (weight != 0) {
            text += fmt::format("{}{} = {}", text.empty() ? "" : ", ",
                                toString(DoorSet::fromBits(bits)), thousandthsText(weight));
        }
    }
    return "{ " + text + " }";
}

// An interior that never comes up may have any other values.
bool neverDrawn(const KeySpec& key, const Config& config) {
    const std::string_view section = std::string_view(key.path).substr(0, key.path.rfind('.'));
    const KeySpec* weight = section.starts_with("interior.")
                                ? dungeonSchema().find(std::string(section) + ".weight")
                                : nullptr;
    return weight != nullptr && weight->toml(config) == "0";
}

}  // namespace

const Schema& dungeonSchema() {
    static const Schema keys = [] {
        Schema made;
        addDungeonSections(made);
        addRoomSections(made);
        return made;
    }();
    return keys;
}

std::string dungeonText(const Config& config) {
    std::string text;
    for (const KeySpec& key : dungeonSchema().keys()) {
        text += key.path + " = " + key.toml(config) + "\n";
    }
    return text;
}

std::vector<DungeonChange> dungeonChanges(const Config& base, const Config& config) {
    std::vector<DungeonChange> changes;
    for (const KeySpec& key : dungeonSchema().keys()) {
        const std::string value = key.toml(config);
        if (value == key.toml(base) || (neverDrawn(key, base) && neverDrawn(key, config))) {
            continue;
        }
        if (!key.hasEntries()) {
            changes.push_back({&key, value, false, {}});
            continue;
        }
        const Weights before = weightsOf(key, base);
        const Weights after = weightsOf(key, config);
        if (before != after) {
            changes.push_back(tableChange(key, before, after));
        }
    }
    return changes;
}

std::string applyChange(const DungeonChange& change, Config& config) {
    const std::string value = valueIn(change, config);
    const auto document = parseToml("value = " + value);
    if (!document || document.value().items.size() != 1) {
        return fmt::format("{} is not a value", printable(value));
    }
    const ValueSource source{"", false};
    ErrorList errors;
    ValueReport report(errors, source, change.key->path, change.key->allowed);
    change.key->read(document.value().items.front(), config, report);
    return errors.empty() ? "" : printable(errors.all().front().sentence);
}

DungeonParts partsOf(const Config& config) {
    const Config same = canonical(config);
    std::array<StableHash, dungeonPartCount> hashes;
    const auto hashOf = [&](DungeonPart part) -> StableHash& {
        return hashes[static_cast<std::size_t>(part)];
    };
    for (const KeySpec& key : dungeonSchema().keys()) {
        hashOf(partOf(key)).add(key.path + " = " + key.toml(same) + "\n");
    }
    for (const RoomText& text : config.room.texts.all()) {
        hashOf(DungeonPart::HandMade).add(text.text);
    }
    DungeonParts parts{};
    for (std::size_t i = 0; i < dungeonPartCount; ++i) {
        parts[i] = static_cast<std::uint8_t>(mixBits(hashes[i].value()) >> (64U - dungeonPartBits));
    }
    return parts;
}

std::string_view partName(DungeonPart part) {
    return partNames[static_cast<std::size_t>(part)];
}

}  // namespace doorstring
