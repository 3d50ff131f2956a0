#include "config/dungeon_parts.hpp"
#include "config/kinds/kinds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

using Entries = std::vector<DoorTable::Entry>;

constexpr DirectionArray<std::string_view> directionWords{{"north", "south", "west", "east"}};

DoorTable sortedTable(Entries entries) {
    std::ranges::sort(entries, {}, [](const auto& entry) { return entry.value.bits(); });
    return DoorTable(std::move(entries));
}

// Returns the entry that an item of a table holds. Null if it has mistakes, all of which are
// reported.
std::optional<DoorTable::Entry> readOneEntry(Direction direction, const TomlValue& item,
                                             const ValueReport& tableReport) {
    const std::string allowed = WeightKind().allowed();
    ValueReport report = tableReport.ofEntry(item.key, allowed);
    const auto doors = parseDoorString(item.key);
    const Direction back = opposite(direction);
    if (!doors) {
        report.error(item.keyPlace, [&] { return doors.error(); });
    } else if (!doors.value().has(back)) {
        report.error(item.keyPlace, [&] {
            return fmt::format("the door {} is missing: it is the way back from a room "
                               "reached by going {}",
                               letter(back), directionWords[direction]);
        });
    }
    std::int64_t weight = 0;
    WeightKind().read(item, weight, report);
    return report.failed() ? std::nullopt : std::optional(DoorTable::Entry{doors.value(), weight});
}

// Whether the item can be a coordinate in the largest grid: the size of the grid is not known yet.
bool isCoordinate(const TomlValue& item) {
    return item.kind == TomlValue::Kind::Integer && item.integer >= 0 &&
           item.integer < longestGridSide;
}

}  // namespace

void DoorsKind::read(const TomlValue& found, DoorSet& doors, ValueReport& report) const {
    if (found.kind != TomlValue::Kind::Text) {
        return report.rejectType(found);
    }
    const auto read = parseDoorString(found.text);
    if (!read) {
        return report.error(found.place, [&] { return read.error(); });
    }
    doors = read.value();
}

void CellKind::read(const TomlValue& found, std::optional<GridPos>& cell,
                    ValueReport& report) const {
    const auto& items = found.items;
    const bool isText = found.kind == TomlValue::Kind::Text;
    if (isText && found.text == "middle") {
        cell = std::nullopt;
    } else if (!isText && found.kind != TomlValue::Kind::List) {
        report.rejectType(found);
    } else if (items.size() != 2 || !std::ranges::all_of(items, isCoordinate)) {
        report.reject(found, "is not a cell");
    } else {
        cell = GridPos{static_cast<int>(items[0].integer), static_cast<int>(items[1].integer)};
    }
}

std::string CellKind::toml(std::optional<GridPos> cell) const {
    return cell ? fmt::format("[{}, {}]", cell->x, cell->y) : "\"middle\"";
}

void DoorTableKind::read(const TomlValue& found, DoorTable& table, ValueReport& report) const {
    if (found.kind != TomlValue::Kind::Table) {
        return report.rejectType(found);
    }
    Entries entries;
    // The door strings that were found, by DoorSet::bits(); empty for doors not found yet.
    std::array<std::string_view, DoorSet::count> names;
    for (const TomlValue& item : found.items) {
        const auto entry = readOneEntry(direction, item, report);
        if (!entry) {
            continue;
        }
        std::string_view& name = names[entry->value.bits()];
        if (!name.empty()) {
            report.ofEntry(item.key, "").error(item.keyPlace, [&] {
                return fmt::format("{} and {} are the same doors; allowed is each set of doors "
                                   "once",
                                   name, item.key);
            });
            continue;
        }
        name = item.key;
        entries.push_back(*entry);
    }
    DoorTable whole = sortedTable(std::move(entries));
    if (const std::string sentence = fault(whole); !report.failed() && !sentence.empty()) {
        report.error(found.place, [&] { return sentence; });
    }
    if (!report.failed()) {
        table = std::move(whole);
    }
}

void DoorTableKind::readEntry(const TomlValue& entry, DoorTable& table, ValueReport& report) const {
    const auto changed = readOneEntry(direction, entry, report);
    if (!changed) {
        return;
    }
    Entries entries(table.entries().begin(), table.entries().end());
    std::erase_if(entries, [&](const auto& old) { return old.value == changed->value; });
    entries.push_back(*changed);
    table = sortedTable(std::move(entries));
}

std::string DoorTableKind::fault(const DoorTable& table) const {
    if (table.entries().empty()) {
        return mayBeEmpty ? ""
                          : "the table is empty; it needs at least one door string with a weight "
                            "above 0";
    }
    return table.total() > 0 ? "" : "all weights are 0; at least one must be above 0";
}

std::string DoorTableKind::toml(const DoorTable& table) const {
    std::string text;
    for (const auto& entry : table.entries()) {
        text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", toString(entry.value),
                            WeightKind().toml(entry.weight));
    }
    return "{ " + text + " }";
}

}  // namespace doorstring
