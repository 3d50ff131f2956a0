#include "text_line.hpp"

#include <cmath>
#include <locale>
#include <optional>
#include <sstream>

namespace doorstring {

namespace {

std::optional<double> parseNumber(const std::string& word) {
    std::istringstream in(word);
    in.imbue(std::locale::classic());
    double value = 0;
    if (!(in >> value) || in.peek() != std::istringstream::traits_type::eof()) {
        return std::nullopt;
    }
    return value;
}

std::string shown(double value) {
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << value;
    return out.str();
}

}  // namespace

std::string listOf(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) {
        list += (list.empty() ? "" : ", ") + name;
    }
    return list;
}

void TextLine::fail(const std::string& what) const {
    throw TextFault(place_ + ": " + what);
}

void TextLine::wantCount(std::size_t least, std::size_t most, const std::string& form) const {
    if (count() < least || count() > most) {
        fail("'" + key() + "' is written '" + key() + " " + form + "'");
    }
}

double TextLine::number(std::size_t index, double least, double most,
                        const std::string& unit) const {
    const auto value = parseNumber(word(index));
    if (!value || *value < least || *value > most) {
        fail("'" + key() + "' has '" + word(index) + "', allowed are numbers from " + shown(least) +
             " to " + shown(most) + " " + unit);
    }
    return *value;
}

int TextLine::whole(std::size_t index, int least, int most, const std::string& unit) const {
    const double value = number(index, least, most, unit);
    if (value != std::floor(value)) {
        fail("'" + key() + "' has '" + word(index) + "', allowed are whole " + unit);
    }
    return static_cast<int>(value);
}

std::size_t TextLine::choice(std::size_t index, const std::vector<std::string>& names) const {
    for (std::size_t which = 0; which < names.size(); ++which) {
        if (names[which] == word(index)) {
            return which;
        }
    }
    fail("'" + key() + "' has '" + word(index) + "', allowed are " + listOf(names));
}

std::vector<TextLine> readTextLines(const std::string& text, const std::string& file) {
    std::vector<TextLine> lines;
    std::istringstream rows(text);
    std::string row;
    for (int number = 1; std::getline(rows, row); ++number) {
        std::istringstream in(row);
        std::vector<std::string> words;
        for (std::string word; in >> word && word.front() != '#';) {
            words.push_back(word);
        }
        if (!words.empty()) {
            lines.emplace_back(file + ":" + std::to_string(number), std::move(words));
        }
    }
    return lines;
}

}  // namespace doorstring
