// Templates as text again, as short as can be: what a recording carries.
#pragma once

#include "room/templates/room_template.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// parseTemplates() reads the same templates from it, but for their places.
std::string templateText(std::span<const RoomTemplate> templates);

// A text of templates cut into rooms: each has the lines that say what it is for, and its drawing.

struct TextLine {
    int number = 1;  // 1 is the first
    std::string_view text;
};

// "room NAME" and what follows it, up to the next one.
struct TextBlock {
    TextLine name;
    std::vector<TextLine> keys;     // before the drawing
    std::vector<TextLine> drawing;  // from the first line that begins with a wall to the next gap
    std::vector<TextLine> behind;   // lines that should not be there
};

struct CutText {
    std::vector<TextLine> before;  // the first room; should be empty
    std::vector<TextBlock> blocks;
    bool more = false;  // rooms than `most`, which are not cut
};

// Empty lines and those that begin with ';' say nothing, but they end a drawing.
CutText cutText(std::string_view text, std::size_t most);

}  // namespace doorstring
