// Makes foreign text fit for output, and writes sentences and times for the screen.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

// Makes a text fit for terminals, logs and JSON: writes "?" for bytes that are not UTF-8, for
// control characters, and for characters that reverse, break or hide the text around them.
std::string printable(std::string_view text);

// Makes foreign text fit for a message: printable, and cut to a readable length.
std::string printableExcerpt(std::string_view text);

// The text without white space at both ends.
constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view white = " \t\r\n";
    const std::size_t first = text.find_first_not_of(white);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(white) - first + 1);
}

constexpr std::string_view withoutByteOrderMark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

// The text with a capital at its beginning and, unless it is a question, a full stop at its end.
inline std::string asSentence(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    const bool closed = text.empty() || text.back() == '.' || text.back() == '?';
    return closed ? text : text + '.';
}

// The time played as text: "12:05", or "1:02:05" from an hour on.
std::string playTime(std::uint64_t ticks);

}  // namespace doorstring
