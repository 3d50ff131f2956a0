#include "config/kinds/kinds.hpp"
#include "config/kinds/thousandths.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

using Entries = std::vector<DoorTable::Entry>;

constexpr std::string_view wayNames[]{"north", "south", "west", "east"};

DoorTable sortedTable(Entries entries) {
    std::sort(entries.begin(), entries.end(),
              [](const auto& a, const auto& b) { return a.value.bits() < b.value.bits(); });
    return DoorTable(std::move(entries));
}

// Nothing where something is wrong with the entry, all of which is reported.
std::optional<DoorTable::Entry> readOneEntry(Direction direction, const TomlValue& entry,
                                             ValueReport& report) {
    const auto doors = readDoors(entry.key);
    const Direction back = opposite(direction);
    const bool good = doors && doors.value().has(back);
    if (!good) {
        report.entryError(entry.keyPlace, entry.key, [&] {
            return doors ? fmt::format("the door {} is missing: it is the way back of a room "
                                       "reached going {}",
                                       letter(back), wayNames[static_cast<std::size_t>(direction)])
                         : doors.error();
        });
    }
    const auto weight = readThousandths(entry, 0, WeightKind::most);
    if (!weight) {
        report.entryError(entry.place, entry.key, [&] {
            return fmt::format("{} {}; allowed are {}", foundText(entry), weight.error(),
                               WeightKind().allowed());
        });
    }
    return good && weight ? std::optional(DoorTable::Entry{doors.value(), weight.value()})
                          : std::nullopt;
}

}  // namespace

std::string DoorTableKind::allowed() const {
    return "sections of door strings with their weights, such as NS = 4";
}

void DoorTableKind::read(const TomlValue& found, DoorTable& table, ValueReport& report) const {
    if (found.kind != TomlValue::Kind::Table) {
        return report.rejectType(found);
    }
    Entries entries;
    std::vector<std::string_view> names;
    for (const TomlValue& item : found.items) {
        const auto entry = readOneEntry(direction, item, report);
        if (!entry) {
            continue;
        }
        const auto same = std::find_if(entries.begin(), entries.end(),
                                       [&](const auto& e) { return e.value == entry->value; });
        if (same != entries.end()) {
            report.entryError(item.keyPlace, item.key, [&] {
                return fmt::format("{} and {} are the same doors; allowed is each set of doors "
                                   "once",
                                   names[static_cast<std::size_t>(same - entries.begin())],
                                   item.key);
            });
            continue;
        }
        entries.push_back(*entry);
        names.push_back(item.key);
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
