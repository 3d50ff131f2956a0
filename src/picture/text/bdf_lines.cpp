#include "picture/text/bdf_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace doorstring {

namespace {

std::string_view withoutSpaces(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos) {
        return {};
    }
    return text.substr(start, text.find_last_not_of(" \t") + 1 - start);
}

std::string_view takeWord(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    text = withoutSpaces(text.substr(word.size()));
    return word;
}

// Part of a file that may hold anything, fit for a message.
std::string quoted(std::string_view text) {
    constexpr std::size_t most = 32;
    std::string shown(text.substr(0, most));
    std::replace_if(
        shown.begin(), shown.end(), [](char sign) { return sign < ' ' || sign > '~'; }, '?');
    return fmt::format("\"{}{}\"", shown, text.size() > most ? "..." : "");
}

}  // namespace

bool BdfLines::next() {
    do {
        if (rest_.empty()) {
            ++line_;
            return fail("the file ends too early, ENDFONT is missing");
        }
        const std::size_t end = rest_.find('\n');
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        ++line_;
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        values_ = withoutSpaces(line);
        keyword_ = takeWord(values_);
    } while (keyword_ == "COMMENT");
    return true;
}

bool BdfLines::keywordIs(std::string_view keyword) {
    return keyword_ == keyword || failFound(keyword, keyword_);
}

bool BdfLines::takeNumber(int& number, int lowest, int highest) {
    const std::string_view word = takeWord(values_);
    const char* const end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, number);
    if (word.empty() || read.ec != std::errc{} || read.ptr != end || number < lowest ||
        number > highest) {
        return failFound(
            fmt::format("a whole number from {} to {} after {}", lowest, highest, keyword_), word);
    }
    return true;
}

bool BdfLines::oneNumber(int& number, int lowest, int highest) {
    return takeNumber(number, lowest, highest) && noMoreValues();
}

bool BdfLines::noMoreValues() {
    return values_.empty() || failFound("the end of the line", values_);
}

bool BdfLines::nothingFollows() {
    return rest_.find_first_not_of("\r\n \t") == std::string_view::npos ||
           fail("there is text after ENDFONT");
}

bool BdfLines::failAt(int line, std::string_view sentence) {
    error_ = fmt::format("{}:{}: {}", name_, line, sentence);
    return false;
}

bool BdfLines::failFound(std::string_view wanted, std::string_view found) {
    return fail(fmt::format("{} is wanted here, found {}", wanted, quoted(found)));
}

}  // namespace doorstring
