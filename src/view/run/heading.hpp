// Words in large letters: those of the font at twice their size, with their steps smoothed, so that
// a pixel stays a pixel of the picture.
#pragma once

#include "view/panel.hpp"

#include <string_view>

namespace doorstring {

class Heading {
public:
    Heading(const BdfFont& font, std::string_view text);

    int width() const { return letters_.size().width; }
    int height() const { return letters_.size().height; }
    // From bright above to the rim's colour below, with a dark outline. (x, y) is the upper left
    // corner of the letters.
    void draw(Canvas& canvas, const PanelColours& colours, int x, int y) const;

private:
    Canvas letters_;  // a pixel is there or clear
};

}  // namespace doorstring
