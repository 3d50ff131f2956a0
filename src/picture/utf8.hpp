// UTF-8, one code point after the other. Whatever is not UTF-8 comes out as the replacement
// character, so that a broken text still shows, and never reads past its end.
#pragma once

#include <string_view>

namespace doorstring {

inline constexpr char32_t replacementCharacter = U'\uFFFD';

// Takes the first code point off the text, which must not be empty. Broken bytes are taken off up
// to the first one that cannot belong to the sequence begun.
char32_t takeCodePoint(std::string_view& text);

}  // namespace doorstring
