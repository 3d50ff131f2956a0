// Writes JSON schemas of what the kinds of value allow. Editors use them to complete and check what
// is typed.
#include "config/kinds/kinds.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::string_view fractionPattern = "^ *[0-9]+ */ *0*[1-9][0-9]* *$";

// Returns the pattern, as it is written in JSON, of door strings that have the door `needed`. Their
// letters may have any order.
std::string doorsPattern(char needed) {
    return fmt::format("^(?=.*{})(?!.*(.).*\\\\1)[NSWE]+$", needed);
}

}  // namespace

std::string IntegerKind::jsonSchema() const {
    const std::string number =
        fmt::format(R"("type": "integer", "minimum": {}, "maximum": {})", least, most);
    return zero.empty() ? number
                        : fmt::format(R"("anyOf": [{{{}}}, {{"enum": ["{}"]}}])", number, zero);
}

std::string BooleanKind::jsonSchema() const {
    return R"("type": "boolean")";
}

std::string TicksKind::jsonSchema() const {
    return fmt::format(R"("type": "number", "minimum": {}, "maximum": {})",
                       thousandthsText(leastThousandths), mostSeconds);
}

std::string FractionKind::jsonSchema() const {
    return fmt::format(R"("anyOf": [{{"type": "number", "minimum": 0, "maximum": 1}}, )"
                       R"({{"type": "string", "pattern": "{}"}}])",
                       fractionPattern);
}

std::string WeightKind::jsonSchema() const {
    return fmt::format(R"("type": "number", "minimum": 0, "maximum": {})", thousandthsText(most));
}

std::string DoorsKind::jsonSchema() const {
    return R"("type": "string", "pattern": "^(?!.*(.).*\\1)[NSWE]*$")";
}

std::string CellKind::jsonSchema() const {
    return R"("anyOf": [{"enum": ["middle"]}, {"type": "array", "items": {"type": "integer", )"
           R"("minimum": 0}, "minItems": 2, "maxItems": 2}])";
}

// Lists each set of doors once, with its letters in the order N S W E, because editors propose what
// is listed. The pattern behind the list allows the letters in any order.
std::string DoorTableKind::jsonSchema() const {
    const Direction back = opposite(direction);
    std::string entries;
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const DoorSet doors = DoorSet::fromBits(bits);
        if (doors.has(back)) {
            entries += fmt::format("{}\"{}\": {{{}}}", entries.empty() ? "" : ", ", toString(doors),
                                   WeightKind().jsonSchema());
        }
    }
    return fmt::format(R"("type": "object", "properties": {{{}}}, "patternProperties": {{"{}": )"
                       R"({{{}}}}}, "additionalProperties": false)",
                       entries, doorsPattern(letter(back)), WeightKind().jsonSchema());
}

std::string ChoiceKind::jsonSchema() const {
    return "\"enum\": " + wordList(choices);
}

std::string TextKind::jsonSchema() const {
    return fmt::format(R"("type": "string", "minLength": 1, "maxLength": {})", most);
}

std::string TextListKind::jsonSchema() const {
    const std::string text = TextKind{longest}.jsonSchema();
    return fmt::format(R"("anyOf": [{{{}}}, {{"type": "array", "items": {{{}}}, "maxItems": {}}}])",
                       text, text, most);
}

std::string OffersKind::jsonSchema() const {
    return fmt::format(R"("type": "array", "items": {{"type": "integer", "minimum": 1, )"
                       R"("maximum": {}}}, "uniqueItems": true)",
                       mostOffers);
}

std::string WordSetKind::jsonSchema() const {
    return fmt::format(R"("anyOf": [{{"enum": ["any"]}}, {{"enum": {}}}, {{"type": "array", )"
                       R"("items": {{"enum": {}}}, "minItems": {}}}])",
                       wordList(known), wordList(known), mayBeEmpty ? 0 : 1);
}

std::string GatesKind::jsonSchema() const {
    return fmt::format(R"("type": "array", "items": {{"type": "integer", "minimum": 1, )"
                       R"("maximum": 99}}, "minItems": 1, "maxItems": {})",
                       most);
}

std::string KeyListKind::jsonSchema() const {
    return fmt::format(R"("anyOf": [{{"type": "string"}}, {{"type": "array", "items": )"
                       R"({{"type": "string"}}, "minItems": {}, "maxItems": {}}}])",
                       needed ? 1 : 0, most);
}

}  // namespace doorstring
