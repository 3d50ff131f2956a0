// A sound text as lines of words, whose numbers are read here: a mistake is reported in a sentence
// that names file, line, what was found and what is allowed.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace doorstring {

// A mistake in a sound text, as a sentence for its author.
struct TextFault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class TextLine {
public:
    TextLine(std::string place, std::vector<std::string> words)
        : place_(std::move(place)), words_(std::move(words)) {}

    const std::string& key() const { return words_.front(); }
    const std::vector<std::string>& words() const { return words_; }
    // The words after the key, counted from 1.
    std::size_t count() const { return words_.size() - 1; }
    const std::string& word(std::size_t index) const { return words_[index]; }

    void wantCount(std::size_t least, std::size_t most, const std::string& form) const;
    double number(std::size_t index, double least, double most, const std::string& unit) const;
    int whole(std::size_t index, int least, int most, const std::string& unit) const;
    // One of the names; the index of the one that was found.
    std::size_t choice(std::size_t index, const std::vector<std::string>& names) const;
    [[noreturn]] void fail(const std::string& what) const;

private:
    std::string place_;  // "FILE:LINE"
    std::vector<std::string> words_;
};

// Lines without words are left out. A '#' that begins a word begins a comment: F#4 is a note.
std::vector<TextLine> readTextLines(const std::string& text, const std::string& file);

std::string listOf(const std::vector<std::string>& names);

}  // namespace doorstring
