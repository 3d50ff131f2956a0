#include "config/kinds/kinds.hpp"
#include "config/kinds/thousandths.hpp"
#include "config/text/trimmed.hpp"
#include "config/text/whole_number.hpp"

#include <fmt/format.h>

#include <numeric>

namespace doorstring {

namespace {

constexpr std::uint32_t mostDenominator = 1'000'000;

Fraction lowestTerms(std::uint32_t numerator, std::uint32_t denominator) {
    const std::uint32_t common = std::gcd(numerator, denominator);
    return {numerator / common, denominator / common};
}

std::optional<std::uint32_t> partOf(std::string_view text) {
    return wholeNumber<std::uint32_t>(trimmed(text));
}

void readQuotient(const TomlValue& found, Fraction& value, ValueReport& report) {
    const std::string_view text = found.text;
    const std::size_t slash = text.find('/');
    const auto numerator = partOf(text.substr(0, slash));
    const auto denominator = slash == std::string_view::npos ? std::optional<std::uint32_t>()
                                                             : partOf(text.substr(slash + 1));
    if (!numerator || !denominator) {
        report.reject(found, "is not a fraction");
    } else if (*denominator < 1 || *denominator > mostDenominator) {
        report.reject(
            found, fmt::format("has a number below the line outside of 1 to {}", mostDenominator));
    } else if (*numerator > *denominator) {
        report.reject(found, "is too large");
    } else {
        value = lowestTerms(*numerator, *denominator);
    }
}

}  // namespace

std::string FractionKind::allowed() const {
    return "numbers from 0 to 1 with at most three decimals, and fractions in quotes such as "
           "\"11/101\"";
}

void FractionKind::read(const TomlValue& found, Fraction& value, ValueReport& report) const {
    if (found.kind == TomlValue::Kind::Text) {
        return readQuotient(found, value, report);
    }
    const auto number = readThousandths(found, 0, 1000);
    if (!number) {
        return report.reject(found, number.error());
    }
    value = lowestTerms(static_cast<std::uint32_t>(number.value()), 1000);
}

std::string FractionKind::toml(Fraction value) const {
    return fmt::format("\"{}/{}\"", value.numerator, value.denominator);
}

}  // namespace doorstring
