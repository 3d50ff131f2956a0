#include "config/kinds/read_doors.hpp"

#include "base/utf8.hpp"
#include "config/kinds/read_number.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

// A sentence about the first letter that does not belong. Letters beyond ASCII are more than a
// byte.
std::string unknownLetter(std::string_view text) {
    const std::size_t at = text.find_first_not_of("NSWE");
    const std::string_view letter =
        text.substr(at, std::max<std::size_t>(1, utf8Length(text.substr(at))));
    const bool control = static_cast<unsigned char>(letter.front()) < 0x20;
    return fmt::format("'{}' is no door letter; allowed are N, S, W and E", control ? "?" : letter);
}

Result<std::int64_t, std::string> readWeight(const TomlValue& value) {
    const auto weight = readThousandths(value, 0, mostWeight);
    if (!weight) {
        return fmt::format("{} {}; allowed are {}", foundText(value), weight.error().what,
                           allowedWeights());
    }
    return weight.value();
}

// What is wrong with a door string as an entry of the table of a direction; empty: nothing.
std::string entryFault(DoorSet doors, Direction direction) {
    const Direction back = opposite(direction);
    if (doors.has(back)) {
        return {};
    }
    constexpr std::string_view ways[]{"north", "south", "west", "east"};
    return fmt::format("the door {} is missing: it is the way back of a room reached going {}",
                       letter(back), ways[static_cast<std::size_t>(direction)]);
}

DoorTable sorted(std::vector<DoorTable::Entry> entries) {
    std::sort(entries.begin(), entries.end(),
              [](const auto& a, const auto& b) { return a.value.bits() < b.value.bits(); });
    return DoorTable(std::move(entries));
}

// Reads one entry; answers all that is wrong with it.
std::vector<ValueFault> readEntry(const KeySpec& spec, Direction direction, const TomlValue& entry,
                                  DoorTable::Entry& result) {
    const std::string key = spec.path + "." + entry.key;
    std::vector<ValueFault> faults;
    const auto doors = readDoors(entry.key);
    const std::string problem = doors ? entryFault(doors.value(), direction) : doors.error();
    if (!problem.empty()) {
        faults.push_back({entry.keyPlace, key, problem});
    }
    const auto weight = readWeight(entry);
    if (!weight) {
        faults.push_back({entry.place, key, weight.error()});
    }
    if (faults.empty()) {
        result = {doors.value(), weight.value()};
    }
    return faults;
}

}  // namespace

Result<DoorSet, std::string> readDoors(std::string_view text) {
    const auto parsed = parseDoorString(text);
    if (const auto* doors = std::get_if<DoorSet>(&parsed)) {
        return *doors;
    }
    const auto& fault = std::get<DoorStringFault>(parsed);
    if (fault.kind == DoorStringFault::Kind::LetterTwice) {
        return fmt::format("{} has the letter {} twice; allowed is each of N, S, W and E at most "
                           "once",
                           text, fault.letter);
    }
    return unknownLetter(text);
}

std::string tableFault(const DoorTableKind& kind, const DoorTable& table) {
    if (table.entries().empty() && kind.mayBeEmpty) {
        return {};
    }
    if (table.entries().empty()) {
        return "the table is empty; needed is at least one door string with a weight above 0";
    }
    if (table.total() == 0) {
        return "all weights are 0; needed is at least one above 0";
    }
    return {};
}

std::vector<ValueFault> readDoorTable(const KeySpec& spec, const DoorTableKind& kind,
                                      const TomlValue& value, Config& config) {
    std::vector<ValueFault> faults;
    std::vector<DoorTable::Entry> entries;
    std::vector<std::string> names;
    for (const TomlValue& item : value.items) {
        DoorTable::Entry entry{};
        const auto itemFaults = readEntry(spec, kind.direction, item, entry);
        faults.insert(faults.end(), itemFaults.begin(), itemFaults.end());
        if (!itemFaults.empty()) {
            continue;
        }
        const auto same = std::find_if(entries.begin(), entries.end(),
                                       [&](const auto& e) { return e.value == entry.value; });
        if (same != entries.end()) {
            faults.push_back(
                {item.keyPlace, spec.path + "." + item.key,
                 fmt::format("{} and {} are the same doors; allowed is each set of "
                             "doors once",
                             names[static_cast<std::size_t>(same - entries.begin())], item.key)});
            continue;
        }
        entries.push_back(entry);
        names.push_back(item.key);
    }
    DoorTable table = sorted(std::move(entries));
    if (const std::string fault = tableFault(kind, table); faults.empty() && !fault.empty()) {
        faults.push_back({value.place, spec.path, fault});
    }
    if (faults.empty()) {
        kind.change(config) = std::move(table);
    }
    return faults;
}

std::vector<ValueFault> readDoorTableEntry(const KeySpec& table, const DoorTableKind& kind,
                                           const TomlValue& entry, Config& config) {
    DoorTable::Entry changed{};
    const auto faults = readEntry(table, kind.direction, entry, changed);
    if (!faults.empty()) {
        return faults;
    }
    const auto old = kind.look(config).entries();
    std::vector<DoorTable::Entry> entries(old.begin(), old.end());
    std::erase_if(entries, [&](const auto& e) { return e.value == changed.value; });
    entries.push_back(changed);
    kind.change(config) = sorted(std::move(entries));
    return {};
}

}  // namespace doorstring
