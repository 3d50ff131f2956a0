// A picture in memory: rows of colours that can be filled, blended and copied into. The whole game
// is drawn on one at the size of its pixel art, so that every frame can be drawn, tested and saved
// without a display.
#pragma once

#include "base/grid.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace doorstring {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
    friend constexpr bool operator==(Colour, Colour) = default;
};
static_assert(sizeof(Colour) == 4);  // shown and saved as RGBA bytes

constexpr Colour withAlpha(Colour colour, std::uint8_t alpha) {
    return {colour.red, colour.green, colour.blue, alpha};
}

using PixelRect = GridRect;

// Cuts off what is drawn beyond its edges or its clip rectangle. clear() and set() ignore the clip
// rectangle; set() and at() need a place on the canvas.
class Canvas {
public:
    Canvas() = default;
    explicit Canvas(GridSize size, Colour colour = {0, 0, 0, 0});

    GridSize size() const { return size_; }
    PixelRect whole() const { return {0, 0, size_.width, size_.height}; }
    std::span<const Colour> pixels() const { return pixels_; }
    std::span<const Colour> row(int y) const {
        return pixels().subspan(index(0, y), static_cast<std::size_t>(size_.width));
    }
    Colour at(int x, int y) const { return pixels_[index(x, y)]; }
    void set(int x, int y, Colour colour) { pixels_[index(x, y)] = colour; }
    // Makes all pixels transparent and ends clipping. Keeps its memory if the new size needs no
    // more.
    void resize(GridSize size);

    // Limits drawing to this rectangle, until the next call of setClip() or clearClip().
    void setClip(PixelRect clip);
    void clearClip();
    PixelRect clip() const { return clip_; }

    void clear(Colour colour);
    void fill(PixelRect area, Colour colour);  // blended by the colour's alpha
    // Draws the outline of a rectangle, one pixel wide, inside the area.
    void frame(PixelRect area, Colour colour);
    // Draws a part of another picture, blended by the alpha of each pixel.
    void draw(const Canvas& source, PixelRect part, int x, int y);
    void draw(const Canvas& source, int x, int y) { draw(source, source.whole(), x, y); }
    // Copies a part of an opaque picture without blending, which is quicker.
    void copy(const Canvas& source, PixelRect part, int x, int y);
    void copy(const Canvas& source, int x, int y) { copy(source, source.whole(), x, y); }
    // Sets each pixel that the part covers to blend(pixel of the source, pixel of this canvas),
    // except where the source is fully transparent.
    template <typename Blend>
    void drawBy(const Canvas& source, PixelRect part, int x, int y, const Blend& blend);
    // Draws in one colour all pixels that are not fully transparent: text, flashes, silhouettes.
    void drawSilhouette(const Canvas& source, PixelRect part, int x, int y, Colour colour);

private:
    // The part of a picture that clipping leaves: where it is in the source, and where it goes.
    // If nothing is left, width or height is 0 or negative.
    struct Cut {
        int fromX, fromY, x, y, width, height;
    };
    Cut cut(const Canvas& source, PixelRect part, int x, int y) const;
    Cut cut(PixelRect part, int x, int y) const;
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(x);
    }

    GridSize size_;
    PixelRect clip_;
    std::vector<Colour> pixels_;
};

// Copies the canvas with every pixel as a square whose sides are `scale` pixels long.
Canvas enlarged(const Canvas& canvas, int scale);

template <typename Blend>
void Canvas::drawBy(const Canvas& source, PixelRect part, int x, int y, const Blend& blend) {
    const Cut c = cut(source, part, x, y);
    for (int row = 0; row < c.height && c.width > 0; ++row) {
        const Colour* const from = source.pixels_.data() + source.index(c.fromX, c.fromY + row);
        Colour* const to = pixels_.data() + index(c.x, c.y + row);
        for (int column = 0; column < c.width; ++column) {
            if (from[column].alpha != 0) {
                to[column] = blend(from[column], to[column]);
            }
        }
    }
}

}  // namespace doorstring
