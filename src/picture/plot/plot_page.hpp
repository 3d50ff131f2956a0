// What plots are drawn on: rectangles and short texts, which become pixels or SVG.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/text/text.hpp"

#include <string_view>

namespace doorstring {

class PlotPage {
public:
    PlotPage() = default;
    PlotPage(const PlotPage&) = delete;
    PlotPage& operator=(const PlotPage&) = delete;
    virtual ~PlotPage() = default;

    virtual void fill(PixelRect area, Colour colour) = 0;
    // x is the left edge, the middle or the right edge, y the top of the line.
    virtual void text(std::string_view words, int x, int y, Align align, Colour colour) = 0;
};

}  // namespace doorstring
