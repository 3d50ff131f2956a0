#include "cli/output/json_writer.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <string>

namespace doorstring {

namespace {

bool needsEscape(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 0x20 || byte >= 0x7F || letter == '"' || letter == '\\';
}

// Removes the first character from the text and escapes it. Bytes that are not UTF-8 become U+FFFD.
std::string escaped(std::string_view& text) {
    const char first = text.front();
    if (first == '"' || first == '\\') {
        text.remove_prefix(1);
        return {'\\', first};
    }
    const std::string_view before = text;
    const char32_t letter = takeCodePoint(text);
    if (letter < 0x20) {
        constexpr std::string_view shortForms = "btn?fr";  // for 8 to 13
        const bool isShort = letter >= 8 && letter <= 13 && letter != 11;
        return isShort ? std::string{'\\', shortForms[letter - 8]}
                       : fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
    }
    return letter == replacementCharacter
               ? "\uFFFD"
               : std::string(before.substr(0, before.size() - text.size()));
}

}  // namespace

void JsonWriter::value(std::string_view text) {
    comma();
    out_.text("\"");
    while (!text.empty()) {
        const auto stop = std::ranges::find_if(text, needsEscape);
        const auto plainBytes = static_cast<std::size_t>(stop - text.begin());
        out_.text(text.substr(0, plainBytes));
        text.remove_prefix(plainBytes);
        if (!text.empty()) {
            out_.text(escaped(text));
        }
    }
    out_.text("\"");
}

void JsonWriter::thousandths(int count) {
    comma();
    out_.format("{}.{:03}", count / 1000, count % 1000);
}

}  // namespace doorstring
