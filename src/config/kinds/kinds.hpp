// The kinds of value that a config key may have. A kind says in words what it allows, reads a value
// of a TOML text (or reports why it cannot, and leaves the old one), and writes a value as TOML,
// which reads back as the same value. For editors it writes what it allows as members of a JSON
// schema.
#pragma once

#include "base/direction.hpp"
#include "base/fixed.hpp"
#include "base/grid.hpp"
#include "config/altar_parts.hpp"
#include "config/dungeon_parts.hpp"
#include "config/interior_parts.hpp"
#include "config/key_binding.hpp"
#include "config/kinds/value_report.hpp"
#include "config/text/numbers.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

// Whether the quotes around a word may be left out after `--set key=`.
enum class BareWords : std::uint8_t {
    No,         // as for all kinds without bareWords()
    Sometimes,  // if TOML cannot read the text as a value: 5 without quotes is a number
    Always,     // even 5 is a word, as in `keys.map=5`
};

// A whole number; `zero`, if given, is the word for 0.
struct IntegerKind {
    int least;
    int most;
    std::string_view zero = {};

    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, int& value, ValueReport& report) const;
    std::string toml(int value) const;
    BareWords bareWords() const { return zero.empty() ? BareWords::No : BareWords::Sometimes; }
};

struct BooleanKind {
    std::string allowed() const { return "true and false"; }
    std::string jsonSchema() const;
    void read(const TomlValue& found, bool& value, ValueReport& report) const;
    std::string toml(bool value) const { return value ? "true" : "false"; }
};

// Seconds with up to three decimals, kept as the nearest number of ticks. For example,
// TicksKind{.mostSeconds = 5, .leastThousandths = 350} allows 0.35 to 5 seconds.
struct TicksKind {
    int mostSeconds;
    int leastThousandths = 0;

    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, int& ticks, ValueReport& report) const;
    std::string toml(int ticks) const;
};

// A fraction: "11/101", or a decimal from 0 to 1.
struct FractionKind {
    std::string allowed() const {
        return "numbers from 0 to 1 with at most three decimals, and fractions in quotes such as "
               "\"11/101\"";
    }
    // Says what may be typed: typedToml() takes digits in percent.
    std::string allowedTyped() const {
        return "numbers from 0 to 100 with at most three decimals (percent)";
    }
    std::string jsonSchema() const;
    void read(const TomlValue& found, Fraction& value, ValueReport& report) const;
    std::string toml(Fraction value) const;
    BareWords bareWords() const { return BareWords::Sometimes; }
};

// A weight: how often something is drawn, relative to others; with up to three decimals.
struct WeightKind {
    static constexpr std::int64_t most = 1'000'000 * weightOne;

    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, std::int64_t& weight, ValueReport& report) const;
    std::string toml(std::int64_t weight) const { return thousandthsText(weight); }
};

// A door string.
struct DoorsKind {
    std::string allowed() const {
        return "door strings: the letters N, S, W and E in quotes, each at most once";
    }
    std::string jsonSchema() const;
    void read(const TomlValue& found, DoorSet& doors, ValueReport& report) const;
    std::string toml(DoorSet doors) const { return "\"" + toString(doors) + "\""; }
    BareWords bareWords() const { return BareWords::Always; }
};

// A cell: "middle" or [column, row].
struct CellKind {
    std::string allowed() const { return "\"middle\" and [column, row] of a cell of the grid"; }
    std::string jsonSchema() const;
    void read(const TomlValue& found, std::optional<GridPos>& cell, ValueReport& report) const;
    std::string toml(std::optional<GridPos> cell) const;
    BareWords bareWords() const { return BareWords::Sometimes; }
};

// A section of door strings with their weights. Each string must contain the door through which the
// knight comes in: S in table N. The section replaces the whole table of an earlier file, but --set
// may change one entry.
struct DoorTableKind {
    Direction direction;      // in which the knight walks into the rooms of the table
    bool mayBeEmpty = false;  // whether the table may have no entries

    std::string allowed() const {
        return "sections of door strings with their weights, such as NS = 4";
    }
    std::string jsonSchema() const;
    void read(const TomlValue& found, DoorTable& table, ValueReport& report) const;
    std::string toml(const DoorTable& table) const;

