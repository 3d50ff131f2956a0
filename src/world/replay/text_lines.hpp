// A text line by line. What stands behind the last line end is no line but a part of one: a file
// may be cut anywhere.
#pragma once

#include <string_view>

namespace doorstring {

class TextLines {
public:
    explicit TextLines(std::string_view text) : text_(text) {}

    // Goes to the next line; false where there is none.
    bool next() {
        const std::size_t end = text_.find('\n', at_);
        if (end == std::string_view::npos) {
            return false;
        }
        begin_ = at_;
        line_ = text_.substr(at_, end - at_);
        at_ = end + 1;
        ++number_;
        return true;
    }

    std::string_view line() const { return line_; }
    int number() const { return number_; }  // 1 is the first, 0 before it
    // All before this line.
    std::string_view before() const { return text_.substr(0, begin_); }
    // What follows this line.
    std::string_view peek() const { return text_.substr(at_); }
    bool atEnd() const { return text_.find('\n', at_) == std::string_view::npos; }
    bool hasPart() const { return atEnd() && at_ < text_.size(); }
    std::string_view part() const { return atEnd() ? peek() : std::string_view(); }

private:
    std::string_view text_;
    std::string_view line_;
    std::size_t begin_ = 0;
    std::size_t at_ = 0;
    int number_ = 0;
};

}  // namespace doorstring
