#include "config/text/printable.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace doorstring {

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const auto first = static_cast<unsigned char>(text.front());
        const bool control = first < 0x20 || first == 0x7F;
        if (length == 0 || control) {
            result += '?';
        } else {
            result += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

}  // namespace doorstring
