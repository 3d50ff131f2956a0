// Every config key there is, once: its path, what it allows, and where its value is kept. Reading,
// checking, writing, hashing, "did you mean" and the test of the manual page all go by this table.
#pragma once

#include "config/schema/column.hpp"

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace doorstring {

class Schema {
public:
    template <typename Member>
    using ColumnsOf =
        std::vector<Column<std::remove_cvref_t<std::invoke_result_t<Member, Config&>>>>;

    // Adds a section of keys, which are columns of a part of the configuration:
    //     add("pad", &Config::pad, {{"dead_zone", "percent", IntegerKind{10, 90}, ...}});
    template <typename Member>
    void add(std::string_view section, Member part, const ColumnsOf<Member>& columns) {
        for (const auto& column : columns) {
            const std::string dot = section.empty() ? "" : ".";
            add(KeySpec(std::string(section) + dot + column.path, column, part));
        }
    }
    void add(KeySpec key);

    std::span<const KeySpec> keys() const { return keys_; }
    const KeySpec* find(std::string_view path) const;  // null if there is no such key
    // Returns the key of a path that the program itself names. Throws std::logic_error if there is
    // no such key.
    const KeySpec& at(std::string_view path) const;
    // Returns the keys whose values differ, and those that only one of the two configs has, in the
    // order of the schema.
    std::vector<const KeySpec*> differing(const Config& one, const Config& other) const;
    bool isSection(std::string_view path) const { return sections_.contains(path); }

    // Calls known(key, value) for the value of each key in a table of a TOML text, and
    // unknown(path, value) for all else. For most unknown sections unknown() is called key by key.
    // It is called once, for the section as a whole, in three cases: the section is empty, its path
    // looks like a mistyped inner section or door table, or it is inside a section that holds
    // sections, such as `creature`.
    // `prefix` is the path of the table with a dot after it; empty for the whole text.
    template <typename Known, typename Unknown>
    void visit(const TomlValue& table, Known known, Unknown unknown,
               const std::string& prefix = {}) const {
        for (const TomlValue& item : table.items) {
            const std::string path = prefix + item.key;
            if (const KeySpec* key = find(path)) {
                known(*key, item);
            } else if (holdsKeys(item, path)) {
                visit(item, known, unknown, path + ".");
            } else {
                unknown(path, item);
            }
        }
    }
    // The sentence about a key that does not exist: "gird.width is not a key; did you mean
    // grid.width?"
    std::string unknownKeySentence(std::string_view path) const;

private:
    // Whether the item is a section that visit() passes key by key, not as a whole.
    bool holdsKeys(const TomlValue& item, std::string_view path) const;
    // The names, without the section, of the keys that are directly in a section.
    std::vector<std::string_view> namesIn(std::string_view section) const;
    // The names of the sections in a section, each once: "bat" in "creature".
    std::vector<std::string_view> innerSectionsOf(std::string_view section) const;
    std::string unknownNameSentence(std::string_view path,
                                    std::span<const std::string_view> known) const;
    // The paths of all sections within sections, and of all door tables.
    std::vector<std::string_view> innerSectionsAndTables() const;

    std::vector<KeySpec> keys_;
    std::map<std::string, std::size_t, std::less<>> byPath_;
    std::set<std::string, std::less<>> sections_;  // "roles" and "roles.boss"
    std::vector<std::string> mainSections_;        // "roles", in the order of the keys
};

// What messages call the rows of a list, and the file that adds them.
struct RowListText {
    RowList list;
    std::string_view name;
    std::string_view nameWithArticle;
    std::string_view file;
    int leastRows;
    int mostRows;
};
inline constexpr auto rowListTexts = keyedTable<&RowListText::list, RowListText>(
    {{RowList::Floor, "floor", "a floor", "floors.toml", 1, mostFloors},
     {RowList::Offer, "offer", "an offer", "altars.toml", 0, mostOffers}});

// Returns all keys of the game.
const Schema& schema();
// Returns the keys that dungeons depend on: those of dungeon.toml and room.toml.
const Schema& dungeonSchema();

// These add the sections of one file each; addPieceSections() calls addGuestSections().
// addAltarSections() also adds keys to the section `adventure` of floors.toml.
void addDungeonSections(Schema& schema);    // dungeon.toml
void addRoomSections(Schema& schema);       // room.toml
void addPlaySections(Schema& schema);       // player.toml
void addCreatureSections(Schema& schema);   // creatures.toml
void addBossSections(Schema& schema);       // bosses.toml
void addItemSections(Schema& schema);       // items.toml
void addRelicSections(Schema& schema);      // relics.toml
void addAdventureSections(Schema& schema);  // floors.toml
void addAltarSections(Schema& schema);      // altars.toml
void addPieceSections(Schema& schema);      // pieces.toml
void addGuestSections(Schema& schema);      // the rest of pieces.toml
void addViewSections(Schema& schema);       // view.toml
void addKeySections(Schema& schema);        // keys.toml

}  // namespace doorstring
