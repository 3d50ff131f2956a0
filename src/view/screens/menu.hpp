// A list to choose from, in one or two columns, with a pointer that glides from line to line.
#pragma once

#include "view/panel.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct MenuItem {
    std::string label;
    std::string hint;  // shown at the bottom while the item is chosen
};

class Menu {
public:
    explicit Menu(std::vector<MenuItem> items) : items_(std::move(items)) {}

    void up();
    void down();
    // Moves to the line beside the chosen one, if there are two columns.
    void aside();
    void tick();

    // The line that was last drawn at this place of the canvas; empty if none was.
    std::optional<int> lineAt(int x, int y) const;
    void choose(int line);
    // setLabel() and setHint() allocate only if the text is longer than the one before.
    void setLabel(int line, std::string_view label) {
        items_[static_cast<std::size_t>(line)].label = label;
    }
    void setHint(int line, std::string_view hint) {
        items_[static_cast<std::size_t>(line)].hint = hint;
    }

    int chosen() const { return chosen_; }
    const MenuItem& chosenItem() const { return items_[static_cast<std::size_t>(chosen_)]; }

    // Puts `line` and all lines after it into a second column, right of the others.
    void splitAt(int line) { secondColumn_ = line; }
    bool hasColumns() const { return secondColumn_ > 0; }
    // Limits how many lines are shown, if the menu has only one column. The chosen line is always
    // among the lines shown.
    void showAtMost(int lines);
    // The number of lines that fit into `height` pixels.
    static int linesIn(const BdfFont& font, int height);

    int width(const BdfFont& font) const;
    int height(const BdfFont& font) const;
    // Draws the lines shown; (x, y) is the upper left corner of the first line's pointer.
    void draw(const Page& page, int x, int y);

private:
    std::vector<MenuItem> items_;
    int chosen_ = 0;
    GridPos glideFrom_;  // where the pointer's glide began, as pointerPlace() returns it
    int glideTick_ = 0;
    int age_ = 0;
    int mostLines_ = 99;       // shown in one column
    int first_ = 0;            // the uppermost line shown
    int secondColumn_ = 0;     // the first line of the second column; 0 if there is one column
    PixelRect drawnArea_;      // where the lines shown were last drawn
    int drawnColumnStep_ = 0;  // pixels from the first column to the second when last drawn

    int count() const { return static_cast<int>(items_.size()); }
    // The column and row of a line.
    GridPos placeOf(int line) const;
    // The column and row of the pointer, in units of 1 / easedWhole, because the pointer may be
    // between two lines while it glides.
    GridPos pointerPlace() const;
    int shownRows() const;
    int widthOf(const BdfFont& font, int from, int to) const;
    void drawMore(const Page& page, int lineStep) const;
};

}  // namespace doorstring
