// One setting of a struct, such as a role's chance: what it is called and how it is read and
// written. A key of the configuration is a column of Config, named by its whole path.
#pragma once

#include "config/config.hpp"
#include "config/kinds/edits.hpp"
#include "config/kinds/kinds.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace doorstring {

// What can be said of a column whatever struct it belongs to.
struct ColumnTraits {
    std::string path;     // "chance"; of Config "roles.boss.chance"
    std::string allowed;  // "whole numbers from 1 to 4096 (rooms)"
    BareWords words = BareWords::No;
    bool affectsPlay = true;   // dungeons or play depend on it: recordings and the hash hold it
    bool required = true;      // some file must give it; else the struct's own value counts
    std::string jsonSchema;    // what editors check by: the members of a JSON object
    std::string allowedEntry;  // of a section that is one value but may be changed by entries

    bool hasEntries() const { return !allowedEntry.empty(); }
};

// `Member` finds a column's value in a row, or a part of the configuration: a pointer to a member,
// or [](auto& row) -> auto& { ... }.
template <typename Row>
struct Column : ColumnTraits {
    std::function<void(const TomlValue&, Row&, ValueReport&)> read;
    std::function<std::string(const Row&)> toml;  // what stands behind "key = "
    std::function<void(const Row& from, Row& to)> copy;
    // Where there are entries:
    std::function<void(const TomlValue&, Row&, ValueReport&)> readEntry;
    std::function<std::string(const Row&)> fault;  // after the entries; empty text: none
    // Edits without writing, as in config/kinds/edits.hpp; empty where the kind has none.
    std::function<void(Row&, int by)> step;
    std::function<void(Row&)> clear;
    std::function<void(Row&, int place)> toggle;
    std::function<std::string(std::string_view digits)> typed;  // as TOML

    template <typename Kind, typename Member>
    Column(std::string_view name, std::string_view unit, Kind kind, Member member) {
        path = name;
        allowed = kind.allowed();
        jsonSchema = kind.jsonSchema();
        if constexpr (requires { kind.words(); }) {
            words = kind.words();
        }
        if (!unit.empty()) {
            allowed.append(" (").append(unit).append(")");
        }
        if constexpr (requires { kind.allowedEntry(); }) {
            allowedEntry = kind.allowedEntry();
        }
        bind(std::make_shared<const Kind>(std::move(kind)), member);
    }
    // A column of a part, as one of the whole.
    template <typename Part, typename Member>
    Column(std::string_view newPath, const Column<Part>& column, Member part)
        : ColumnTraits(column) {
        path = newPath;
        bind(std::make_shared<const Column<Part>>(column), part);
    }

private:
    // `source` reads and writes what `member` finds.
    template <typename Source, typename Member>
    void bind(std::shared_ptr<const Source> source, Member member) {
        read = [=](const TomlValue& found, Row& row, ValueReport& report) {
            source->read(found, std::invoke(member, row), report);
        };
        toml = [=](const Row& row) { return source->toml(std::invoke(member, row)); };
        copy = [=](const Row& from, Row& to) {
            if constexpr (requires { source->copy; }) {
                source->copy(std::invoke(member, from), std::invoke(member, to));
            } else {
                std::invoke(member, to) = std::invoke(member, from);
            }
        };
        if constexpr (requires { &Source::readEntry; }) {
            readEntry = [=](const TomlValue& found, Row& row, ValueReport& report) {
                source->readEntry(found, std::invoke(member, row), report);
            };
            fault = [=](const Row& row) { return source->fault(std::invoke(member, row)); };
        }
        bindEdits(source, member);
    }

    // Of a kind, or of the column of a part, which may lack some.
    template <typename Source, typename Member>
    void bindEdits(std::shared_ptr<const Source> source, Member member) {
        using Value = std::remove_cvref_t<std::invoke_result_t<Member, Row&>>;
        if constexpr (requires { source->step; }) {
            if (source->step) {
                step = [=](Row& row, int by) { source->step(std::invoke(member, row), by); };
            }
            if (source->clear) {
                clear = [=](Row& row) { source->clear(std::invoke(member, row)); };
            }
            if (source->toggle) {
                toggle = [=](Row& row, int place) {
                    source->toggle(std::invoke(member, row), place);
                };
            }
            typed = source->typed;
        } else {
            if constexpr (requires(Value & value) { stepValue(*source, value, 1); }) {
                step = [=](Row& row, int by) { stepValue(*source, std::invoke(member, row), by); };
            }
            if constexpr (requires(Value & value) { clearValue(*source, value); }) {
                clear = [=](Row& row) { clearValue(*source, std::invoke(member, row)); };
            }
            if constexpr (requires(Value & value) { toggleWord(*source, value, 0); }) {
                toggle = [=](Row& row, int place) {
                    toggleWord(*source, std::invoke(member, row), place);
                };
            }
            if constexpr (requires { typedToml(*source, std::string_view()); }) {
                typed = [=](std::string_view digits) { return typedToml(*source, digits); };
            }
        }
    }
};

// The member of a member.
template <typename Outer, typename Inner>
auto within(Outer outer, Inner inner) {
    return [=](auto& row) -> auto& {
        return std::invoke(inner, std::invoke(outer, row));
    };
}

// One of the values of an array, for within().
template <typename Index>
auto at(Index index) {
    return [=](auto& values) -> auto& {
        return values[index];
    };
}

using KeySpec = Column<Config>;

}  // namespace doorstring
