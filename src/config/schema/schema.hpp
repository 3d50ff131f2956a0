// Every key there is, once: its path, what it allows, and where its value is kept. Reading,
// checking, writing, hashing, "did you mean" and the test of the manual page all go by this table.
#pragma once

#include "config/schema/column.hpp"

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

class Schema {
public:
    // A section of keys: the columns of one part of the configuration, which `get` finds:
    //     add("player", playerColumns(), [](auto& config) -> auto& { return config.player; });
    template <typename Part, typename Get>
    void add(std::string_view section, const std::vector<Column<Part>>& columns, Get get) {
        for (const Column<Part>& column : columns) {
            const std::string dot = section.empty() ? "" : ".";
            add(keyOf(std::string(section) + dot + column.path, column, get));
        }
    }
    // A table of rows, each a section of its own: [interior.cave] is the row "cave". `get` finds
    // the rows, in the order of their names.
    template <typename Row, typename Get>
    void addRows(std::string_view table, std::span<const std::string_view> names,
                 const std::vector<Column<Row>>& columns, Get get) {
        for (std::size_t index = 0; index < names.size(); ++index) {
            add(
                std::string(table) + "." + std::string(names[index]), columns,
                [ get, index ](auto& config) -> auto& { return get(config)[index]; });
        }
    }
    void add(KeySpec key);

    std::span<const KeySpec> keys() const { return keys_; }
    const KeySpec* find(std::string_view path) const;  // null: no such key
    bool isSection(std::string_view path) const { return sections_.contains(path); }

    // Whether a section of that name was meant to be a row or a table: better reported once than
    // for each of its keys.
    bool isNearRow(std::string_view path) const;
    // "gird.width is not a key; did you mean grid.width?"
    std::string unknownKeySentence(std::string_view path) const;

private:
    std::vector<std::string_view> namesIn(std::string_view section) const;
    std::vector<std::string_view> rowsAndTables() const;

    std::vector<KeySpec> keys_;
    std::map<std::string, std::size_t, std::less<>> byPath_;
    std::set<std::string, std::less<>> sections_;  // "roles" and "roles.boss"
    std::vector<std::string> mainSections_;        // "roles", in the order of the keys
};

// Of the game.
const Schema& schema();

}  // namespace doorstring
