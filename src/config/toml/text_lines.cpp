#include "config/toml/text_lines.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <limits>

namespace doorstring {

TextLines::TextLines(std::string_view text) : text_(text), lines_{{0, 0}} {
    for (std::size_t byte = 0; byte < text.size();) {
        characters_.push_back(static_cast<std::uint32_t>(byte));
        if (text[byte] == '\n') {
            lines_.back().end = characters_.size() - 1;
            lines_.push_back({characters_.size(), 0});
        }
        byte += std::max<std::size_t>(firstCharacterBytes(text.substr(byte)), 1);
    }
    lines_.back().end = characters_.size();
    characters_.push_back(static_cast<std::uint32_t>(text.size()));
}

std::string_view TextLines::line(int number) const {
    const std::size_t begin = offsetOf({number, 1});
    return text_.substr(begin, offsetOf({number, std::numeric_limits<int>::max()}) - begin);
}

std::size_t TextLines::offsetOf(TextPlace place) const {
    if (place.line < 1 || place.line > static_cast<int>(lines_.size())) {
        return text_.size();
    }
    const Line& line = lines_[static_cast<std::size_t>(place.line - 1)];
    const auto column = static_cast<std::size_t>(std::max(place.column, 1) - 1);
    return characters_[std::min(line.first + column, line.end)];
}

std::size_t TextLines::byteInLine(TextPlace place) const {
    return offsetOf(place) - offsetOf({place.line, 1});
}

}  // namespace doorstring
