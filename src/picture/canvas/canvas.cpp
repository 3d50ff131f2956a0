#include "picture/canvas/canvas.hpp"

#include <algorithm>
#include <cassert>

namespace doorstring {

namespace {

// Divides by 255, correctly rounded for products from 0 to 255 * 255.
constexpr std::uint8_t scaled(unsigned product) {
    product += 128;
    return static_cast<std::uint8_t>((product + (product >> 8U)) >> 8U);
}

constexpr std::uint8_t mixed(std::uint8_t above, std::uint8_t below, unsigned alpha) {
    return scaled(above * alpha + below * (255U - alpha));
}

// Blends two colours. Over a transparent pixel the result keeps the alpha of what is drawn, so that
// layers can be drawn separately.
constexpr Colour blended(Colour above, Colour below) {
    if (above.alpha == 255 || below.alpha == 0) {
        return above;
    }
    const unsigned alpha = above.alpha;
    return {mixed(above.red, below.red, alpha), mixed(above.green, below.green, alpha),
            mixed(above.blue, below.blue, alpha),
            static_cast<std::uint8_t>(std::max<unsigned>(alpha, below.alpha))};
}

}  // namespace

Canvas::Canvas(GridSize size, Colour colour)
    : size_(size), clip_(whole()), pixels_(static_cast<std::size_t>(size.area()), colour) {}

void Canvas::resize(GridSize size) {
    size_ = size;
    pixels_.assign(static_cast<std::size_t>(size.area()), Colour{0, 0, 0, 0});
    clearClip();
}

void Canvas::setClip(PixelRect clip) {
    const int left = std::clamp(clip.x, 0, size_.width);
    const int top = std::clamp(clip.y, 0, size_.height);
    const int right = std::clamp(clip.x + clip.width, left, size_.width);
    const int bottom = std::clamp(clip.y + clip.height, top, size_.height);
    clip_ = {left, top, right - left, bottom - top};
}

void Canvas::clearClip() {
    clip_ = whole();
}

// The part of `part`, drawn at (x, y), that is inside the clip rectangle.
Canvas::Cut Canvas::cut(PixelRect part, int x, int y) const {
    const int left = std::max(x, clip_.x);
    const int top = std::max(y, clip_.y);
    const int right = std::min(x + part.width, clip_.x + clip_.width);
    const int bottom = std::min(y + part.height, clip_.y + clip_.height);
    return {part.x + left - x, part.y + top - y, left, top, right - left, bottom - top};
}

Canvas::Cut Canvas::cut([[maybe_unused]] const Canvas& source, PixelRect part, int x, int y) const {
    assert(part.x >= 0 && part.y >= 0 && part.right() < source.size_.width &&
           part.bottom() < source.size_.height);
    return cut(part, x, y);
}

void Canvas::clear(Colour colour) {
    std::ranges::fill(pixels_, colour);
}

void Canvas::fill(PixelRect area, Colour colour) {
    const Cut c = cut(area, area.x, area.y);
    for (int row = 0; row < c.height && c.width > 0; ++row) {
        Colour* const first = pixels_.data() + index(c.x, c.y + row);
        for (int column = 0; column < c.width; ++column) {
            first[column] = blended(colour, first[column]);
        }
    }
}

void Canvas::frame(PixelRect area, Colour colour) {
    if (area.width <= 2 || area.height <= 2) {
        fill(area, colour);  // the area is all outline
        return;
    }
    fill({area.x, area.y, area.width, 1}, colour);
    fill({area.x, area.bottom(), area.width, 1}, colour);
    fill({area.x, area.y + 1, 1, area.height - 2}, colour);
    fill({area.right(), area.y + 1, 1, area.height - 2}, colour);
}

void Canvas::draw(const Canvas& source, PixelRect part, int x, int y) {
    drawBy(source, part, x, y, blended);
}

void Canvas::drawSilhouette(const Canvas& source, PixelRect part, int x, int y, Colour colour) {
    drawBy(source, part, x, y, [&](Colour, Colour below) { return blended(colour, below); });
}

void Canvas::copy(const Canvas& source, PixelRect part, int x, int y) {
    const Cut c = cut(source, part, x, y);
    for (int row = 0; row < c.height && c.width > 0; ++row) {
        const Colour* const from = source.pixels_.data() + source.index(c.fromX, c.fromY + row);
        std::copy(from, from + c.width, pixels_.data() + index(c.x, c.y + row));
    }
}

Canvas enlarged(const Canvas& canvas, int scale) {
    Canvas large({canvas.size().width * scale, canvas.size().height * scale});
    for (const GridPos at : cellsOf(large.size())) {
        large.set(at.x, at.y, canvas.at(at.x / scale, at.y / scale));
    }
    return large;
}

}  // namespace doorstring
