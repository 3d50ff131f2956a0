#include "config/text/printable.hpp"

#include "base/fixed.hpp"
#include "base/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

// Whether a character is a control character, or reverses, breaks or hides the text around it.
bool isUnprintable(char32_t letter) {
    return letter < 0x20 || (letter >= 0x7F && letter <= 0x9F) || letter == 0x061C ||
           (letter >= 0x200B && letter <= 0x200F) || (letter >= 0x2028 && letter <= 0x202E) ||
           (letter >= 0x2060 && letter <= 0x206F) || letter == 0xFEFF;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = firstCharacterBytes(text);
        std::string_view rest = text;
        if (length == 0 || isUnprintable(takeCodePoint(rest))) {
            result += '?';
        } else {
            result += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

std::string printableExcerpt(std::string_view text) {
    return printable(shortened(text));
}

std::string playTime(std::uint64_t ticks) {
    const std::uint64_t seconds = ticks / ticksPerSecond;
    const std::uint64_t hours = seconds / 3600;
    return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, seconds / 60 % 60, seconds % 60)
                     : fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}  // namespace doorstring
