#include "base/fixed.hpp"
#include "config/kinds/kinds.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace doorstring {

namespace {

constexpr std::uint32_t mostDenominator = 1'000'000;
constexpr int thousandthsPerSecond = 1000;
static_assert(weightOne == 1000, "weights are read and written as thousandths");

// The number in thousandths; null if it is not plain, such as 1e3, or has too many digits.
std::optional<std::int64_t> thousandthsOf(const TomlValue& value) {
    // Larger than all that a kind allows, but small enough to be multiplied by 1000.
    constexpr std::int64_t large = 1'000'000'000'000;
    return value.kind == TomlValue::Kind::Integer ? std::clamp(value.integer, -large, large) * 1000
                                                  : parseThousandths(value.literal);
}

// Reads a number with up to three decimals and returns it in thousandths; null if it was rejected.
// `least` and `most` are in thousandths, too.
std::optional<std::int64_t> readThousandths(const TomlValue& found, std::int64_t least,
                                            std::int64_t most, ValueReport& report) {
    if (found.kind != TomlValue::Kind::Integer && found.kind != TomlValue::Kind::Decimal) {
        report.rejectType(found);
        return std::nullopt;
    }
    const auto number = thousandthsOf(found);
    if (!number) {
        const bool isPlain = found.literal.find_first_not_of("+-_.0123456789") == std::string::npos;
        report.reject(found, isPlain ? "has too many digits" : "is not a plain number");
    } else if (*number < least || *number > most) {
        report.reject(found, *number < least ? "is too small" : "is too large");
        return std::nullopt;
    }
    return number;
}

Fraction lowestTerms(std::uint32_t numerator, std::uint32_t denominator) {
    const std::uint32_t common = std::gcd(numerator, denominator);
    return {numerator / common, denominator / common};
}

void readQuotient(const TomlValue& found, Fraction& value, ValueReport& report) {
    const std::string_view text = found.text;
    const std::size_t slash = std::min(text.find('/'), text.size());
    // It may be more than a Fraction holds, and is then too large.
    const auto numerator = wholeNumber<std::uint64_t>(trimmed(text.substr(0, slash)));
    const auto denominator =
        wholeNumber<std::uint32_t>(trimmed(text.substr(std::min(slash + 1, text.size()))));
    if (!numerator || !denominator) {
        report.reject(found, "is not a fraction");
    } else if (*denominator < 1 || *denominator > mostDenominator) {
        report.reject(found, fmt::format("has a denominator outside of 1 to {}", mostDenominator));
    } else if (*numerator > *denominator) {
        report.reject(found, "is too large");
    } else {
        value = lowestTerms(static_cast<std::uint32_t>(*numerator), *denominator);
    }
}

}  // namespace

std::string IntegerKind::allowed() const {
    const std::string numbers = fmt::format("whole numbers from {} to {}", least, most);
    return zero.empty() ? numbers : fmt::format("\"{}\" and {}", zero, numbers);
}

void IntegerKind::read(const TomlValue& found, int& value, ValueReport& report) const {
    if (found.kind == TomlValue::Kind::Text && !zero.empty() && found.text == zero) {
        value = 0;
    } else if (found.kind != TomlValue::Kind::Integer) {
        report.rejectType(found);
    } else if (found.integer < least || found.integer > most) {
        report.reject(found, found.integer < least ? "is too small" : "is too large");
    } else {
        value = static_cast<int>(found.integer);
    }
}

std::string IntegerKind::toml(int value) const {
    return value == 0 && !zero.empty() ? fmt::format("\"{}\"", zero) : std::to_string(value);
}

std::string TicksKind::allowed() const {
    return fmt::format("numbers from {} to {} with at most three decimals",
                       thousandthsText(leastThousandths), mostSeconds);
}

void TicksKind::read(const TomlValue& found, int& ticks, ValueReport& report) const {
    const int most = mostSeconds * thousandthsPerSecond;
    if (const auto seconds = readThousandths(found, leastThousandths, most, report)) {
        ticks = static_cast<int>(roundedQuotient(*seconds * ticksPerSecond, thousandthsPerSecond));
    }
}

// Writes seconds, rounded to thousandths. Reading them gives the same number of ticks, because a
// tick is much longer than a thousandth of a second.
std::string TicksKind::toml(int ticks) const {
    return thousandthsText(roundedQuotient(ticks * thousandthsPerSecond, ticksPerSecond));
}

void FractionKind::read(const TomlValue& found, Fraction& value, ValueReport& report) const {
    if (found.kind == TomlValue::Kind::Text) {
        readQuotient(found, value, report);
    } else if (const auto number = readThousandths(found, 0, 1000, report)) {
        value = lowestTerms(static_cast<std::uint32_t>(*number), 1000);
    }
}

std::string FractionKind::toml(Fraction value) const {
    return fmt::format("\"{}/{}\"", value.numerator, value.denominator);
}

std::string OffersKind::allowed() const {
    return fmt::format("lists of different numbers from 1 to {}, such as [1, 4]", mostOffers);
}

void OffersKind::read(const TomlValue& found, OfferSet& offers, ValueReport& report) const {
    if (found.kind != TomlValue::Kind::List) {
        return report.rejectType(found);
    }
    OfferSet all;
    for (const TomlValue& item : found.items) {
        int number = 0;
        IntegerKind{1, mostOffers}.read(item, number, report);
        if (report.failed()) {
            return;
        }
        if (all.has(offerOf(number))) {
            return report.reject(item, "is listed twice");
        }
        all = all.with(offerOf(number));
    }
    offers = all;
}

std::string OffersKind::toml(OfferSet offers) const {
    std::string list;
    for (const OfferId offer : offers) {
        list += fmt::format("{}{}", list.empty() ? "" : ", ", numberOf(offer));
    }
    return "[" + list + "]";
}

std::string WeightKind::allowed() const {
    return fmt::format("weights from 0 to {} with at most three decimals", most / weightOne);
}

void WeightKind::read(const TomlValue& found, std::int64_t& weight, ValueReport& report) const {
    weight = readThousandths(found, 0, most, report).value_or(weight);
}

std::string GatesKind::allowed() const {
    return fmt::format("lists of 1 to {} whole numbers from 99 down to 1, such as [66, 33]", most);
}

void GatesKind::read(const TomlValue& found, std::vector<int>& gates, ValueReport& report) const {
    if (found.kind != TomlValue::Kind::List) {
        return report.rejectType(found);
    }
    if (found.items.empty() || found.items.size() > most) {
        return report.reject(found, found.items.empty() ? "has no gate" : "has too many gates");
    }
    std::vector<int> read;
    for (const TomlValue& item : found.items) {
        const std::int64_t previous = read.empty() ? 100 : read.back();
        if (item.kind != TomlValue::Kind::Integer || item.integer < 1 || item.integer >= previous) {
            return report.reject(found, "does not go down from 99 to 1");
        }
        read.push_back(static_cast<int>(item.integer));
    }
    gates = std::move(read);
}

std::string GatesKind::toml(const std::vector<int>& gates) const {
    return fmt::format("[{}]", fmt::join(gates, ", "));
}

}  // namespace doorstring
