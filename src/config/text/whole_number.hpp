// Whole numbers as text.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace doorstring {

// None for anything but digits (and a minus for signed types), and for numbers that do not fit.
template <std::integral Number>
std::optional<Number> wholeNumber(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    if (fault != std::errc() || stop != end) {
        return std::nullopt;
    }
    return number;
}

}  // namespace doorstring
