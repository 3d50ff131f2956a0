// Numbers as text, read exactly: no floating point on the way.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace doorstring {

// Reads a whole number; empty for anything but digits (and a minus for signed types), and for
// numbers that do not fit.
template <std::integral Number>
std::optional<Number> wholeNumber(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    return fault == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

// "2.5" is 2500. Empty for more than three decimals, exponents, and numbers beyond 15 digits.
std::optional<std::int64_t> parseThousandths(std::string_view text);

// 2500 is "2.5".
std::string thousandthsText(std::int64_t thousandths);

}  // namespace doorstring
