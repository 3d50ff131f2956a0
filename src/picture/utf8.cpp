#include "picture/utf8.hpp"

#include <cassert>

namespace doorstring {

namespace {

// What a lead byte promises. The first of the bytes that follow has tighter bounds where a wider
// one would give an overlong form, a surrogate or a number above U+10FFFF.
struct Sequence {
    int following = 0;
    char32_t bits = 0;
    unsigned char lowest = 0x80;
    unsigned char highest = 0xBF;
};

Sequence sequenceOf(unsigned char lead) {
    Sequence sequence;
    if (lead >= 0xC2 && lead <= 0xDF) {
        sequence.following = 1;
        sequence.bits = lead & 0x1FU;
    } else if (lead >= 0xE0 && lead <= 0xEF) {
        sequence.following = 2;
        sequence.bits = lead & 0x0FU;
        sequence.lowest = lead == 0xE0 ? 0xA0 : 0x80;
        sequence.highest = lead == 0xED ? 0x9F : 0xBF;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
        sequence.following = 3;
        sequence.bits = lead & 0x07U;
        sequence.lowest = lead == 0xF0 ? 0x90 : 0x80;
        sequence.highest = lead == 0xF4 ? 0x8F : 0xBF;
    }
    return sequence;
}

unsigned char takeByte(std::string_view& text) {
    const auto byte = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    return byte;
}

}  // namespace

char32_t takeCodePoint(std::string_view& text) {
    assert(!text.empty());
    const unsigned char lead = takeByte(text);
    if (lead < 0x80) {
        return lead;
    }
    Sequence sequence = sequenceOf(lead);
    if (sequence.following == 0) {
        return replacementCharacter;
    }
    for (; sequence.following > 0; --sequence.following) {
        if (text.empty()) {
            return replacementCharacter;
        }
        const auto next = static_cast<unsigned char>(text.front());
        if (next < sequence.lowest || next > sequence.highest) {
            return replacementCharacter;
        }
        text.remove_prefix(1);
        sequence.bits = (sequence.bits << 6U) | (next & 0x3FU);
        sequence.lowest = 0x80;
        sequence.highest = 0xBF;
    }
    return sequence.bits;
}

}  // namespace doorstring
