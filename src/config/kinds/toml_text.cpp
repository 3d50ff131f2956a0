#include "config/kinds/toml_text.hpp"

#include "base/fixed.hpp"
#include "config/kinds/read_interior.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr int thousand = 1000;

// Thousandths as a decimal: 4, 0.5, 12.25.
std::string decimal(std::int64_t thousandths) {
    std::string text = fmt::format("{}.{:03}", thousandths / thousand, thousandths % thousand);
    text.erase(text.find_last_not_of('0') + 1);
    return text.back() == '.' ? text.substr(0, text.size() - 1) : text;
}

std::string quotedText(std::string_view text) {
    return fmt::format("\"{}\"", text);
}

// ["plain", "arena"], or "any" for all of them.
template <std::size_t count>
std::string words(WordSet set, const std::array<std::string_view, count>& all) {
    if (set == allOf(all)) {
        return quotedText(anyWord);
    }
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        if ((set >> i & 1U) != 0) {
            text += (text.empty() ? "" : ", ") + quotedText(all[i]);
        }
    }
    return "[" + text + "]";
}

struct TomlOf {
    const Config& config;

    std::string operator()(const IntegerKind& kind) const {
        const int value = kind.field.look(config);
        return value == 0 && !kind.word.empty() ? quotedText(kind.word) : std::to_string(value);
    }
    std::string operator()(const BooleanKind& kind) const {
        return kind.field.look(config) ? "true" : "false";
    }
    std::string operator()(const ChoiceKind& kind) const {
        return quotedText(kind.words[kind.look(config)]);
    }
    // The decimal that is nearest to the ticks is read as the same ticks: a tick is 16.7
    // thousandths.
    std::string operator()(const TicksKind& kind) const {
        return decimal((kind.field.look(config) * thousand + ticksPerSecond / 2) / ticksPerSecond);
    }
    std::string operator()(const FractionKind& kind) const {
        const Fraction& fraction = kind.field.look(config);
        return quotedText(fmt::format("{}/{}", fraction.numerator, fraction.denominator));
    }
    std::string operator()(const DoorsKind& kind) const {
        return quotedText(toString(kind.field.look(config)));
    }
    std::string operator()(const CellKind& kind) const {
        const std::optional<GridPos>& cell = kind.field.look(config);
        return cell ? fmt::format("[{}, {}]", cell->x, cell->y) : quotedText("middle");
    }
    std::string operator()(const DoorTableKind& kind) const {
        std::string text;
        for (const auto& entry : kind.look(config).entries()) {
            text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", toString(entry.value),
                                decimal(entry.weight * thousand / weightOne));
        }
        return "{ " + text + " }";
    }
    std::string operator()(const InteriorKind& kind) const {
        const InteriorConfig& c = kind.look(config);
        return fmt::format("{{ weight = {}, kinds = {}, from = {}, to = {}, min_doors = {}, "
                           "max_doors = {}, tilesets = {} }}",
                           decimal(c.weight * thousand / weightOne), words(c.kinds, kindNames),
                           c.from, c.to == 0 ? quotedText(anyWord) : std::to_string(c.to),
                           c.minDoors, c.maxDoors, words(c.tilesets, tilesetNames));
    }
    std::string operator()(const KeyListKind& kind) const {
        std::string text;
        for (const KeyBinding& binding : config.keys[kind.action]) {
            text += (text.empty() ? "" : ", ") + quotedText(toString(binding));
        }
        return "[" + text + "]";
    }
};

}  // namespace

std::string tomlText(const KeySpec& spec, const Config& config) {
    return std::visit(TomlOf{config}, spec.kind);
}

std::string tomlLine(const KeySpec& spec, const Config& config) {
    return spec.path + " = " + tomlText(spec, config) + "\n";
}

}  // namespace doorstring
