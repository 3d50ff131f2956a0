#include "config/toml/toml_faults.hpp"

#include "base/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// The part of a text that is in quotes: NS in "cannot redefine existing integer 'NS'"; "the key" if
// there are no quotes.
std::string_view quotedPart(std::string_view text) {
    const std::size_t first = text.find('\'');
    const std::size_t last = text.rfind('\'');
    return first == std::string_view::npos || last == first
               ? std::string_view("the key")
               : text.substr(first + 1, last - first - 1);
}

// The word that begins at a byte of the line.
std::string_view wordAt(std::string_view line, std::size_t byte) {
    const std::string_view rest = line.substr(std::min(byte, line.size()));
    return rest.substr(0, rest.find_first_of(" \t\r,]}#"));
}

std::string_view withoutWordyStart(std::string_view description) {
    constexpr std::string_view wordy = "Error while parsing ";
    const std::size_t colon = description.find(": ");
    const bool isWordy = description.starts_with(wordy) && colon != std::string_view::npos;
    return isWordy ? description.substr(colon + 2) : description;
}

}  // namespace

std::string plainTomlSentence(std::string_view description, std::string_view line,
                              std::size_t byte) {
    if (has(description, "redefine")) {
        return fmt::format("{} is set twice in this file; allowed is once",
                           shortened(quotedPart(withoutWordyStart(description))));
    }
    if (has(description, "could not determine value type")) {
        const std::string word = shortened(wordAt(line, byte));
        return fmt::format("{} is not a number; text goes in quotes: \"{}\"", word, word);
    }
    if (has(description, "expected '='")) {
        return "an = is missing; a line has the form key = value";
    }
    if (has(description, "end-of-file")) {
        return "the file ends too early; a value, a quote or a bracket is missing";
    }
    // An unclosed quote runs into the line's end, which is a control character.
    const std::string_view rest = line.substr(std::min(byte, line.size()));
    const bool atEnd = (rest.empty() || rest == "\r") && has(description, "control characters");
    if (atEnd || has(description, "saw '\\n'") || has(description, "saw '\\r'")) {
        return "the line ends too early; a value, a quote or a bracket is missing";
    }
    return fmt::format("this is not TOML: {}", withoutWordyStart(description));
}

namespace {

// More dots than a file with all keys has.
constexpr int mostDots = 3000;

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    std::optional<TomlFault> run() {
        while (at_ < text_.size()) {
            const std::size_t length = firstCharacterBytes(text_.substr(at_));
            if (auto found = check(length)) {
                return found;
            }
            if (text_[at_] == '.' && state_ == State::Plain) {
                ++dots_;
            }
            if (dots_ > mostDots) {
                return fault(fmt::format("more than {} dots outside of quotes and comments: this "
                                         "is not a config file",
                                         mostDots));
            }
            advance(length);
            skipComment();
        }
        return std::nullopt;
    }

private:
    enum class State { Plain, Comment, Quoted, Escaped };

    std::optional<TomlFault> check(std::size_t length) const {
        const char byte = text_[at_];
        if (byte == '\0') {
            return fault("there is a zero byte here; a config file is plain text");
        }
        if (length == 0) {
            return fault(fmt::format("the byte 0x{:02X} is not UTF-8; save the file as UTF-8 text",
                                     static_cast<unsigned char>(byte)));
        }
        return state_ == State::Plain ? checkPlain(length) : std::nullopt;
    }

    std::optional<TomlFault> checkPlain(std::size_t length) const {
        const std::string_view three = text_.substr(at_, 3);
        if (three == "\"\"\"" || three == "'''") {
            return fault("three quotes begin text of several lines, which no key takes");
        }
        if (length > 1) {
            const std::string_view letter = text_.substr(at_, length);
            const bool isQuote =
                letter == "“" || letter == "”" || letter == "„" || letter == "‘" || letter == "’";
            return fault(fmt::format("'{}' may only stand in quotes and comments{}", letter,
                                     isQuote ? "; use plain quotes: \"" : ""));
        }
        return std::nullopt;
    }

    TomlFault fault(std::string sentence) const { return {place_, std::move(sentence)}; }

    void advance(std::size_t length) {
        follow(text_[at_]);
        ++place_.column;
        if (text_[at_] == '\n') {
            ++place_.line;
            place_.column = 1;
        }
        at_ += length;
    }

    // Skips the ASCII characters of a comment in one go, as a config file is mostly comments.
    void skipComment() {
        if (state_ == State::Comment) {
            const std::size_t start = at_;
            while (at_ < text_.size() && text_[at_] >= ' ' && text_[at_] <= '~') {
                ++at_;
            }
            place_.column += static_cast<int>(at_ - start);
        }
    }

    // Keeps track of quotes and comments.
    void follow(char byte) {
        // A quote that is still open at the line's end is an error that the parser reports.
        if (byte == '\n' || (state_ == State::Quoted && byte == quote_)) {
            state_ = State::Plain;
        } else if (state_ == State::Plain && byte == '#') {
            state_ = State::Comment;
        } else if (state_ == State::Plain && (byte == '"' || byte == '\'')) {
            state_ = State::Quoted;
            quote_ = byte;
        } else if (state_ == State::Escaped) {
            state_ = State::Quoted;
        } else if (state_ == State::Quoted && quote_ == '"' && byte == '\\') {
            state_ = State::Escaped;
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    TextPlace place_{1, 1};
    State state_ = State::Plain;
    char quote_ = 0;
    int dots_ = 0;
};

}  // namespace

std::optional<TomlFault> findForeignText(std::string_view text) {
    return Scanner(text).run();
}

}  // namespace doorstring
