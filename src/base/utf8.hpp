// UTF-8, one character after the other: how long it is, which it is. Nothing is read past the end,
// and a broken text still shows, with the replacement character in place of what is no UTF-8.
#pragma once

#include <cstddef>
#include <string_view>

namespace doorstring {

inline constexpr char32_t replacementCharacter = U'\uFFFD';

// Bytes of the character at the start of the text, or 0 where it is no UTF-8. The text is not
// empty.
std::size_t utf8Length(std::string_view text);

// Takes the first code point off the text, which must not be empty. Broken bytes are taken off up
// to the first one that cannot belong to the sequence begun.
char32_t takeCodePoint(std::string_view& text);

constexpr bool isUtf8Continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace doorstring
