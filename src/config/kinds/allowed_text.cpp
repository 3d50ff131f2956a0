// What each kind of value allows, in words.
#include "config/kinds/read_interior.hpp"
#include "config/schema/value_kind.hpp"
#include "config/text/decimal.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string allowed(const IntegerKind& kind) {
    const std::string numbers = fmt::format("whole numbers from {} to {}", kind.least, kind.most);
    return kind.word.empty() ? numbers : fmt::format("\"{}\" and {}", kind.word, numbers);
}
std::string allowed(const BooleanKind&) {
    return "true and false";
}
std::string allowed(const ChoiceKind& kind) {
    return joined(kind.words, "\"");
}
std::string allowed(const TicksKind& kind) {
    return fmt::format("numbers from {} to {} with at most three decimals",
                       thousandthsText(kind.leastThousandths), kind.mostSeconds);
}
std::string allowed(const FractionKind&) {
    return "numbers from 0 to 1 with at most three decimals, and fractions in quotes such as "
           "\"11/101\"";
}
std::string allowed(const DoorsKind&) {
    return "door strings: the letters N, S, W and E in quotes, each at most once";
}
std::string allowed(const CellKind&) {
    return "\"middle\" and [column, row] of a cell of the grid";
}
std::string allowed(const DoorTableKind&) {
    return "sections of door strings with their weights, such as NS = 4";
}
std::string allowed(const InteriorKind&) {
    return fmt::format("sections with {}", joined(interiorEntries));
}
std::string allowed(const KeyListKind& kind) {
    return fmt::format("lists of {} to {} keys, such as [\"Up\", \"Shift+W\"]", kind.needed ? 1 : 0,
                       mostKeysAnAction);
}

}  // namespace

std::string allowedText(const KeySpec& spec) {
    const std::string text = std::visit([](const auto& kind) { return allowed(kind); }, spec.kind);
    return spec.unit.empty() ? text : fmt::format("{} ({})", text, spec.unit);
}

std::string allowedEntry(const KeySpec& spec, std::string_view entry) {
    return std::holds_alternative<InteriorKind>(spec.kind) ? allowedInteriorEntry(entry)
                                                           : allowedWeights();
}

std::string allowedWeights() {
    return fmt::format("weights from 0 to {} with at most three decimals", mostWeight / weightOne);
}

}  // namespace doorstring
