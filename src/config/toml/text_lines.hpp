// Where the lines and columns of a text lie: looked up at once, however long a line is.
#pragma once

#include "config/toml/toml_value.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace doorstring {

class TextLines {
public:
    explicit TextLines(std::string_view text);  // must outlive this

    // Without its end; empty where there is no such line. Lines are counted from 1.
    std::string_view line(int number) const;
    // The byte of its line at which a column begins; the line's length beyond its end.
    std::size_t byteOf(TextPlace place) const;
    // The same in the whole text.
    std::size_t offsetOf(TextPlace place) const;

private:
    struct Line {
        std::size_t offset;          // of its first byte in the text
        std::size_t length;          // in bytes
        std::size_t firstCharacter;  // in characters_
        std::size_t characters;      // 0: the line is ASCII, a byte a character
    };
    const Line* find(int number) const;

    std::string_view text_;
    std::vector<Line> lines_;
    std::vector<std::uint32_t> characters_;  // where they begin in their lines
};

}  // namespace doorstring
