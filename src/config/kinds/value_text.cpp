// Values as text, for comparing and hashing.
#include "config/schema/value_kind.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

struct Text {
    const Config& config;

    std::string operator()(const IntegerKind& kind) const {
        return std::to_string(kind.field.look(config));
    }
    std::string operator()(const BooleanKind& kind) const {
        return kind.field.look(config) ? "true" : "false";
    }
    std::string operator()(const ChoiceKind& kind) const {
        return std::string(kind.words[kind.look(config)]);
    }
    std::string operator()(const TicksKind& kind) const {
        return std::to_string(kind.field.look(config));
    }
    std::string operator()(const FractionKind& kind) const {
        const Fraction& fraction = kind.field.look(config);
        return fmt::format("{}/{}", fraction.numerator, fraction.denominator);
    }
    std::string operator()(const DoorsKind& kind) const {
        return toString(kind.field.look(config));
    }
    std::string operator()(const CellKind& kind) const {
        const std::optional<GridPos>& cell = kind.field.look(config);
        return cell ? fmt::format("{},{}", cell->x, cell->y) : "middle";
    }
    // What has no weight is never drawn: it makes no difference whether it is listed.
    std::string operator()(const DoorTableKind& kind) const {
        std::string text;
        for (const auto& entry : kind.look(config).entries()) {
            if (entry.weight > 0) {
                text += fmt::format("{}:{} ", toString(entry.value), entry.weight);
            }
        }
        return text;
    }
    // What has no weight comes up nowhere, whatever else is said of it.
    std::string operator()(const InteriorKind& kind) const {
        const InteriorConfig& c = kind.look(config);
        return c.weight == 0
                   ? "never"
                   : fmt::format("{} kinds {} distance {} {} doors {} {} tilesets {}", c.weight,
                                 c.kinds, c.from, c.to, c.minDoors, c.maxDoors, c.tilesets);
    }
    std::string operator()(const KeyListKind& kind) const {
        std::string text;
        for (const KeyBinding binding : config.keys[kind.action]) {
            text += toString(binding) + " ";
        }
        return text;
    }
};

}  // namespace

std::string valueText(const KeySpec& spec, const Config& config) {
    return std::visit(Text{config}, spec.kind);
}

}  // namespace doorstring
