#include "config/utf8.hpp"

#include <cstdint>

namespace doorstring {

namespace {

// How many bytes the first byte announces, and the least value that may be written with so many.
struct Announced {
    std::size_t length = 0;
    std::uint32_t bits = 0;
    std::uint32_t least = 0;
};

Announced announced(std::uint32_t first) {
    if ((first & 0xE0U) == 0xC0U) {
        return {2, first & 0x1FU, 0x80};
    }
    if ((first & 0xF0U) == 0xE0U) {
        return {3, first & 0x0FU, 0x800};
    }
    if ((first & 0xF8U) == 0xF0U) {
        return {4, first & 0x07U, 0x10000};
    }
    return {};
}

}  // namespace

std::size_t utf8Length(std::string_view text) {
    const std::uint32_t first = static_cast<unsigned char>(text.front());
    if (first < 0x80) {
        return 1;
    }
    const Announced form = announced(first);
    if (form.length == 0 || text.size() < form.length) {
        return 0;
    }
    std::uint32_t value = form.bits;
    for (std::size_t index = 1; index < form.length; ++index) {
        if (!isUtf8Continuation(text[index])) {
            return 0;
        }
        value = (value << 6U) | (static_cast<unsigned char>(text[index]) & 0x3FU);
    }
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    return value < form.least || value > 0x10FFFF || surrogate ? 0 : form.length;
}

}  // namespace doorstring
