// Reads UTF-8 one character at a time. Nothing is read past the end, and bytes that are not UTF-8
// are read as the replacement character.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace doorstring {

inline constexpr char32_t replacementCharacter = U'\uFFFD';

// Number of bytes of the first character of the text, which must not be empty; 0 if that character
// is not UTF-8.
std::size_t firstCharacterBytes(std::string_view text);

// Whether all bytes of the text are UTF-8.
bool isUtf8(std::string_view text);

// Removes the first code point from the text, which must not be empty, and returns it. The bytes of
// an incomplete sequence are removed together, as one replacement character.
char32_t takeCodePoint(std::string_view& text);

// Returns the text, or its beginning and "..." if it is too long to be quoted in a message.
std::string shortened(std::string_view text);

// Returns the text with its first letter as a capital. Only Latin letters up to U+017F, the end of
// Latin Extended-A, are changed, and only if their capital is within this range, too. The dotless i
// and the long s stay small.
std::string capitalized(std::string_view text);

constexpr bool isUtf8Continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Number of characters of a text, which must be UTF-8.
constexpr std::size_t utf8Characters(std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text) {
        count += isUtf8Continuation(byte) ? 0 : 1;
    }
    return count;
}

}  // namespace doorstring
