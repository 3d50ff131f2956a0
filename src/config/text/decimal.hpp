// Decimal fractions as text, read exactly: no floating point on the way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// "2.5" is 2500. None for more than three decimals, exponents, and numbers beyond 15 digits.
std::optional<std::int64_t> parseThousandths(std::string_view text);

// 2500 is "2.5".
std::string thousandthsText(std::int64_t thousandths);

}  // namespace doorstring
