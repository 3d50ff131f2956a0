// One setting of a struct, such as a role's chance: what it is called and how it is read and
// written. A key of the configuration is a column of Config, named by its whole path.
#pragma once

#include "config/config.hpp"
#include "config/kinds/kinds.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace doorstring {

template <typename Row>
struct Column {
    std::string path;     // "chance"; of Config "roles.boss.chance"
    std::string allowed;  // "whole numbers from 1 to 4096 (rooms)"
    BareWords words = BareWords::No;
    bool affectsPlay = true;  // dungeons or play depend on it: recordings and the hash hold it
    bool required = true;     // some file must give it
    std::function<void(const TomlValue&, Row&, ValueReport&)> read;
    std::function<std::string(const Row&)> toml;  // what stands behind "key = "

    // Of a section that is one value but may be changed by entries, as a door table; else empty.
    std::string allowedEntry;
    std::function<void(const TomlValue&, Row&, ValueReport&)> readEntry;
    std::function<std::string(const Row&)> fault;  // after the entries; empty text: none

    Column() = default;
    // `member` is a pointer to a member of Row, or [](auto& row) -> auto& { return row.a.b; }.
    template <typename Kind, typename Member>
    Column(std::string name, std::string_view unit, Kind kind, Member member)
        : path(std::move(name)),
          allowed(kind.allowed()),
          words(kind.words()),
          read([=](const TomlValue& found, Row& row, ValueReport& report) {
              kind.read(found, std::invoke(member, row), report);
          }),
          toml([=](const Row& row) { return kind.toml(std::invoke(member, row)); }) {
        if (!unit.empty()) {
            allowed.append(" (").append(unit).append(")");
        }
        if constexpr (requires { kind.allowedEntry(); }) {
            allowedEntry = kind.allowedEntry();
            readEntry = [=](const TomlValue& found, Row& row, ValueReport& report) {
                kind.readEntry(found, std::invoke(member, row), report);
            };
            fault = [=](const Row& row) { return kind.fault(std::invoke(member, row)); };
        }
    }

    bool hasEntries() const { return !allowedEntry.empty(); }
    // The struct's own value counts where no file gives one.
    Column optional() && {
        required = false;
        return std::move(*this);
    }
};

// The member of a member, for a column.
template <typename Row, typename Part, typename Value>
auto within(Part Row::*part, Value Part::*value) {
    return [=](auto& row) -> auto& {
        return row.*part.*value;
    };
}

using KeySpec = Column<Config>;

// A column of a part of the configuration: get(config) is the part.
template <typename Part, typename Get>
KeySpec keyOf(std::string path, const Column<Part>& column, Get get) {
    KeySpec key;
    key.path = std::move(path);
    key.allowed = column.allowed;
    key.words = column.words;
    key.affectsPlay = column.affectsPlay;
    key.required = column.required;
    key.read = [read = column.read, get](const TomlValue& found, Config& config,
                                         ValueReport& report) { read(found, get(config), report); };
    key.toml = [toml = column.toml, get](const Config& config) { return toml(get(config)); };
    if (column.hasEntries()) {
        key.allowedEntry = column.allowedEntry;
        key.readEntry = [read = column.readEntry, get](const TomlValue& found, Config& config,
                                                       ValueReport& report) {
            read(found, get(config), report);
        };
        key.fault = [fault = column.fault, get](const Config& config) {
            return fault(get(config));
        };
    }
    return key;
}

}  // namespace doorstring
