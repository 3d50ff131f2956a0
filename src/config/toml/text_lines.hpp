// Finds lines and columns of a text in constant time, however long a line is.
#pragma once

#include "config/toml/toml_value.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace doorstring {

class TextLines {
public:
    explicit TextLines(std::string_view text);  // the text must outlive this object

    // The line without its end; empty if there is no such line. Lines are counted from 1.
    std::string_view line(int number) const;
    // Returns the byte of the text at which a place begins. That is the line's end if the line has
    // no such column, and the text's end if there is no such line.
    std::size_t offsetOf(TextPlace place) const;
    // Returns the same byte, counted from the beginning of the line.
    std::size_t byteInLine(TextPlace place) const;

private:
    struct Line {
        std::size_t first;  // index of its first character in characters_
        std::size_t end;    // index of its line feed, or of the text's end
    };

    std::string_view text_;
    std::vector<Line> lines_;
    // The byte at which each character begins, and at last the text's end.
    std::vector<std::uint32_t> characters_;
};

}  // namespace doorstring
