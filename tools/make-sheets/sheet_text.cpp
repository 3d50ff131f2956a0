#include "make-sheets/sheet_text.hpp"

#include "config/text/printable.hpp"
#include "files/whole_file.hpp"
#include "picture/sprites/sprites.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>

namespace doorstring {

namespace {

constexpr int longestCell = 256;  // pixels
constexpr int mostColumns = 64;
constexpr int mostPixels = 2048 * 2048;  // of all sprites of a sheet
constexpr int mostFrom = 8;              // sheets that may take from each other in a row
constexpr TextLimit sheetLimit{1U << 20U, "the sheet is larger than 1 MiB"};

class Reader {
public:
    // `depth` is the number of sheets that take from this one, directly or through others.
    Reader(std::string path, int depth) : path_(std::move(path)), depth_(depth) {
        const auto text = readTextFile(path_, sheetLimit);
        if (!text) {
            throw std::runtime_error(path_ + ": " + std::string(text.error().sentence));
        }
        text_.str(text.value());
    }

    SheetText read() {
        for (std::string text; nextLine(text);) {
            std::istringstream words(text);
            std::string word;
            if (!(words >> word) || word[0] == '#') {
                continue;
            }
            statement(word, words);
            hasBegun_ = true;
        }
        if (sheet_.sprites.empty()) {
            fail("the sheet has no sprite");
        }
        if (sheet_.hasPoses) {
            layOutPoses();
        }
        return std::move(sheet_);
    }

private:
    [[noreturn]] void fail(const std::string& sentence) const {
        throw std::runtime_error(path_ + ":" + std::to_string(line_) + ": " + sentence);
    }

    bool nextLine(std::string& text) {
        ++line_;
        if (!std::getline(text_, text)) {
            return false;
        }
        if (text.ends_with('\r')) {
            text.pop_back();
        }
        return true;
    }

    void statement(const std::string& word, std::istringstream& words) {
        if (word == "from") {
            from(words);
        } else if (word == "size") {
            size(words);
        } else if (word == "columns") {
            if (!(words >> sheet_.columns) || sheet_.columns < 1 || sheet_.columns > mostColumns) {
                fail("columns needs a number from 1 to " + std::to_string(mostColumns));
            }
        } else if (word == "layout") {
            layout(words);
        } else if (word == "colour") {
            colour(words);
        } else if (word == "sprite" || word == "move") {
            sprite(words, word == "move");
        } else {
            fail("\"" + printableExcerpt(word) +
                 "\" is none of from, size, columns, layout, colour, sprite, move");
        }
    }

    void from(std::istringstream& words) {
        std::string name;
        words >> name;
        if (hasBegun_) {
            fail("from must come before all else");
        }
        if (depth_ == mostFrom) {
            fail("more than " + std::to_string(mostFrom) + " sheets take from each other");
        }
        const auto file = std::filesystem::path(path_).parent_path() / name;
        sheet_ = Reader(file.string(), depth_ + 1).read();
    }

    void size(std::istringstream& words) {
        if (!sheet_.sprites.empty()) {
            fail("size must come before the first sprite");
        }
        const auto isCell = [](int length) { return length >= 1 && length <= longestCell; };
        if (!(words >> sheet_.cellWidth >> sheet_.cellHeight) || !isCell(sheet_.cellWidth) ||
            !isCell(sheet_.cellHeight)) {
            fail("size needs a width and a height from 1 to " + std::to_string(longestCell));
        }
    }

    void layout(std::istringstream& words) {
        std::string name;
        if (!(words >> name) || name != "poses") {
            fail("the only layout is \"poses\"");
        }
        sheet_.hasPoses = true;
        sheet_.columns = poseColumns;
    }

    void colour(std::istringstream& words) {
        std::string sign;
        std::string hex;
        if (!(words >> sign >> hex) || sign.size() != 1 || !isColour(hex)) {
            fail("colour needs one sign and six or eight hexadecimal digits");
        }
        sheet_.palette[sign[0]] = colourOf(hex);
    }

    // A move is a picture beside the poses.
    void sprite(std::istringstream& words, bool isMove) {
        SheetSprite made;
        made.isMove = isMove;
        std::string how;
        std::string other;
        words >> made.name >> how >> other;
        if (made.name.empty()) {
            fail("sprite needs a name");
        }
        if (sheet_.cellWidth == 0) {
            fail("size must come before the first sprite");
        }
        if ((static_cast<int>(sheet_.sprites.size()) + 1) * sheet_.cellWidth * sheet_.cellHeight >
            mostPixels) {
            fail("the sprites have more than " + std::to_string(mostPixels) + " pixels");
        }
        if (isMove && (!sheet_.hasPoses || isPoseName(made.name))) {
            fail("\"" + printableExcerpt(made.name) +
                 "\" is no move: those stand beside the poses of a creature");
        }
        if (sheet_.hasPoses && !isMove && !isPoseName(made.name)) {
            fail("\"" + printableExcerpt(made.name) +
                 "\" is not a picture of a pose; those are named like idle-0, walk-north-3");
        }
        made.rows = how.empty() ? pixelRows() : derivedRows(how, other);
        if (SheetSprite* const old = find(made.name)) {
            *old = std::move(made);
        } else {
            sheet_.sprites.push_back(std::move(made));
        }
    }

