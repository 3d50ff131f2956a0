// A sprite sheet as text: a palette (sign = colour) and rows of signs, one sign a pixel. See
// docs/art.md.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace doorstring {

struct SheetColour {
    std::uint8_t red = 0, green = 0, blue = 0, alpha = 0;
    friend bool operator==(const SheetColour&, const SheetColour&) = default;
};

struct SheetSprite {
    std::string name;
    std::vector<std::string> rows;
};

struct SheetText {
    int cellWidth = 0;
    int cellHeight = 0;
    int columns = 8;
    bool hasPoses = false;  // laid out as the standard sheet of a creature
    std::map<char, SheetColour> palette;
    std::vector<SheetSprite> sprites;

    int pictureWidth() const { return columns * cellWidth; }
    int pictureHeight() const;
    // The colour of a pixel of the finished sheet: sprites stand row by row, transparent where
    // there is none.
    SheetColour pixel(int x, int y) const;
};

// Throws std::runtime_error with "file:line: sentence". A sheet that says `from OTHER.sheet` takes
// size, columns, palette and sprites of that sheet and may replace colours and sprites by naming
// them again.
SheetText readSheet(const std::string& path);

}  // namespace doorstring
