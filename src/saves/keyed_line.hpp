// Reads a line of words and of values with their keys, as the index of the records and the field
// notes have them.
#pragma once

#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace doorstring {

// Stands for a space in a value, as spaces separate the words of a line.
inline constexpr char spaceSign = '_';

inline std::string withReplaced(std::string text, char from, char to) {
    std::ranges::replace(text, from, to);
    return text;
}

// Reads "run date=2026-11-22 floor=3" from left to right. The first fault is noted; what is read
// after it is meaningless.
class KeyedLine {
public:
    explicit KeyedLine(std::string_view line) : rest_(line) {}

    // Reads the next word, which ends at a space.
    std::string_view readWord() {
        const std::string_view found = rest_.substr(0, rest_.find(' '));
        rest_.remove_prefix(std::min(found.size() + 1, rest_.size()));
        return found;
    }
    // Whether the next word is the key with a value.
    bool has(std::string_view key) const {
        return rest_.starts_with(key) && rest_.substr(key.size()).starts_with('=');
    }
    std::string_view readValue(std::string_view key) {
        std::string_view found = readWord();
        const bool fits = found.starts_with(key) && found.substr(key.size()).starts_with('=');
        if (!fits) {
            return noteFault(fmt::format("{}=", key), found);
        }
        found.remove_prefix(key.size() + 1);
        return found.empty() ? noteFault(fmt::format("a value behind {}=", key), found) : found;
    }
    // Returns the index of a word among the names. If the word is not among them, notes a fault and
    // returns 0.
    template <typename Names>
    std::size_t indexAmong(std::string_view found, const Names& names) {
        const auto at = std::ranges::find(names, found);
        if (at == names.end()) {
            noteFault(fmt::format("one of {}", fmt::join(names, ", ")), found);
            return 0;
        }
        return static_cast<std::size_t>(at - names.begin());
    }
    // Reads the key's value. Returns its index among the names.
    template <typename Names>
    std::size_t readChoice(std::string_view key, const Names& names) {
        const std::string_view found = readValue(key);
        return fault_.empty() ? indexAmong(found, names) : 0;
    }
    template <typename Number>
    Number readNumber(std::string_view key, Number least, Number most) {
        const std::string_view found = readValue(key);
        const auto number = wholeNumber<Number>(found);
        if (!number || *number < least || *number > most) {
            noteFault(fmt::format("a number from {} to {} behind {}=", least, most, key), found);
            return least;
        }
        return *number;
    }
    void expectEnd() {
        if (!rest_.empty()) {
            noteFault("the end of the line", rest_);
        }
    }
    // Notes what was wanted and what was found instead, unless a fault was noted before: the first
    // is reported. Returns an empty value.
    std::string_view noteFault(const std::string& wanted, std::string_view found) {
        if (fault_.empty()) {
            fault_ = fmt::format("found '{}' instead of {}", printableExcerpt(found), wanted);
        }
        return {};
    }
    const std::string& fault() const { return fault_; }

private:
    std::string_view rest_;
    std::string fault_;
};

// What is wrong with a line of a file.
struct LineFault {
    int line = 0;  // 1 is the first; 0 if nothing is wrong
    std::string sentence;
};

// Reads all lines of a text after the first, which must be `format`. `readLine` returns what is
// wrong with a line, empty if nothing is wrong. Returns the first fault; its line is 0 if there is
// no fault.
template <typename ReadLine>
LineFault readLines(std::string_view text, std::string_view format, const ReadLine& readLine) {
    for (int number = 1; !text.empty() || number == 1; ++number) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            return {number, "the file is truncated"};
        }
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (number > 1) {
            if (std::string fault = readLine(line); !fault.empty()) {
                return {number, std::move(fault)};
            }
        } else if (line != format) {
            return {1, fmt::format("found '{}' instead of {}", printableExcerpt(line), format)};
        }
    }
    return {};
}

}  // namespace doorstring
