#include "config/weave/weave.hpp"

#include "base/contains.hpp"
#include "config/contradictions/contradictions.hpp"
#include "config/schema/schema.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

constexpr std::string_view operations = "*+-=";

// The sections that no offer changes, as no floor is built from them: those of the knight, of the
// view, and of the adventure and its offers.
constexpr std::array<std::string_view, 11> closedSections{
    "adventure", "altar",  "assist", "difficulty", "explore", "floor",
    "offer",     "player", "sword",  "thread",     "view"};

bool mayBeWoven(const KeySpec& key) {
    const std::string_view section = std::string_view(key.path).substr(0, key.path.find('.'));
    return key.affectsPlay && !contains(closedSections, section);
}

// The index of the operation in a step, the first that is between spaces; npos if there is none.
std::size_t operationIn(std::string_view text) {
    for (std::size_t at = 1; at + 1 < text.size(); ++at) {
        if (operations.find(text[at]) != std::string_view::npos && text[at - 1] == ' ' &&
            text[at + 1] == ' ') {
            return at;
        }
    }
    return std::string_view::npos;
}

std::optional<std::int64_t> operandThousandths(const TomlValue& value) {
    const bool isNumber =
        value.kind == TomlValue::Kind::Integer || value.kind == TomlValue::Kind::Decimal;
    return isNumber ? parseThousandths(value.literal) : std::nullopt;
}

}  // namespace

Result<WeaveStep, std::string> readWeaveStep(std::string_view text) {
    const std::size_t at = operationIn(text);
    if (at == std::string_view::npos) {
        return fmt::format("the step '{}' has no operation; allowed is a key, one of * + - = "
                           "between spaces, and a value, such as \"tables.N.NS * 4\"",
                           printableExcerpt(text));
    }
    auto option =
        parseSetOption(schema(), fmt::format("{}={}", text.substr(0, at), text.substr(at + 1)));
    if (!option) {
        return fmt::format("the step '{}': {}", printableExcerpt(text), option.error().sentence);
    }
    WeaveStep step{std::move(option.value()), text[at]};
    if (!mayBeWoven(*step.option.key)) {
        return fmt::format(
            "the step '{}' changes {}, which no floor is built from; allowed are keys "
            "of dungeons, rooms, creatures, items, chests and shops",
            printableExcerpt(text), step.option.key->path);
    }
    if (step.option.setsOneEntry) {
        if (const auto doors = parseDoorString(step.option.value.key); !doors) {
            return fmt::format("the step '{}': {}", printableExcerpt(text), doors.error());
        }
    }
    if (step.operation == '=') {
        return step;
    }
    const auto operand = operandThousandths(step.option.value);
    if (!operand || *operand < 0) {
        return fmt::format("the step '{}' needs a number that is not negative behind the {}",
                           printableExcerpt(text), step.operation);
    }
    step.operand = *operand;
    return step;
}

namespace {

// Returns the weight, in thousandths, of an entry of a door table such as "{ NS = 4, S = 3 }"; 0 if
// the table lacks it.
std::int64_t weightIn(std::string_view table, DoorSet doors) {
    const std::string entryStart = fmt::format(" {} = ", toString(doors));
    const std::size_t found = table.find(entryStart);
    if (found == std::string_view::npos) {
        return 0;
    }
    const std::string_view rest = table.substr(found + entryStart.size());
    return parseThousandths(rest.substr(0, rest.find_first_of(", }"))).value_or(0);
}

// Reads a number, or a fraction in quotes, as thousandths; null for words such as "any".
std::optional<std::int64_t> thousandthsIn(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
        return parseThousandths(text);
    }
    const auto numerator = wholeNumber<std::int64_t>(text.substr(1, slash - 1));
    const auto denominator =
        wholeNumber<std::int64_t>(text.substr(slash + 1, text.size() - slash - 2));
    return numerator && denominator ? std::optional(*numerator * 1000 / *denominator)
                                    : std::nullopt;
}

// The value that a step makes of `value`, both in thousandths. `value` and the operand are not
// negative.
std::int64_t resultOf(const WeaveStep& step, std::int64_t value) {
    constexpr std::int64_t large = 1'000'000'000'000'000;  // out of the range of every key
    switch (step.operation) {
    case '*':
        return step.operand > 0 && value > large * 1000 / step.operand
                   ? large
                   : value * step.operand / 1000;
    case '+':
        return value + step.operand;
    default:
        return value - step.operand;
    }
}

