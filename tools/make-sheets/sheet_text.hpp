// A sprite sheet as text: a palette (sign = colour) and rows of signs, one sign a pixel. See
// docs/art.md.
#pragma once

#include "picture/canvas/canvas.hpp"

#include <map>
#include <string>
#include <vector>

namespace doorstring {

struct SheetSprite {
    std::string name;
    std::vector<std::string> rows;
    bool isMove = false;  // of a creature, beside its poses
};

struct SheetText {
    int cellWidth = 0;
    int cellHeight = 0;
    int columns = 8;
    bool hasPoses = false;  // laid out as the standard sheet of a creature
    std::map<char, Colour> palette;
    std::vector<SheetSprite> sprites;

    // Sprites stand row by row, clear where there is none.
    Canvas picture() const;
};

// Whether a text is a colour: six hexadecimal digits, or eight with the opacity.
bool isColour(const std::string& hex);
Colour colourOf(const std::string& hex);

// Throws std::runtime_error with "file:line: sentence". A sheet that begins with `from OTHER.sheet`
// takes size, columns, palette and sprites of that sheet and may replace colours and sprites by
// naming them again. Sprites are at most 256 pixels wide and high, all sprites of a sheet have at
// most four million pixels, and a sheet at most 64 columns.
SheetText readSheet(const std::string& path);

}  // namespace doorstring
