#include "cli/output/text_table.hpp"

#include <algorithm>

namespace doorstring {

std::size_t TextTable::widthOf(std::size_t place) const {
    const Column& column = columns_[place];
    const std::size_t space = place == 0 ? 0 : 1;
    std::size_t width = std::max(column.width, column.title.size() + space);
    for (const std::vector<std::string>& row : rows_) {
        width = std::max(width, row[place].size() + space);
    }
    return width;
}

void TextTable::write(BlockWriter& writer) const {
    std::vector<std::string> titles;
    for (const Column& column : columns_) {
        titles.push_back(column.title);
    }
    const auto writeRow = [&](const std::vector<std::string>& row) {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const std::size_t width = widthOf(i);
            if (columns_[i].align == Align::Right) {
                writer.format("{:>{}}", row[i], width);
            } else {
                const bool isLast = i + 1 == columns_.size();
                const std::size_t space = i == 0 ? 0 : 1;
                writer.format("{:{}}{:<{}}", "", space, row[i], isLast ? 0 : width - space);
            }
        }
        writer.text("\n");
    };
    writeRow(titles);
    for (const std::vector<std::string>& row : rows_) {
        writeRow(row);
    }
}

}  // namespace doorstring
