// A text without the white space around it.
#pragma once

#include <string_view>

namespace doorstring {

constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view white = " \t\r\n";
    const std::size_t first = text.find_first_not_of(white);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(white) - first + 1);
}

}  // namespace doorstring
