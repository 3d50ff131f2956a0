// Rows of figures in columns, for the eye and for awk.
#pragma once

#include "cli/output/output.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace doorstring {

// A table whose columns are as wide as their longest cell needs. There is always a space between
// two of them.
class TextTable {
public:
    enum class Align : std::uint8_t { Left, Right };
    struct Column {
        std::string title;
        std::size_t width = 0;  // at least, with the space before it
        Align align = Align::Right;
    };

    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    void write(BlockWriter& writer) const;

private:
    std::size_t widthOf(std::size_t place) const;

    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace doorstring