    std::string allowedEntry() const { return WeightKind().allowed(); }
    void readEntry(const TomlValue& entry, DoorTable& table, ValueReport& report) const;
    // Says what is wrong with the table: it has no entries and must not be empty, or all its
    // weights are 0. Empty if nothing is wrong.
    std::string fault(const DoorTable& table) const;
};

// The index of the found word in `words`; null if the word was rejected.
std::optional<std::size_t> readChoice(std::span<const std::string_view> words,
                                      const TomlValue& found, ValueReport& report);

// One word of a list, kept as an enum: the value of choices[i] is first + i. A kind that is made
// with a `wordForEmpty` keeps a std::optional of the enum: choices[0] is that word and means empty,
// and the value of each other choices[i] is i - 1.
struct ChoiceKind {
    std::vector<std::string_view> choices;
    std::size_t first = 0;

    explicit ChoiceKind(std::span<const std::string_view> words, std::size_t firstValue = 0)
        : choices(words.begin(), words.end()), first(firstValue) {}
    ChoiceKind(std::string_view wordForEmpty, std::span<const std::string_view> words)
        : choices{wordForEmpty} {
        choices.insert(choices.end(), words.begin(), words.end());
    }

    std::string allowed() const;
    std::string jsonSchema() const;
    BareWords bareWords() const { return BareWords::Always; }

    template <typename Enum>
    void read(const TomlValue& found, Enum& value, ValueReport& report) const {
        if (const auto index = readChoice(choices, found, report)) {
            value = static_cast<Enum>(first + *index);
        }
    }
    template <typename Enum>
    void read(const TomlValue& found, std::optional<Enum>& value, ValueReport& report) const {
        if (const auto index = readChoice(choices, found, report)) {
            value = *index == 0 ? std::nullopt : std::optional(static_cast<Enum>(*index - 1));
        }
    }

    template <typename Enum>
    std::string toml(Enum value) const {
        return quoted(static_cast<std::size_t>(value) - first);
    }
    template <typename Enum>
    std::string toml(const std::optional<Enum>& value) const {
        return quoted(value ? static_cast<std::size_t>(*value) + 1 : 0);
    }

private:
    std::string quoted(std::size_t index) const {
        return "\"" + std::string(choices[index]) + "\"";
    }
};

// A text of one line, of 1 to `most` characters.
struct TextKind {
    int most;

    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, std::string& value, ValueReport& report) const;
    std::string toml(const std::string& value) const;
    BareWords bareWords() const { return BareWords::Always; }
};

// Up to `most` texts of one line, each of 1 to `longest` characters.
struct TextListKind {
    std::size_t most;
    int longest;

    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, std::vector<std::string>& texts, ValueReport& report) const;
    std::string toml(const std::vector<std::string>& texts) const;
    BareWords bareWords() const { return BareWords::Sometimes; }
};

// A list of different offers by their numbers, from 1.
struct OffersKind {
    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, OfferSet& offers, ValueReport& report) const;
    std::string toml(OfferSet offers) const;
};

// Some of a list of words, kept as bits; "any" means all of them.
struct WordSetKind {
    std::span<const std::string_view> known;
    bool mayBeEmpty = false;

    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, WordSet& set, ValueReport& report) const;
    std::string toml(WordSet set) const;
    BareWords bareWords() const { return BareWords::Always; }
};

// The gates of a boss: one to three percentages, each below the one before.
struct GatesKind {
    static constexpr std::size_t most = 3;

    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, std::vector<int>& gates, ValueReport& report) const;
    std::string toml(const std::vector<int>& gates) const;
};

// Up to mostKeysOfAction keys of a keyboard or gamepad.
struct KeyListKind {
    static constexpr std::size_t most = mostKeysOfAction;
    bool needed;  // whether the list must have at least one key, for the game to be playable

    std::string allowed() const;
    std::string jsonSchema() const;
    void read(const TomlValue& found, std::vector<KeyBinding>& keys, ValueReport& report) const;
    std::string toml(const std::vector<KeyBinding>& keys) const;
    BareWords bareWords() const { return BareWords::Always; }
};

}  // namespace doorstring
