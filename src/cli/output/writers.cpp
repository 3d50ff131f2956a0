#include "cli/output/writers.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <string>

namespace doorstring {

namespace {

// Whether a byte has to be escaped, or belongs to a character that may have to be replaced.
bool mayNeedEscape(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 0x20 || byte >= 0x7F || letter == '"' || letter == '\\';
}

// Removes the first character of the text, and returns it escaped if JSON needs that. Bytes that
// are not UTF-8 become U+FFFD.
std::string takeEscaped(std::string_view& text) {
    const char first = text.front();
    if (first == '"' || first == '\\') {
        text.remove_prefix(1);
        return {'\\', first};
    }
    const std::string_view textBefore = text;
    const char32_t letter = takeCodePoint(text);
    if (letter < 0x20) {
        constexpr std::string_view shortForms = "btn?fr";  // for 8 to 13
        const bool isShort = letter >= 8 && letter <= 13 && letter != 11;
        return isShort ? std::string{'\\', shortForms[letter - 8]}
                       : fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
    }
    return letter == replacementCharacter
               ? "\uFFFD"
               : std::string(textBefore.substr(0, textBefore.size() - text.size()));
}

}  // namespace

void JsonWriter::value(std::string_view text) {
    separate();
    out_.text("\"");
    while (!text.empty()) {
        const auto stop = std::ranges::find_if(text, mayNeedEscape);
        const auto plainBytes = static_cast<std::size_t>(stop - text.begin());
        out_.text(text.substr(0, plainBytes));
        text.remove_prefix(plainBytes);
        if (!text.empty()) {
            out_.text(takeEscaped(text));
        }
    }
    out_.text("\"");
}

void JsonWriter::thousandths(int count) {
    separate();
    out_.format("{}.{:03}", count / 1000, count % 1000);
}

void writeSeed(JsonWriter& json, Seed seed) {
    json.member("seed", toCode(seed));
    json.member("seed_number", std::to_string(seed.number));
}

void writeSeeds(JsonWriter& json, std::uint64_t first, std::uint64_t end) {
    json.array([&] {
        json.value(std::to_string(first));
        json.value(std::to_string(end));
    });
}

std::size_t TextTable::widthOf(std::size_t index) const {
    const Column& column = columns_[index];
    const std::size_t space = index == 0 ? 0 : 1;
    std::size_t width = std::max(column.width, column.title.size() + space);
    for (const std::vector<std::string>& row : rows_) {
        width = std::max(width, row[index].size() + space);
    }
    return width;
}

void TextTable::write(BlockWriter& writer) const {
    std::vector<std::string> titles;
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        titles.push_back(columns_[i].title);
        widths.push_back(widthOf(i));
    }
    const auto writeRow = [&](const std::vector<std::string>& row) {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const std::size_t width = widths[i];
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
