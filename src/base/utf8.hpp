// Reads UTF-8 one character at a time. Nothing is read past the end, and bytes that are not UTF-8
// are read as the replacement character.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace doorstring {

inline constexpr char32_t replacementCharacter = U'\uFFFD';

// Number of bytes of the first character of the text, which must not be empty; 0 if it is not
// UTF-8.
std::size_t utf8Length(std::string_view text);

// Removes the first code point from the text, which must not be empty. Of an incomplete sequence,
// the bytes that could belong to it are removed together.
char32_t takeCodePoint(std::string_view& text);

// Returns the text, or its beginning and "..." if it is too long to be quoted in a message.
std::string shortened(std::string_view text);

// Returns the text with a capital first letter, if it begins with a small letter of Latin script
// that has one in Unicode's blocks up to Latin Extended-A (U+017F).
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
