#include "base/utf8.hpp"

#include <cassert>
#include <optional>

namespace doorstring {

namespace {

// The sequence that a lead byte announces. The bounds of its second byte exclude overlong forms,
// surrogates and numbers above U+10FFFF.
struct Sequence {
    std::size_t following = 0;  // bytes after the lead byte
    char32_t bits = 0;          // of the code point, as far as it has been read
    unsigned char lowest = 0x80;
    unsigned char highest = 0xBF;
};

std::optional<Sequence> sequenceOf(unsigned char lead) {
    if (lead < 0x80) {
        return Sequence{0, lead};
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        return Sequence{1, lead & 0x1FU};
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        const unsigned char lowest = lead == 0xE0 ? 0xA0 : 0x80;
        const unsigned char highest = lead == 0xED ? 0x9F : 0xBF;
        return Sequence{2, lead & 0x0FU, lowest, highest};
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const unsigned char lowest = lead == 0xF0 ? 0x90 : 0x80;
        const unsigned char highest = lead == 0xF4 ? 0x8F : 0xBF;
        return Sequence{3, lead & 0x07U, lowest, highest};
    }
    return std::nullopt;
}

// The first sequence of a text: its length in bytes, and its code point if it is complete.
struct FirstSequence {
    std::size_t length = 1;
    std::optional<char32_t> codePoint;
};

FirstSequence firstSequenceOf(std::string_view text) {
    assert(!text.empty());
    FirstSequence first;
    auto sequence = sequenceOf(static_cast<unsigned char>(text.front()));
    if (!sequence) {
        return first;
    }
    for (; first.length <= sequence->following; ++first.length) {
        if (first.length == text.size()) {
            return first;
        }
        const auto next = static_cast<unsigned char>(text[first.length]);
        if (next < sequence->lowest || next > sequence->highest) {
            return first;
        }
        sequence->bits = (sequence->bits << 6U) | (next & 0x3FU);
        sequence->lowest = 0x80;
        sequence->highest = 0xBF;
    }
    first.codePoint = sequence->bits;
    return first;
}

// Returns the capital of a small Latin letter if both are at most U+017F, else the character as it
// is. There are two exceptions: the dotless i and the long s stay small.
char32_t capitalOf(char32_t letter) {
    const auto isIn = [letter](char32_t first, char32_t last) {
        return letter >= first && letter <= last;
    };
    constexpr char32_t divisionSign = 0xF7;
    if (isIn('a', 'z') || (isIn(0xE0, 0xFE) && letter != divisionSign)) {
        return letter - 0x20;
    }
    constexpr char32_t yWithDiaeresis = 0xFF;
    if (letter == yWithDiaeresis) {
        return 0x178;
    }
    // From U+0100 on, capitals and small letters alternate.
    constexpr char32_t dotlessI = 0x131;  // its capital would be I, not the letter before it
    if ((isIn(0x100, 0x137) || isIn(0x14A, 0x177)) && letter % 2 == 1 && letter != dotlessI) {
        return letter - 1;
    }
    if ((isIn(0x139, 0x148) || isIn(0x179, 0x17E)) && letter % 2 == 0) {
        return letter - 1;
    }
    return letter;
}

}  // namespace

std::size_t firstCharacterBytes(std::string_view text) {
    assert(!text.empty());
    if (static_cast<unsigned char>(text.front()) < 0x80) {
        return 1;  // ASCII, as most text is
    }
    const FirstSequence first = firstSequenceOf(text);
    return first.codePoint ? first.length : 0;
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = firstCharacterBytes(text);
        if (length == 0) {
            return false;
        }
        text.remove_prefix(length);
    }
    return true;
}

char32_t takeCodePoint(std::string_view& text) {
    const FirstSequence first = firstSequenceOf(text);
    text.remove_prefix(first.length);
    return first.codePoint.value_or(replacementCharacter);
}

std::string shortened(std::string_view text) {
    constexpr std::size_t longest = 60;
    if (text.size() <= longest) {
        return std::string(text);
    }
    std::size_t end = longest;
    while (end > 0 && isUtf8Continuation(text[end])) {
        --end;
    }
    return std::string(text.substr(0, end)) + "...";
}

std::string capitalized(std::string_view text) {
    if (text.empty()) {
        return {};
    }
    std::string_view rest = text;
    const char32_t first = takeCodePoint(rest);
    const char32_t capital = capitalOf(first);
    if (capital == first) {
        return std::string(text);
    }
    // capitalOf() returns no capital of more than two bytes.
    std::string result;
    if (capital < 0x80) {
        result = static_cast<char>(capital);
    } else {
        result = static_cast<char>(0xC0U | (capital >> 6U));
        result += static_cast<char>(0x80U | (capital & 0x3FU));
    }
    return result.append(rest);
}

}  // namespace doorstring
