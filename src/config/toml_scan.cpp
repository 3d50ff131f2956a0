#include "config/toml_scan.hpp"

#include "config/utf8.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr int mostDots = 1000;

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    std::optional<TomlFault> run() {
        while (at_ < text_.size()) {
            const std::size_t length = utf8Length(text_.substr(at_));
            if (auto fault = check(length)) {
                return fault;
            }
            if (text_[at_] == '.' && state_ == State::Plain && ++dots_ > mostDots) {
                return fault(fmt::format("more than {} dots outside of quotes and comments: this "
                                         "is no config file",
                                         mostDots));
            }
            advance(length);
        }
        return std::nullopt;
    }

private:
    enum class State { Plain, Comment, Quoted, LongQuoted };

    std::optional<TomlFault> check(std::size_t length) const {
        const char byte = text_[at_];
        if (byte == '\0') {
            return fault("a byte 0 stands here; a config file is plain text");
        }
        if (length == 0) {
            return fault(fmt::format("the byte 0x{:02X} is no UTF-8; save the file as UTF-8 text",
                                     static_cast<unsigned char>(byte)));
        }
        if (length > 1 && state_ == State::Plain) {
            const std::string_view letter = text_.substr(at_, length);
            const bool quote =
                letter == "“" || letter == "”" || letter == "„" || letter == "‘" || letter == "’";
            return fault(fmt::format("'{}' may only stand in quotes and comments{}", letter,
                                     quote ? "; quotes are plain ones: \"" : ""));
        }
        return std::nullopt;
    }

    TomlFault fault(std::string sentence) const { return {place_, std::move(sentence)}; }

    void advance(std::size_t length) {
        const std::size_t steps = follow();
        at_ += steps == 0 ? length : steps;
        place_.column += steps == 0 ? 1 : static_cast<int>(steps);
        if (text_[at_ - 1] == '\n') {
            ++place_.line;
            place_.column = 1;
        }
    }

    // Follows quotes and comments. Answers the bytes (all ASCII) that it has dealt with; 0: none.
    std::size_t follow() {
        const char byte = text_[at_];
        switch (state_) {
        case State::Comment:
            state_ = byte == '\n' ? State::Plain : State::Comment;
            return 0;
        case State::Plain:
            return followPlain(byte);
        case State::Quoted:
        case State::LongQuoted:
            return followQuoted(byte);
        }
        return 0;
    }

    std::size_t followPlain(char byte) {
        if (byte == '#') {
            state_ = State::Comment;
        }
        if (byte != '"' && byte != '\'') {
            return 0;
        }
        quote_ = byte;
        state_ = threeQuotes() ? State::LongQuoted : State::Quoted;
        return state_ == State::LongQuoted ? 3 : 1;
    }

    std::size_t followQuoted(char byte) {
        const bool escaped = byte == '\\' && quote_ == '"' && at_ + 1 < text_.size();
        if (escaped && (text_[at_ + 1] == '"' || text_[at_ + 1] == '\\')) {
            return 2;
        }
        if (state_ == State::LongQuoted) {
            if (!threeQuotes()) {
                return 0;
            }
            state_ = State::Plain;
            return closingQuotes();
        }
        // A quote that is still open at the line's end is an error that the parser tells.
        if (byte == quote_ || byte == '\n') {
            state_ = State::Plain;
        }
        return 0;
    }

    bool threeQuotes() const { return text_.substr(at_, 3) == (quote_ == '"' ? "\"\"\"" : "'''"); }

    // Up to two quotes may stand right before the three that close a long text.
    std::size_t closingQuotes() const {
        std::size_t count = 3;
        while (count < 5 && at_ + count < text_.size() && text_[at_ + count] == quote_) {
            ++count;
        }
        return count;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    TextPlace place_{1, 1};
    State state_ = State::Plain;
    char quote_ = 0;
    int dots_ = 0;
};

}  // namespace

std::optional<TomlFault> findForeignBytes(std::string_view text) {
    return Scanner(text).run();
}

}  // namespace doorstring