    SheetSprite* find(const std::string& name) {
        const auto found = std::find_if(sheet_.sprites.begin(), sheet_.sprites.end(),
                                        [&](const SheetSprite& s) { return s.name == name; });
        return found == sheet_.sprites.end() ? nullptr : &*found;
    }

    static std::string poseName(const PoseRow& pose, std::string_view facing, int picture) {
        std::string name(pose.name);
        name += facing.empty() ? "" : "-" + std::string(facing);
        return name + "-" + std::to_string(picture);
    }

    static bool isPoseName(const std::string& name) {
        for (const PoseRow& pose : poseRows) {
            for (int picture = 0; picture < pose.pictures; ++picture) {
                if (name == poseName(pose, {}, picture) ||
                    std::any_of(facingNames.begin(), facingNames.end(), [&](auto facing) {
                        return name == poseName(pose, facing, picture);
                    })) {
                    return true;
                }
            }
        }
        return false;
    }

    // The text's own picture, or the last one before it; one for all facings; one of standing.
    const std::vector<std::string>& nearestPose(const PoseRow& pose, std::string_view facing,
                                                int picture) {
        for (const PoseRow& shown : {pose, poseRows[0]}) {
            for (const std::string_view side : {facing, std::string_view{}}) {
                for (int i = picture; i >= 0; --i) {
                    if (const SheetSprite* const sprite = find(poseName(shown, side, i))) {
                        return sprite->rows;
                    }
                }
            }
        }
        fail("a sheet of poses needs at least idle-0");
    }

    void layOutPoses() {
        std::vector<SheetSprite> cells;
        const std::vector<std::string> blank(
            static_cast<std::size_t>(sheet_.cellHeight),
            std::string(static_cast<std::size_t>(sheet_.cellWidth), '.'));
        for (const PoseRow& pose : poseRows) {
            for (const std::string_view facing : facingNames) {
                for (int picture = 0; picture < poseColumns; ++picture) {
                    cells.push_back(
                        {poseName(pose, facing, picture),
                         picture < pose.pictures ? nearestPose(pose, facing, picture) : blank,
                         false});
                }
            }
        }
        for (SheetSprite& sprite : sheet_.sprites) {
            if (sprite.isMove) {
                cells.push_back(std::move(sprite));
            }
        }
        sheet_.sprites = std::move(cells);
    }

    std::vector<std::string> pixelRows() {
        std::vector<std::string> rows;
        for (int row = 0; row < sheet_.cellHeight; ++row) {
            std::string text;
            if (!nextLine(text)) {
                fail("the file ends inside a sprite");
            }
            if (static_cast<int>(text.size()) != sheet_.cellWidth) {
                fail("a row of " + std::to_string(text.size()) + " signs, not " +
                     std::to_string(sheet_.cellWidth));
            }
            for (const char sign : text) {
                if (sign != '.' && !sheet_.palette.contains(sign)) {
                    fail("there is no colour for the sign '" + printableExcerpt({&sign, 1}) + "'");
                }
            }
            rows.push_back(text);
        }
        return rows;
    }

    std::vector<std::string> derivedRows(const std::string& how, const std::string& other) {
        const SheetSprite* const source = find(other);
        if (source == nullptr) {
            fail("there is no sprite \"" + printableExcerpt(other) + "\" above");
        }
        auto rows = source->rows;
        if (how == "mirror") {
            for (std::string& row : rows) {
                std::reverse(row.begin(), row.end());
            }
        } else if (how == "flip") {
            std::reverse(rows.begin(), rows.end());
        } else if (how != "copy") {
            fail("\"" + printableExcerpt(how) +
                 "\" is none of copy, mirror (left to right), flip (top to bottom)");
        }
        return rows;
    }

    std::string path_;
    int depth_;
    std::istringstream text_;
    int line_ = 0;
    bool hasBegun_ = false;  // whether a line that says something was read
    SheetText sheet_;
};

}  // namespace

Canvas SheetText::picture() const {
    const int rows = (static_cast<int>(sprites.size()) + columns - 1) / columns;
    Canvas canvas({columns * cellWidth, rows * cellHeight});
    for (int index = 0; index < static_cast<int>(sprites.size()); ++index) {
        const auto& lines = sprites[static_cast<std::size_t>(index)].rows;
        for (int y = 0; y < cellHeight; ++y) {
            for (int x = 0; x < cellWidth; ++x) {
                const char sign = lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                if (const auto found = palette.find(sign); found != palette.end()) {
                    canvas.set(index % columns * cellWidth + x, index / columns * cellHeight + y,
                               found->second);
                }
            }
        }
    }
    return canvas;
}

bool isColour(const std::string& hex) {
    return (hex.size() == 6 || hex.size() == 8) &&
           hex.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
}

Colour colourOf(const std::string& hex) {
    const auto part = [&](std::size_t at) {
        return static_cast<std::uint8_t>(std::stoi(hex.substr(at, 2), nullptr, 16));
    };
    return {part(0), part(2), part(4), hex.size() == 8 ? part(6) : std::uint8_t{255}};
}

SheetText readSheet(const std::string& path) {
    return Reader(path, 0).read();
}

}  // namespace doorstring
