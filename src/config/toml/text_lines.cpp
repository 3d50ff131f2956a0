#include "config/toml/text_lines.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace doorstring {

namespace {

bool isAscii(std::string_view line) {
    return std::all_of(line.begin(), line.end(),
                       [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

}  // namespace

TextLines::TextLines(std::string_view text) : text_(text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const std::size_t first = characters_.size();
        const bool plain = isAscii(line);
        for (std::size_t byte = 0; byte < line.size() && !plain;) {
            characters_.push_back(static_cast<std::uint32_t>(byte));
            byte += std::max<std::size_t>(utf8Length(line.substr(byte)), 1);
        }
        lines_.push_back(
            {text_.size() - text.size(), line.size(), first, characters_.size() - first});
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
}

const TextLines::Line* TextLines::find(int number) const {
    const bool isThere = number >= 1 && number <= static_cast<int>(lines_.size());
    return isThere ? &lines_[static_cast<std::size_t>(number - 1)] : nullptr;
}

std::string_view TextLines::line(int number) const {
    const Line* line = find(number);
    return line == nullptr ? std::string_view() : text_.substr(line->offset, line->length);
}

std::size_t TextLines::byteOf(TextPlace place) const {
    const Line* line = find(place.line);
    if (line == nullptr || place.column < 1) {
        return 0;
    }
    const auto character = static_cast<std::size_t>(place.column - 1);
    if (line->characters == 0) {
        return std::min(character, line->length);
    }
    return character < line->characters ? characters_[line->firstCharacter + character]
                                        : line->length;
}

std::size_t TextLines::offsetOf(TextPlace place) const {
    const Line* line = find(place.line);
    return line == nullptr ? text_.size() : line->offset + byteOf(place);
}

}  // namespace doorstring
