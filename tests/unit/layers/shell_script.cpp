#include "shell_script.hpp"

#include <string_view>
#include <vector>

namespace doorstring::testing {

namespace {

const std::set<std::string> leadIns{"if",  "then",  "else", "elif",   "while", "until",
                                    "do",  "!",     "{",    "time",   "exec",  "sudo",
                                    "env", "xargs", "nice", "as_root"};

// Neither a sign of the shell nor the number of a file, as in "exec 3>file".
bool isName(const std::string& word) {
    const auto isLetter = [](char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
    };
    return isLetter(word[0]) && word.find_first_of("$/*?=") == std::string::npos;
}

// NAME=VALUE, NAME+=VALUE or NAME[PLACE]=VALUE.
bool isAssignment(const std::string& word) {
    const std::size_t sign = word.find('=');
    return sign != std::string::npos && sign > 0 && word[0] != '-' && word[0] != '=';
}

class Reader {
public:
    Reader(const std::string& text, ShellScript& script) : text_(text), script_(script) {}

    // Reads commands up to the sign that closes them, or to the end of the text.
    void readCommands(char closing) {
        bool command = true;  // whether the next word names a command
        bool inCase = false;  // whether the next word `in` begins patterns
        while (at_ < text_.size()) {
            const char sign = text_[at_];
            if (sign == closing) {
                ++at_;
                return;
            }
            if (sign == ' ' || sign == '\t') {
                ++at_;
            } else if (startsWith("\\\n")) {
                at_ += 2;
            } else if (sign == '#') {
                skipTo("\n");
            } else if (startsWith(";;")) {
                at_ += 2;
                skipPattern();
                command = true;
            } else if (sign == '\n' || sign == ';' || sign == '|' || sign == '&') {
                ++at_;
                command = true;
                if (sign == '\n') {
                    skipHereDocuments();
                }
            } else if (startsWith("((")) {
                skipTo("))");
                command = false;
            } else if (sign == '(') {
                ++at_;
                readCommands(')');
                command = false;
            } else if (sign == '<' || sign == '>') {
                skipRedirection();
            } else {
                const std::size_t before = at_;
                const std::string word = readWord();
                at_ += at_ == before ? 1 : 0;  // a ')' that closes nothing
                if (inCase && word == "in") {
                    inCase = false;
                    skipPattern();
                    command = true;
                } else if (command) {
                    inCase = word == "case";
                    command = takeCommand(word);
                }
            }
        }
    }

private:
    bool startsWith(std::string_view words) const {
        return text_.compare(at_, words.size(), words) == 0;
    }
    void skipTo(std::string_view words) {
        const std::size_t found = text_.find(words, at_);
        at_ =
            found == std::string::npos ? text_.size() : found + (words == "\n" ? 0 : words.size());
    }

    // Takes the first word of a command; whether the next one is a command, too.
    bool takeCommand(const std::string& word) {
        if (startsWith("()")) {
            at_ += 2;
            script_.functions.insert(word);
            return true;
        }
        if (word == "[[") {
            skipTo(" ]]");
            return false;
        }
        if (word == "command") {  // -v NAME
            skipBlanks();
            const bool asks = startsWith("-v ");
            at_ += asks ? 3 : 0;
            return true;
        }
        if (word == "timeout" || word == "-P" || word == "-n" || word == "-u" || word == "-d") {
            if (word == "timeout") {
                script_.called.insert(word);
            }
            skipBlanks();
            readWord();
            return true;
        }
        const bool leads = leadIns.count(word) != 0 || isAssignment(word) || word[0] == '-';
        if (isName(word)) {
            script_.called.insert(word);
        }
        return leads;
    }

    void skipBlanks() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) {
            ++at_;
        }
    }

    // Reads a word. One that holds a quote or a variable comes with a '$' in its place.
    std::string readWord() {
        std::string word;
        while (at_ < text_.size()) {
            const char sign = text_[at_];
            if (sign == '(' && !word.empty() && word.back() == '=') {
                ++at_;
                skipArray();
            } else if (std::string_view(" \t\n;|&<>()").find(sign) != std::string_view::npos) {
                break;
            } else if (sign == '\'') {
                ++at_;
                skipTo("'");
                word += '$';
            } else if (sign == '"') {
                ++at_;
                skipQuoted();
                word += '$';
            } else if (sign == '\\') {
                at_ += 2;
                word += '$';
            } else if (sign == '$') {
                skipExpansion();
                word += '$';
            } else {
                word += sign;
                ++at_;
            }
        }
        return word;
    }
    void skipArray() {
        while (at_ < text_.size() && text_[at_] != ')') {
            const std::size_t before = at_;
            readWord();
            at_ += at_ == before ? 1 : 0;
        }
        ++at_;
    }
    void skipQuoted() {
        while (at_ < text_.size() && text_[at_] != '"') {
            if (text_[at_] == '$') {
                skipExpansion();
            } else {
                at_ += text_[at_] == '\\' ? 2 : 1;
            }
        }
        ++at_;
    }
    void skipExpansion() {
        ++at_;
        if (startsWith("((")) {
            skipTo("))");
        } else if (startsWith("(")) {
            ++at_;
            readCommands(')');
        } else if (startsWith("'")) {
            ++at_;
            skipTo("'");
        } else if (startsWith("{")) {
            while (at_ < text_.size() && text_[at_] != '}') {
                if (text_[at_] == '$') {
                    skipExpansion();
                } else {
                    at_ += text_[at_] == '\\' ? 2 : 1;
                }
            }
            ++at_;
        }
    }

    void skipRedirection() {
        const bool here = startsWith("<<") && !startsWith("<<<");
        while (at_ < text_.size() && (text_[at_] == '<' || text_[at_] == '>')) {
            ++at_;
        }
        if (startsWith("(")) {
            ++at_;
            readCommands(')');
            return;
        }
        if (startsWith("&")) {
            ++at_;
        }
        skipBlanks();
        const std::size_t from = at_;
        readWord();
        if (here) {
            std::string end;
            for (const char sign : text_.substr(from, at_ - from)) {
                end += sign == '\'' || sign == '"' ? "" : std::string(1, sign);
            }
            hereEnds_.push_back(end);
        }
    }
    void skipHereDocuments() {
        for (const std::string& end : hereEnds_) {
            while (at_ < text_.size()) {
                const std::size_t from = at_;
                skipTo("\n");
                const std::string line = text_.substr(from, at_ - from);
                ++at_;
                if (line == end) {
                    break;
                }
            }
        }
        hereEnds_.clear();
    }

    // The patterns of a case, up to the ')' behind them; the word esac has none.
    void skipPattern() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '#')) {
            if (text_[at_] == '#') {
                skipTo("\n");
            } else {
                ++at_;
            }
        }
        if (startsWith("esac")) {
            return;
        }
        while (at_ < text_.size() && text_[at_] != ')') {
            const std::size_t before = at_;
            readWord();
            at_ += at_ == before ? 1 : 0;
        }
        ++at_;
    }

    const std::string& text_;
    ShellScript& script_;
    std::size_t at_ = 0;
    std::vector<std::string> hereEnds_;
};

}  // namespace

ShellScript readShellScript(const std::string& text) {
    ShellScript script;
    Reader(text, script).readCommands('\0');
    return script;
}

}  // namespace doorstring::testing
