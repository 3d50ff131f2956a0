// Writes templates as short texts, for recordings, and cuts texts into templates.
#pragma once

#include "room/templates/room_template.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Writes templates so that parseTemplates() reads the same ones, apart from their places in the
// text.
std::string templateText(std::span<const RoomTemplate> templates);

struct TextLine {
    int number = 1;  // 1 is the first line
    std::string_view text;
};

// The lines of one template: "room NAME" and what follows, up to the next template.
struct TextBlock {
    TextLine name;
    std::vector<TextLine> keys;     // before the drawing
    std::vector<TextLine> drawing;  // from the first that begins with '#' to an empty line or note
    std::vector<TextLine> after;    // after the drawing, where no lines should be
};

struct CutText {
    std::vector<TextLine> before;  // lines before the first template, which should not be there
    std::vector<TextBlock> blocks;
    bool hasMoreTemplates = false;  // whether the text has more templates than `blocks`
};

// Cuts a text into at most `most` templates. Empty lines and notes are left out and end a
// drawing. A note is a line that begins with ';'.
CutText cutText(std::string_view text, std::size_t most);

}  // namespace doorstring
