#include "config/toml/toml_faults.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// "cannot redefine existing integer 'NS'": NS.
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
    const bool starts = description.starts_with(wordy) && colon != std::string_view::npos;
    return starts ? description.substr(colon + 2) : description;
}

}  // namespace

std::string plainTomlSentence(std::string_view description, std::string_view line,
                              std::size_t byte) {
    if (has(description, "redefine")) {
        return fmt::format("{} is set twice in this file; allowed is once",
                           quotedPart(withoutWordyStart(description)));
    }
    if (has(description, "could not determine value type")) {
        const std::string_view word = wordAt(line, byte);
        return fmt::format("{} is not a number; text goes in quotes: \"{}\"", word, word);
    }
    if (has(description, "expected '='")) {
        return "an = is missing; a line has the form key = value";
    }
    if (has(description, "end-of-file")) {
        return "the file ends too early; a value, a quote or a bracket is missing";
    }
    // An open quote runs into the line's end.
    const bool atEnd = byte + 1 >= line.size() && has(description, "control characters");
    if (atEnd || has(description, "saw '\\n'") || has(description, "saw '\\r'")) {
        return "the line ends too early; a value, a quote or a bracket is missing";
    }
    return fmt::format("this is not TOML: {}", withoutWordyStart(description));
}

}  // namespace doorstring
