// A column: one setting of a struct, such as the chance of a role, with its name and how it is read
// and written. A config key (KeySpec) is a column of Config, named by its whole path.
#pragma once

#include "config/config.hpp"
#include "config/kinds/any_kind.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace doorstring {

// The lists of numbered rows that a configuration has.
enum class RowList : std::uint8_t { Floor, Offer };

// The row that a key belongs to: its list and its number, from 1; 0 for keys that are in no row.
struct RowPlace {
    RowList list = RowList::Floor;
    int number = 0;
};

// Number of rows that the config has in the list.
inline int countOf(RowList list, const AdventureConfig& config) {
    return list == RowList::Floor ? config.floors.count() : config.altar.table.count();
}

inline void setCount(RowList list, AdventureConfig& config, int count) {
    if (list == RowList::Floor) {
        config.floors.setCount(count);
    } else {
        config.altar.table.setCount(count);
    }
}

// The traits of a column that do not depend on its struct.
struct ColumnTraits {
    std::string path;          // "chance"; in a column of Config, "roles.boss.chance"
    std::string allowed;       // "whole numbers from 1 to 4096 (rooms)"
    std::string allowedTyped;  // the same of digits that typed() writes as TOML
    std::string help;          // what the key does; "{}" stands for its section, such as "boss"
    BareWords bareWords = BareWords::No;
    bool hasWordForZero = false;  // a number, but 0 is written as a word such as "any"
    bool affectsPlay = true;      // dungeons or play depend on it: recordings and the hash hold it
    bool required = true;    // some file must give it; if false, the struct's value is the default
    bool isNew = false;      // recordings without it mean the struct's own value: see gameplayText
    RowPlace rowPlace;       // the floor or offer that the key belongs to
    std::string jsonSchema;  // for editors: "type": "boolean"
    std::string allowedEntry;  // what an entry of a door table may be; empty for other keys

    bool hasEntries() const { return !allowedEntry.empty(); }
};

// Returns the traits that follow from a column's name, unit and kind.
template <typename Kind>
ColumnTraits traitsOf(std::string_view name, std::string_view unit, const Kind& kind) {
    ColumnTraits traits;
    traits.path = name;
    traits.allowed = kind.allowed();
    if (!unit.empty()) {
        traits.allowed.append(" (").append(unit).append(")");
    }
    traits.allowedTyped = traits.allowed;
    if constexpr (requires { kind.allowedTyped(); }) {
        traits.allowedTyped = kind.allowedTyped();
    }
    traits.jsonSchema = kind.jsonSchema();
    if constexpr (requires { kind.bareWords(); }) {
        traits.bareWords = kind.bareWords();
    }
    if constexpr (requires { kind.zero; }) {
        traits.hasWordForZero = !kind.zero.empty();
    }
    if constexpr (requires { kind.allowedEntry(); }) {
        traits.allowedEntry = kind.allowedEntry();
    }
    return traits;
}

// A column of Row, a struct of the configuration. `member` finds the column's value in a row: it is
// a pointer to a member, or a function like those that within() returns.
template <typename Row>
class Column : public ColumnTraits {
public:
    template <typename Kind, typename Member>
    Column(std::string_view name, std::string_view unit, Kind kind, Member member,
           std::string_view helpText)
        : ColumnTraits(traitsOf(name, unit, kind)), find_([=](const Row& row) -> const void* {
              return std::addressof(std::invoke(member, row));
          }) {
        help = helpText;
        using Value = std::remove_cvref_t<std::invoke_result_t<Member, const Row&>>;
        kind_ = std::make_shared<const KindOf<Kind, Value>>(std::move(kind));
    }
    // Makes a column of Row from a column of one of its parts, which `part` finds in a row.
    template <typename Part, typename Member>
    Column(std::string_view newPath, const Column<Part>& column, Member part)
        : ColumnTraits(column),
          kind_(column.kind_),
          find_([find = column.find_, part](const Row& row) {
              return find(std::invoke(part, row));
          }) {
        path = newPath;
    }

    void read(const TomlValue& found, Row& row, ValueReport& report) const {
        kind_->read(found, valueIn(row), report);
    }
    // Writes the value as TOML, without "key = ".
    std::string toml(const Row& row) const { return kind_->toml(find_(row)); }
    void copy(const Row& from, Row& to) const { kind_->copy(find_(from), valueIn(to)); }

    // These are for kinds with entries. Once all entries were read, fault() returns what is wrong
    // with them together; empty if nothing is wrong.
    void readEntry(const TomlValue& entry, Row& row, ValueReport& report) const {
        kind_->readEntry(entry, valueIn(row), report);
    }
    std::string fault(const Row& row) const { return kind_->fault(find_(row)); }

    // These edit the value, each as config/kinds/any_kind.hpp says. An edit that the kind does not
    // have changes nothing.
    bool canStep() const { return kind_->canStep(); }
    bool canClear() const { return kind_->canClear(); }
    bool canToggle() const { return kind_->canToggle(); }
    bool canType() const { return kind_->canType(); }
    void step(Row& row, int by) const { kind_->step(valueIn(row), by); }
    void clear(Row& row) const { kind_->clear(valueIn(row)); }
    void toggle(Row& row, int index) const { kind_->toggle(valueIn(row), index); }
    std::string typed(std::string_view digits) const { return kind_->typed(digits); }  // as TOML

private:
    template <typename Other>
    friend class Column;

    // The value in a row. Casting its const away is safe, as the row is not const.
    void* valueIn(Row& row) const { return const_cast<void*>(find_(row)); }

    std::shared_ptr<const AnyKind> kind_;
    std::function<const void*(const Row&)> find_;
};

// Returns a function that finds the member `inner` of the member `outer`.
template <typename Outer, typename Inner>
auto within(Outer outer, Inner inner) {
    return [=](auto& row) -> auto& {
        return std::invoke(inner, std::invoke(outer, row));
    };
}

// Returns a function that finds one of the values of an array, for within().
template <typename Index>
auto at(Index index) {
    return [=](auto& values) -> auto& {
        return values[index];
    };
}

using KeySpec = Column<Config>;

// Whether the config has the key. Only the keys of a floor or an offer may be missing: those with a
// number above that of the config's last floor or offer.
inline bool isIn(const KeySpec& key, const Config& config) {
    return key.rowPlace.number <= countOf(key.rowPlace.list, config.adventure);
}

// Writes the key as a line of TOML: "grid.width = 10".
inline std::string tomlLine(const KeySpec& key, const Config& config) {
    return key.path + " = " + key.toml(config);
}

// What a key does: "how many shop rooms a dungeon has, if there is place for them".
std::string helpOf(const KeySpec& key);

}  // namespace doorstring
