#include "config/kinds/any_kind.hpp"

#include <fmt/format.h>

#include <bit>
#include <numeric>

namespace doorstring {

namespace {

constexpr int usefulNumber = 20;  // the result of a step from "any" or "never"
constexpr int rowStep = 10;       // the number of steps that moves a cell by a row

Fraction hundredths(std::int64_t count) {
    const auto numerator = static_cast<std::uint32_t>(std::clamp<std::int64_t>(count, 0, 100));
    const std::uint32_t common = std::gcd(numerator, 100U);
    return {numerator / common, 100 / common};
}

}  // namespace

void stepValue(const IntegerKind& kind, int& value, int steps) {
    if (value == 0 && !kind.zero.empty()) {
        value = std::clamp(usefulNumber, kind.least, kind.most);
    } else {
        value = static_cast<int>(
            std::clamp<std::int64_t>(std::int64_t{value} + steps, kind.least, kind.most));
    }
}

void stepValue(const BooleanKind&, bool& value, int) {
    value = !value;
}

// The first step from a value between two hundredths goes to the next hundredth.
void stepValue(const FractionKind&, Fraction& value, int steps) {
    const std::int64_t scaled = std::int64_t{value.numerator} * 100;
    const std::int64_t below = scaled / value.denominator;
    const bool isBetween = scaled % value.denominator != 0;
    value = hundredths(below + steps + (isBetween && steps < 0 ? 1 : 0));
}

void stepValue(const WeightKind&, std::int64_t& weight, int steps) {
    weight = std::clamp<std::int64_t>(weight + steps * weightOne, 0, WeightKind::most);
}

void stepValue(const DoorsKind&, DoorSet& doors, int steps) {
    const int next = wrappedAround(doors.bits(), steps, DoorSet::count);
    doors = DoorSet::fromBits(static_cast<std::uint8_t>(next));
}

void stepValue(const CellKind&, std::optional<GridPos>& cell, int steps) {
    GridPos at = cell.value_or(GridPos{0, 0});
    if (cell && steps % rowStep == 0) {
        at.y = std::max(0, at.y + steps / rowStep);
    } else if (cell) {
        at.x = std::max(0, at.x + steps);
    }
    cell = at;
}

// Steps from the set of all words through the sets of a single word, and back to all.
void stepValue(const WordSetKind& kind, WordSet& set, int steps) {
    const int count = static_cast<int>(kind.known.size());
    const bool isOne = std::has_single_bit(set);
    const int index = wrappedAround(isOne ? std::countr_zero(set) + 1 : 0, steps, count + 1);
    set = index == 0 ? (1U << static_cast<unsigned>(count)) - 1U
                     : 1U << static_cast<unsigned>(index - 1);
}

void clearValue(const IntegerKind& kind, int& value) {
    value = kind.zero.empty() ? kind.least : 0;
}

void clearValue(const BooleanKind&, bool& value) {
    value = false;
}

void clearValue(const FractionKind&, Fraction& value) {
    value = {0, 1};
}

void clearValue(const WeightKind&, std::int64_t& weight) {
    weight = 0;
}

void clearValue(const CellKind&, std::optional<GridPos>& cell) {
    cell.reset();
}

void clearValue(const WordSetKind& kind, WordSet& set) {
    set = (1U << kind.known.size()) - 1U;
}

void toggleWord(const WordSetKind& kind, WordSet& set, int index) {
    const WordSet changed = set ^ 1U << static_cast<unsigned>(index);
    if (index >= 0 && index < static_cast<int>(kind.known.size()) &&
        (changed != 0 || kind.mayBeEmpty)) {
        set = changed;
    }
}

void toggleWord(const DoorsKind&, DoorSet& doors, int index) {
    if (index >= 0 && index < static_cast<int>(allDirections.size())) {
        doors = DoorSet::fromBits(static_cast<std::uint8_t>(doors.bits() ^ 1U << index));
    }
}

std::string typedToml(const IntegerKind& kind, std::string_view digits) {
    const auto number = wholeNumber<std::int64_t>(digits);
    if (!number) {
        return std::string(digits);
    }
    const bool hasWord = *number == 0 && !kind.zero.empty();
    return hasWord ? fmt::format("\"{}\"", kind.zero) : std::to_string(*number);
}

std::string typedToml(const FractionKind&, std::string_view digits) {
    const auto thousandthsOfPercent = parseThousandths(digits);
    return thousandthsOfPercent ? fmt::format("\"{}/100000\"", *thousandthsOfPercent)
                                : std::string(digits);
}

std::string typedToml(const WeightKind&, std::string_view digits) {
    const auto weight = parseThousandths(digits);
    return weight ? thousandthsText(*weight) : std::string(digits);
}

}  // namespace doorstring
