#include "config/kinds/thousandths.hpp"

#include "config/kinds/value_report.hpp"
#include "config/text/decimal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace doorstring {

namespace {

// Whole numbers beyond it are out of every range.
constexpr std::int64_t large = 1'000'000'000'000;

std::optional<std::int64_t> thousandthsOf(const TomlValue& value) {
    if (value.kind == TomlValue::Kind::Integer) {
        return std::clamp(value.integer, -large, large) * 1000;
    }
    return parseThousandths(value.literal);
}

}  // namespace

Result<std::int64_t, std::string> readThousandths(const TomlValue& value, std::int64_t least,
                                                  std::int64_t most) {
    if (value.kind == TomlValue::Kind::Table) {
        return std::string("was found");
    }
    if (value.kind != TomlValue::Kind::Integer && value.kind != TomlValue::Kind::Decimal) {
        return fmt::format("is {}", typeName(value.kind));
    }
    const auto number = thousandthsOf(value);
    if (!number) {
        const bool plain = value.literal.find_first_not_of("+-_.0123456789") == std::string::npos;
        return std::string(plain ? "has too many digits" : "is not a plain number");
    }
    if (*number < least || *number > most) {
        return std::string(*number < least ? "is too small" : "is too large");
    }
    return *number;
}

}  // namespace doorstring