TomlValue numberValue(std::int64_t thousandths, std::string key) {
    TomlValue value;
    value.kind = thousandths % 1000 == 0 ? TomlValue::Kind::Integer : TomlValue::Kind::Decimal;
    value.literal = thousandthsText(thousandths);
    value.integer = thousandths / 1000;
    value.key = std::move(key);
    return value;
}

// Applies a step to the config. Returns what is wrong with the result; empty if nothing is.
std::string applyStep(const WeaveStep& step, Config& config) {
    const auto& [key, setsOneEntry, given] = step.option;
    TomlValue value = given;
    if (step.operation != '=') {
        const std::string current = key->toml(config);
        std::optional<std::int64_t> number;
        if (setsOneEntry) {
            number = weightIn(current, parseDoorString(given.key).value());
        } else {
            number = thousandthsIn(current);
        }
        if (!number && key->hasWordForZero) {
            return {};  // "any" stays "any"
        }
        if (!number) {
            return fmt::format("{} is {}, with which nothing can be calculated", key->path,
                               current);
        }
        value = numberValue(resultOf(step, *number), given.key);
    }
    const ValueSource source{};
    ErrorList errors;
    ValueReport report(errors, source, key->path, key->allowed);
    if (setsOneEntry) {
        key->readEntry(value, config, report);
    } else {
        key->read(value, config, report);
    }
    return errors.empty()
               ? std::string()
               : fmt::format("{}: {}", errors.all().front().key, errors.all().front().sentence);
}

// Returns what keeps a floor from being built; empty if nothing does. A contradiction does not
// count if `before` has one at the same key.
std::string faultOf(const Config& config, const Config& before) {
    for (const KeySpec& key : schema().keys()) {
        if (const std::string fault = key.hasEntries() ? key.fault(config) : ""; !fault.empty()) {
            return fmt::format("{}: {}", key.path, fault);
        }
    }
    const std::vector<Contradiction> known = contradictions(before);
    for (const Contradiction& found : contradictions(config)) {
        if (std::ranges::find(known, found.key, &Contradiction::key) == known.end()) {
            return fmt::format("{}: {}", found.key, found.sentence);
        }
    }
    return {};
}

}  // namespace

OfferSteps::OfferSteps(const Offers& offers) {
    for (const OfferConfig& offer : offers) {
        std::vector<WeaveStep>& steps = steps_.emplace_back();
        for (const std::string& text : offer.weave) {
            steps.push_back(readWeaveStep(text).value());
        }
    }
}

std::optional<WeaveFault> OfferSteps::weave(OfferSet offers, Config& config) const {
    Config woven = config;
    OfferId last{};
    for (const OfferId offer : offers) {
        if (numberOf(offer) > static_cast<int>(steps_.size())) {
            return WeaveFault{offer, fmt::format("there is no offer {}", numberOf(offer))};
        }
        for (const WeaveStep& step : steps_[static_cast<std::size_t>(offer)]) {
            if (std::string fault = applyStep(step, woven); !fault.empty()) {
                return WeaveFault{offer, std::move(fault)};
            }
        }
        last = offer;
    }
    if (std::string fault = offers.empty() ? "" : faultOf(woven, config); !fault.empty()) {
        return WeaveFault{last, std::move(fault)};
    }
    woven.adventure.woven = offers;
    config = std::move(woven);
    return std::nullopt;
}

std::optional<WeaveFault> firstWeaveFault(const Config& config) {
    const Offers& offers = config.adventure.altar.table;
    const OfferSteps steps(offers);
    for (int one = 1; one <= offers.count(); ++one) {
        for (int other = one; other <= offers.count(); ++other) {
            Config woven = config;
            const auto both = OfferSet::of(offerOf(one), offerOf(other));
            if (auto fault = steps.weave(both, woven)) {
                return fault;
            }
            woven.adventure.woven = config.adventure.woven;
            if (one == other && !offers.at(one).weave.empty() && woven == config) {
                return WeaveFault{offerOf(one), "its steps change nothing"};
            }
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
