#include "config/schema/schema.hpp"

#include "base/contains.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace doorstring {

namespace {

// The index of the last name in a path: the length of "grid." in "grid.width"; 0 without a dot.
std::size_t lastNameAt(std::string_view path) {
    return path.rfind('.') + 1;
}

std::string_view lastName(std::string_view path) {
    return path.substr(lastNameAt(path));
}

std::string_view sectionOf(std::string_view path) {
    const std::size_t name = lastNameAt(path);
    return path.substr(0, name == 0 ? 0 : name - 1);
}

// Returns 12 for the list "floor" and the path "floor.12" or "floor.12.name"; null for other paths.
std::optional<int> rowNumber(std::string_view path, std::string_view listName) {
    if (!path.starts_with(listName) || !path.substr(listName.size()).starts_with('.')) {
        return std::nullopt;
    }
    const std::string_view rest = path.substr(listName.size() + 1);
    return wholeNumber<int>(rest.substr(0, rest.find('.')));
}

Schema wholeSchema() {
    Schema schema;
    addDungeonSections(schema);
    addRoomSections(schema);
    addPlaySections(schema);
    addCreatureSections(schema);
    addBossSections(schema);
    addItemSections(schema);
    addRelicSections(schema);
    addAdventureSections(schema);
    addAltarSections(schema);
    addPieceSections(schema);
    addViewSections(schema);
    addKeySections(schema);
    return schema;
}

}  // namespace

void Schema::add(KeySpec key) {
    const std::string_view path = key.path;
    byPath_.emplace(path, keys_.size());
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos;
         dot = path.find('.', dot + 1)) {
        const bool isFirstKey = sections_.emplace(path.substr(0, dot)).second;
        const bool isMainSection = path.find('.') == dot;
        if (isFirstKey && isMainSection) {
            mainSections_.emplace_back(path.substr(0, dot));
        }
    }
    keys_.push_back(std::move(key));
}

const KeySpec* Schema::find(std::string_view path) const {
    const auto found = byPath_.find(path);
    return found == byPath_.end() ? nullptr : &keys_[found->second];
}

const KeySpec& Schema::at(std::string_view path) const {
    const KeySpec* const key = find(path);
    if (key == nullptr) {
        throw std::logic_error(unknownKeySentence(path));
    }
    return *key;
}

std::vector<const KeySpec*> Schema::differing(const Config& one, const Config& other) const {
    std::vector<const KeySpec*> keys;
    for (const KeySpec& key : keys_) {
        const bool isInOne = isIn(key, one);
        if (isInOne != isIn(key, other) || (isInOne && key.toml(one) != key.toml(other))) {
            keys.push_back(&key);
        }
    }
    return keys;
}

std::vector<std::string_view> Schema::namesIn(std::string_view section) const {
    std::vector<std::string_view> names;
    for (const KeySpec& key : keys_) {
        if (sectionOf(key.path) == section) {
            names.push_back(lastName(key.path));
        }
    }
    return names;
}

std::vector<std::string_view> Schema::innerSectionsAndTables() const {
    std::vector<std::string_view> names;
    for (const std::string& section : sections_) {
        if (section.find('.') != std::string::npos) {
            names.push_back(section);
        }
    }
    for (const KeySpec& key : keys_) {
        if (key.hasEntries()) {
            names.push_back(key.path);
        }
    }
    return names;
}

std::vector<std::string_view> Schema::innerSectionsOf(std::string_view section) const {
    std::vector<std::string_view> names;
    if (isSection(section)) {
        for (const KeySpec& key : keys_) {
            const std::string_view inner = sectionOf(key.path);
            if (sectionOf(inner) == section && !contains(names, lastName(inner))) {
                names.push_back(lastName(inner));
            }
        }
    }
    return names;
}

bool Schema::holdsKeys(const TomlValue& item, std::string_view path) const {
    return item.kind == TomlValue::Kind::Table &&
           (isSection(path) || (!item.items.empty() && innerSectionsOf(sectionOf(path)).empty() &&
                                nearestWord(path, innerSectionsAndTables()).empty()));
}

std::string Schema::unknownNameSentence(std::string_view path,
                                        std::span<const std::string_view> known) const {
    const std::string_view section = sectionOf(path);
    if (const std::string_view nearest = nearestWord(lastName(path), known); !nearest.empty()) {
        return fmt::format("{} is not a key; did you mean {}.{}?", printableExcerpt(path), section,
                           nearest);
    }
    // The name may be known in another section: for "roles.bat" this proposes "creature.bat".
    for (const std::string_view other : innerSectionsAndTables()) {
        if (lastName(other) == lastName(path)) {
            return fmt::format("{} is not a key; did you mean {}?", printableExcerpt(path), other);
        }
    }
    return fmt::format("{} is not a key; those of {} are {}", printableExcerpt(path), section,
                       joined(known));
}

std::string Schema::unknownKeySentence(std::string_view path) const {
    if (path == "view.tileset") {
        return "view.tileset is called tileset now, and belongs to the dungeon: its rooms depend "
               "on it, too; allowed is tileset, above the first section";
    }
    for (const RowListText& list : rowListTexts) {
        if (const auto number = rowNumber(path, list.name);
            number && (*number < 1 || *number > list.mostRows)) {
            return fmt::format("there is no {} {}; allowed are {}s from 1 to {}", list.name,
                               *number, list.name, list.mostRows);
        }
    }
    if (const auto keys = namesIn(path); !path.empty() && !keys.empty()) {
        return fmt::format("{} is a section; its keys are {}", printableExcerpt(path),
                           joined(keys));
    }
    const std::string_view name = lastName(path);
    const std::string_view section = sectionOf(path);
    // If the section exists, it has keys or, like "creature", inner sections; "boss" has both.
    if (isSection(section)) {
        std::vector<std::string_view> neighbours = namesIn(section);
        std::ranges::copy(innerSectionsOf(section), std::back_inserter(neighbours));
        return unknownNameSentence(path, neighbours);
    }
    // The section itself is unknown, such as "creature.bt" in the path "creature.bt.speed".
    if (isSection(sectionOf(section)) && find(section) == nullptr) {
        return unknownKeySentence(section);
    }
    std::vector<std::string_view> all = innerSectionsAndTables();
    std::vector<std::string_view> sameName;
    for (const KeySpec& key : keys_) {
        all.push_back(key.path);
        if (lastName(key.path) == name) {
            sameName.push_back(key.path);
        }
    }
    if (const std::string_view nearest = nearestWord(path, all); !nearest.empty()) {
        return fmt::format("{} is not a key; did you mean {}?", printableExcerpt(path), nearest);
    }
    constexpr std::size_t mostProposed = 4;
    if (!sameName.empty() && sameName.size() <= mostProposed) {
        return fmt::format("{} is not a key; did you mean {}?", printableExcerpt(path),
                           joined(sameName, "", " or "));
    }
    return fmt::format("{} is not a key; the sections are {}", printableExcerpt(path),
                       joined(mainSections_));
}

std::string helpOf(const KeySpec& key) {
    std::string help = key.help;
    if (const std::size_t hole = help.find("{}"); hole != std::string::npos) {
        std::string sectionName(lastName(sectionOf(key.path)));
        std::ranges::replace(sectionName, '_', ' ');
        help.replace(hole, 2, sectionName);
    }
    return help;
}

const Schema& schema() {
    static const Schema whole = wholeSchema();
    return whole;
}

const Schema& dungeonSchema() {
    static const Schema keys = [] {
        Schema made;
        addDungeonSections(made);
        addRoomSections(made);
        return made;
    }();
    return keys;
}

}  // namespace doorstring
