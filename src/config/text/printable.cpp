#include "config/text/printable.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Control characters, and what turns around, breaks or hides the text around it.
bool isControl(char32_t letter) {
    return letter < 0x20 || (letter >= 0x7F && letter <= 0x9F) || letter == 0x061C ||
           (letter >= 0x200B && letter <= 0x200F) || (letter >= 0x2028 && letter <= 0x202E) ||
           (letter >= 0x2060 && letter <= 0x206F) || letter == 0xFEFF;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        std::string_view rest = text;
        if (length == 0 || isControl(takeCodePoint(rest))) {
            result += '?';
        } else {
            result += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

}  // namespace doorstring
