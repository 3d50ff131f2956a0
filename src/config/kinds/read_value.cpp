// Reads a value into the config.
#include "base/fixed.hpp"
#include "config/kinds/read_doors.hpp"
#include "config/kinds/read_interior.hpp"
#include "config/kinds/read_keys.hpp"
#include "config/kinds/read_number.hpp"
#include "config/schema/value_kind.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <charconv>
#include <numeric>

namespace doorstring {

namespace {

using Kind = TomlValue::Kind;
using Faults = std::vector<ValueFault>;

// One value at a time: what is said about it needs to know the key.
class Reading {
public:
    Reading(const KeySpec& spec, const TomlValue& value, Config& config)
        : spec_(spec), value_(value), config_(config) {}

    Faults operator()(const IntegerKind& kind) const {
        if (value_.kind == Kind::Text && !kind.word.empty() && value_.text == kind.word) {
            kind.field.change(config_) = 0;
            return {};
        }
        if (value_.kind != Kind::Integer) {
            return wrongType();
        }
        if (value_.integer < kind.least || value_.integer > kind.most) {
            return fault(value_.integer < kind.least ? "is too small" : "is too large");
        }
        kind.field.change(config_) = static_cast<int>(value_.integer);
        return {};
    }

    Faults operator()(const BooleanKind& kind) const {
        if (value_.kind != Kind::Boolean) {
            return wrongType();
        }
        kind.field.change(config_) = value_.boolean;
        return {};
    }

    Faults operator()(const ChoiceKind& kind) const {
        if (value_.kind != Kind::Text) {
            return wrongType();
        }
        for (std::size_t index = 0; index < kind.words.size(); ++index) {
            if (kind.words[index] == value_.text) {
                kind.change(config_, index);
                return {};
            }
        }
        const std::string_view nearest = nearestWord(value_.text, kind.words);
        return fault("is no choice",
                     nearest.empty() ? "" : fmt::format("; did you mean \"{}\"?", nearest));
    }

    Faults operator()(const TicksKind& kind) const {
        const auto number = readThousandths(value_, kind.leastThousandths, kind.mostSeconds * 1000);
        if (!number) {
            return fault(number.error().what);
        }
        kind.field.change(config_) =
            static_cast<int>((number.value() * ticksPerSecond + 500) / 1000);
        return {};
    }

    Faults operator()(const FractionKind& kind) const {
        if (value_.kind == Kind::Text) {
            return readQuotient(kind);
        }
        const auto number = readThousandths(value_, 0, 1000);
        if (!number) {
            return fault(number.error().what);
        }
        kind.field.change(config_) = lowest(static_cast<std::uint32_t>(number.value()), 1000);
        return {};
    }

    Faults operator()(const DoorsKind& kind) const {
        if (value_.kind != Kind::Text) {
            return wrongType();
        }
        const auto doors = readDoors(value_.text);
        if (!doors) {
            return {{value_.place, spec_.path, doors.error()}};
        }
        kind.field.change(config_) = doors.value();
        return {};
    }

    Faults operator()(const CellKind& kind) const {
        if (value_.kind == Kind::Text && value_.text == "middle") {
            kind.field.change(config_) = std::nullopt;
            return {};
        }
        if (value_.kind == Kind::Text) {
            return fault("is no cell");
        }
        if (value_.kind != Kind::List) {
            return wrongType();
        }
        const auto& items = value_.items;
        const auto isCoordinate = [](const TomlValue& item) {
            // The size of the grid is not known yet; no grid has more cells.
            return item.kind == Kind::Integer && item.integer >= 0 && item.integer < 4096;
        };
        if (items.size() != 2 || !isCoordinate(items[0]) || !isCoordinate(items[1])) {
            return fault("is no cell");
        }
        kind.field.change(config_) =
            GridPos{static_cast<int>(items[0].integer), static_cast<int>(items[1].integer)};
        return {};
    }

    Faults operator()(const DoorTableKind& kind) const {
        if (value_.kind != Kind::Table) {
            return wrongType();
        }
        return readDoorTable(spec_, kind, value_, config_);
    }

    Faults operator()(const InteriorKind& kind) const {
        if (value_.kind != Kind::Table) {
            return wrongType();
        }
        return readInterior(spec_, kind, value_, config_);
    }

    Faults operator()(const KeyListKind& kind) const {
        if (value_.kind != Kind::List && value_.kind != Kind::Text) {
            return wrongType();
        }
        return readKeyList(spec_, kind, value_, config_);
    }

private:
    static Fraction lowest(std::uint32_t numerator, std::uint32_t denominator) {
        const std::uint32_t common = std::gcd(numerator, denominator);
        return {numerator / common, denominator / common};
    }

    Faults readQuotient(const FractionKind& kind) const {
        const std::string_view text = value_.text;
        const std::size_t slash = text.find('/');
        const auto above = wholeNumber(text.substr(0, slash));
        const auto below = slash == std::string_view::npos ? std::optional<std::uint32_t>()
                                                           : wholeNumber(text.substr(slash + 1));
        if (!above || !below) {
            return fault("is no fraction");
        }
        if (*below < 1 || *below > mostDenominator) {
            return fault(
                fmt::format("has a number below the line outside of 1 to {}", mostDenominator));
        }
        if (*above > *below) {
            return fault("is too large");
        }
        kind.field.change(config_) = lowest(*above, *below);
        return {};
    }

    static std::optional<std::uint32_t> wholeNumber(std::string_view text) {
        const std::size_t first = text.find_first_not_of(' ');
        const std::size_t last = text.find_last_not_of(' ');
        if (first == std::string_view::npos) {
            return std::nullopt;
        }
        text = text.substr(first, last - first + 1);
        std::uint32_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = error == std::errc() && end == text.data() + text.size();
        return whole ? std::optional(number) : std::nullopt;
    }

    Faults wrongType() const {
        if (value_.kind == Kind::Table) {
            return fault("stands here");
        }
        return fault(fmt::format("is {}", typeName(value_.kind)));
    }

    Faults fault(std::string_view what, std::string_view hint = "") const {
        return {{value_.place, spec_.path,
                 fmt::format("{} {}; allowed are {}{}", foundText(value_), what, allowedText(spec_),
                             hint)}};
    }

    const KeySpec& spec_;
    const TomlValue& value_;
    Config& config_;
};

}  // namespace

std::vector<ValueFault> readTableEntry(const KeySpec& table, const TomlValue& entry,
                                       Config& config) {
    if (const auto* interior = std::get_if<InteriorKind>(&table.kind)) {
        return readInteriorEntry(table, *interior, entry, config);
    }
    return readDoorTableEntry(table, std::get<DoorTableKind>(table.kind), entry, config);
}

std::vector<ValueFault> readValue(const KeySpec& spec, const TomlValue& value, Config& config) {
    return std::visit(Reading(spec, value, config), spec.kind);
}

}  // namespace doorstring
