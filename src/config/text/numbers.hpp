// Reads numbers from text exactly, without floating point, and writes them for people.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace doorstring {

// Reads a whole number: digits and, for signed types, a minus sign before them. Null for any other
// text, and for numbers that do not fit the type.
template <std::integral Number>
std::optional<Number> wholeNumber(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    return fault == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

// Reads "2.5" as 2500. The number may have a sign. It must have 1 to 12 digits before the point,
// and at most 3 behind it, not counting zeros at the end. Null for any other text, such as "1e3".
std::optional<std::int64_t> parseThousandths(std::string_view text);

// Writes 2500 as "2.5".
std::string thousandthsText(std::int64_t thousandths);

// Writes a number with its noun: "1 room", "2 rooms".
template <std::integral Number>
std::string counted(Number count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

// Writes a number in groups of three digits, with `mark` between them: "12,345,678".
inline std::string grouped(std::uint64_t number, std::string_view mark = ",") {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) {
        at -= 3;
        text.insert(at, mark);
    }
    return text;
}

}  // namespace doorstring
