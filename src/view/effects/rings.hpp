// Rings, drawn pixel by pixel.
#pragma once

#include "base/grid.hpp"
#include "picture/canvas/canvas.hpp"

#include <array>
#include <optional>

namespace doorstring {

inline constexpr int longestQuarter = 352;  // pixels: enough for a ring with a radius of 240

// The pixels of a quarter of a ring, from the x axis to the y axis.
class QuarterRing {
public:
    explicit QuarterRing(int radius) {
        int x = radius;
        for (int y = 0; y <= x && count_ < longestQuarter; ++y) {
            // Moves inwards where the pixel would be more than half a pixel outside the circle.
            if (4 * (x * x + y * y) > (2 * radius + 1) * (2 * radius + 1)) {
                --x;
            }
            add({x, y});
        }
        // The second half of the quarter mirrors the first. It leaves out the pixel that both
        // share, and the one on the y axis, with which the next quarter begins.
        const int shared = count_ > 0 && pixels_[last()].x == pixels_[last()].y ? 1 : 0;
        for (int i = count_ - 1 - shared; i > 0 && count_ < longestQuarter; --i) {
            const GridPos at = pixels_[static_cast<std::size_t>(i)];
            add({at.y, at.x});
        }
    }

    int count() const { return count_; }
    GridPos at(int index) const { return pixels_[static_cast<std::size_t>(index)]; }

private:
    void add(GridPos at) { pixels_[static_cast<std::size_t>(count_++)] = at; }
    std::size_t last() const { return static_cast<std::size_t>(count_ - 1); }

    std::array<GridPos, longestQuarter> pixels_;
    int count_ = 0;
};

// Draws a ring. `colourOf` gives the colour of each pixel by its number along the ring; empty if
// the pixel is left out.
template <typename ColourOf>
void drawRing(Canvas& canvas, GridPos middle, int radius, ColourOf colourOf) {
    const QuarterRing quarter(radius);
    for (int quarterTurns = 0; quarterTurns < 4; ++quarterTurns) {
        for (int i = 0; i < quarter.count(); ++i) {
            GridPos at = quarter.at(i);
            for (int done = 0; done < quarterTurns; ++done) {
                at = {-at.y, at.x};
            }
            if (const auto colour = colourOf(quarterTurns * quarter.count() + i)) {
                canvas.fill({middle.x + at.x, middle.y + at.y, 1, 1}, *colour);
            }
        }
    }
}

}  // namespace doorstring
