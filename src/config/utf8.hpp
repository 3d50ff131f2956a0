// Just enough UTF-8 to count columns and to quote a letter.
#pragma once

#include <cstddef>
#include <string_view>

namespace doorstring {

// Bytes of the character at the start of the text, or 0 where it is no UTF-8. The text is not
// empty.
std::size_t utf8Length(std::string_view text);

constexpr bool isUtf8Continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace doorstring
