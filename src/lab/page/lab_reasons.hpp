// The panel of the Lab that says why a room is as it is. A text that is too long for it scrolls.
#pragma once

#include "view/panel.hpp"

#include <span>
#include <string>
#include <vector>

namespace doorstring {

class LabReasons {
public:
    // Lays the sentences out as lines of a panel. Unless the lines are still the same, the panel
    // shows the first ones.
    void layOut(const BdfFont& font, PixelRect panel, std::span<const std::string> sentences);

    bool isEmpty() const { return lines_.empty(); }
    // Whether the panel has space for only some of the lines.
    bool goesOn() const { return largestFirst() > 0; }
    // Scrolls by lines: down, or up if `lines` is negative.
    void scroll(int lines);
    // Scrolls by as many lines as fit into the panel but one, which is read again.
    void turn(int pages) { scroll(pages * (mostShown_ - 1)); }

    void draw(const Page& page, PixelRect panel) const;

private:
    // The number of the first line that is shown when the last one is.
    int largestFirst() const;

    std::vector<std::string> lines_;
    int mostShown_ = 1;  // how many lines fit into the panel
    int first_ = 0;      // the uppermost line that is shown
};

}  // namespace doorstring
