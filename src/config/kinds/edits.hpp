// How values are changed without writing them: a step at a time, to nothing, by typing digits, or
// one of several words on and off. Overloads for the kinds for which that makes sense; none leaves
// what the kind allows.
#pragma once

#include "config/kinds/kinds.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace doorstring {

// Steps of one; from the word for "no limit" to a number of some use.
void stepValue(const IntegerKind& kind, int& value, int by);
void stepValue(const BooleanKind& kind, bool& value, int by);
void stepValue(const FractionKind& kind, Fraction& value, int by);  // hundredths
void stepValue(const WeightKind& kind, std::int64_t& weight, int by);
void stepValue(const DoorsKind& kind, DoorSet& doors, int by);
void stepValue(const CellKind& kind, std::optional<GridPos>& cell, int by);  // tens go down
void stepValue(const WordSetKind& kind, WordSet& set, int by);

inline int turnedOver(int value, int by, int count) {
    return ((value + by) % count + count) % count;
}
template <typename Enum>
void stepValue(const ChoiceKind& kind, Enum& value, int by) {
    const int count = static_cast<int>(kind.choices.size());
    value = static_cast<Enum>(turnedOver(static_cast<int>(value), by, count));
}
template <typename Enum>
void stepValue(const ChoiceKind& kind, std::optional<Enum>& value, int by) {
    const int count = static_cast<int>(kind.choices.size());
    const int place = turnedOver(value ? static_cast<int>(*value) + 1 : 0, by, count);
    value = place == 0 ? std::nullopt : std::optional(static_cast<Enum>(place - 1));
}

// The least, or none.
void clearValue(const IntegerKind& kind, int& value);
void clearValue(const BooleanKind& kind, bool& value);
void clearValue(const FractionKind& kind, Fraction& value);
void clearValue(const WeightKind& kind, std::int64_t& weight);
void clearValue(const CellKind& kind, std::optional<GridPos>& cell);
void clearValue(const WordSetKind& kind, WordSet& set);

// The place among the words, from 0; what is not there changes nothing. One word stays.
void toggleWord(const WordSetKind& kind, WordSet& set, int place);
void toggleWord(const DoorsKind& kind, DoorSet& doors, int place);

// What was typed, as TOML; chances are typed in percent.
std::string typedToml(const IntegerKind& kind, std::string_view digits);
std::string typedToml(const FractionKind& kind, std::string_view digits);
std::string typedToml(const WeightKind& kind, std::string_view digits);

}  // namespace doorstring
