// The lines of a BDF file one by one, split into keyword and values, and the errors about them.
// What reads says false after it has kept an error that names the file and the line.
#pragma once

#include <string>
#include <string_view>

namespace doorstring {

class BdfLines {
public:
    BdfLines(std::string_view text, std::string_view name) : rest_(text), name_(name) {}

    // Goes on to the next line that is no comment.
    bool next();
    int line() const { return line_; }
    std::string_view keyword() const { return keyword_; }
    bool keywordIs(std::string_view keyword);
    // Takes a number off the front of the line's values.
    bool takeNumber(int& number, int lowest, int highest);
    // Takes a number that must be the only value.
    bool oneNumber(int& number, int lowest, int highest);
    bool noMoreValues();
    bool nothingFollows();

    bool fail(std::string_view sentence) { return failAt(line_, sentence); }
    bool failAt(int line, std::string_view sentence);
    bool failFound(std::string_view wanted, std::string_view found);
    const std::string& error() const { return error_; }

private:
    std::string_view rest_;
    std::string_view name_;
    int line_ = 0;
    std::string_view keyword_;
    std::string_view values_;
    std::string error_;
};

}  // namespace doorstring
