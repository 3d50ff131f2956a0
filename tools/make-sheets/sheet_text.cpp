#include "sheet_text.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace doorstring {

namespace {

class Reader {
public:
    explicit Reader(std::string path) : path_(std::move(path)), file_(path_) {
        if (!file_) {
            throw std::runtime_error(path_ + ": cannot be read");
        }
    }

    SheetText read() {
        for (std::string text; nextLine(text);) {
            std::istringstream words(text);
            std::string word;
            if (!(words >> word) || word[0] == '#') {
                continue;
            }
            statement(word, words);
        }
        if (sheet_.sprites.empty()) {
            fail("the sheet has no sprite");
        }
        return std::move(sheet_);
    }

private:
    [[noreturn]] void fail(const std::string& sentence) const {
        throw std::runtime_error(path_ + ":" + std::to_string(line_) + ": " + sentence);
    }

    bool nextLine(std::string& text) {
        ++line_;
        return static_cast<bool>(std::getline(file_, text));
    }

    void statement(const std::string& word, std::istringstream& words) {
        if (word == "from") {
            from(words);
        } else if (word == "size") {
            if (!(words >> sheet_.cellWidth >> sheet_.cellHeight)) {
                fail("size wants a width and a height");
            }
        } else if (word == "columns") {
            if (!(words >> sheet_.columns) || sheet_.columns < 1) {
                fail("columns wants a number above 0");
            }
        } else if (word == "colour") {
            colour(words);
        } else if (word == "sprite") {
            sprite(words);
        } else {
            fail("\"" + word + "\" is none of from, size, columns, colour, sprite");
        }
    }

    void from(std::istringstream& words) {
        std::string name;
        words >> name;
        sheet_ = readSheet((std::filesystem::path(path_).parent_path() / name).string());
    }

    void colour(std::istringstream& words) {
        std::string sign;
        std::string hex;
        if (!(words >> sign >> hex) || sign.size() != 1 || (hex.size() != 6 && hex.size() != 8) ||
            hex.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) {
            fail("colour wants one sign and six or eight hexadecimal digits");
        }
        const auto part = [&](std::size_t at) {
            return static_cast<std::uint8_t>(std::stoi(hex.substr(at, 2), nullptr, 16));
        };
        sheet_.palette[sign[0]] = {part(0), part(2), part(4),
                                   hex.size() == 8 ? part(6) : std::uint8_t{255}};
    }

    void sprite(std::istringstream& words) {
        SheetSprite made;
        std::string how;
        std::string other;
        words >> made.name >> how >> other;
        if (made.name.empty()) {
            fail("sprite wants a name");
        }
        made.rows = how.empty() ? pixelRows() : derivedRows(how, other);
        const auto old = std::find_if(sheet_.sprites.begin(), sheet_.sprites.end(),
                                      [&](const SheetSprite& s) { return s.name == made.name; });
        if (old == sheet_.sprites.end()) {
            sheet_.sprites.push_back(std::move(made));
        } else {
            *old = std::move(made);
        }
    }

    std::vector<std::string> pixelRows() {
        std::vector<std::string> rows;
        for (int row = 0; row < sheet_.cellHeight; ++row) {
            std::string text;
            if (!nextLine(text)) {
                fail("the file ends inside a sprite");
            }
            if (static_cast<int>(text.size()) != sheet_.cellWidth) {
                fail("a row of " + std::to_string(text.size()) + " signs, wanted " +
                     std::to_string(sheet_.cellWidth));
            }
            for (const char sign : text) {
                if (sign != '.' && !sheet_.palette.contains(sign)) {
                    fail(std::string("no colour is given for the sign '") + sign + "'");
                }
            }
            rows.push_back(text);
        }
        return rows;
    }

    std::vector<std::string> derivedRows(const std::string& how, const std::string& other) {
        const auto source = std::find_if(sheet_.sprites.begin(), sheet_.sprites.end(),
                                         [&](const SheetSprite& s) { return s.name == other; });
        if (source == sheet_.sprites.end()) {
            fail("there is no sprite \"" + other + "\" above");
        }
        auto rows = source->rows;
        if (how == "mirror") {
            for (std::string& row : rows) {
                std::reverse(row.begin(), row.end());
            }
        } else if (how == "flip") {
            std::reverse(rows.begin(), rows.end());
        } else if (how != "copy") {
            fail("\"" + how + "\" is none of copy, mirror (left to right), flip (top to bottom)");
        }
        return rows;
    }

    std::string path_;
    std::ifstream file_;
    int line_ = 0;
    SheetText sheet_;
};

}  // namespace

int SheetText::pictureHeight() const {
    const int count = static_cast<int>(sprites.size());
    return (count + columns - 1) / columns * cellHeight;
}

SheetColour SheetText::pixel(int x, int y) const {
    const auto index = static_cast<std::size_t>(y / cellHeight * columns + x / cellWidth);
    if (index >= sprites.size()) {
        return {};
    }
    const char sign = sprites[index].rows[static_cast<std::size_t>(y % cellHeight)]
                                         [static_cast<std::size_t>(x % cellWidth)];
    const auto found = palette.find(sign);
    return found == palette.end() ? SheetColour{} : found->second;
}

SheetText readSheet(const std::string& path) {
    return Reader(path).read();
}

}  // namespace doorstring
