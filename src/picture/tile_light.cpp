#include "picture/tile_light.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour light{24, 14, 6};

std::uint8_t added(std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(std::min(255, a + b));
}

Colour withLight(Colour colour) {
    return {added(colour.red, light.red), added(colour.green, light.green),
            added(colour.blue, light.blue)};
}

// Eyes tell green best and blue worst.
int distance(Colour a, Colour b) {
    const int red = a.red - b.red;
    const int green = a.green - b.green;
    const int blue = a.blue - b.blue;
    return 3 * red * red + 4 * green * green + 2 * blue * blue;
}

}  // namespace

TileLight::TileLight(std::span<const Colour> colours, std::span<const Colour> ramps,
                     std::span<const Colour> ground)
    : shades_(ramps.begin(), ramps.end()) {
    std::vector<Colour> lights = shades_;
    std::transform(ground.begin(), ground.end(), std::back_inserter(lights), withLight);
    for (const Colour plain : colours) {
        const Colour wished = withLight(plain);
        const Colour found =
            *std::min_element(lights.begin(), lights.end(), [&](Colour a, Colour b) {
                return distance(a, wished) < distance(b, wished);
            });
        // Flowers and gems keep their colour: nothing near is a lighter one.
        const bool fits = distance(found, wished) < distance(plain, wished);
        lit_.push_back({plain, fits ? found : plain});
    }
}

Colour TileLight::nearest(Colour colour) const {
    const bool isOwn = std::any_of(lit_.begin(), lit_.end(),
                                   [&](const Lit& entry) { return entry.plain == colour; });
    return isOwn ? colour
                 : *std::min_element(shades_.begin(), shades_.end(), [&](Colour a, Colour b) {
                       return distance(a, colour) < distance(b, colour);
                   });
}

Colour TileLight::lit(Colour colour) const {
    const auto found = std::find_if(lit_.begin(), lit_.end(),
                                    [&](const Lit& entry) { return entry.plain == colour; });
    return found == lit_.end() ? colour : found->lit;
}

void TileLight::settle(Canvas& canvas, PixelRect area) const {
    Colour before = shades_.front();
    Colour after = before;
    for (int y = area.y; y < area.y + area.height; ++y) {
        for (int x = area.x; x < area.x + area.width; ++x) {
            const Colour pixel = canvas.at(x, y);
            if (!(pixel == before)) {  // neighbours are mostly alike
                before = pixel;
                after = nearest(pixel);
            }
            canvas.set(x, y, after);
        }
    }
}

void TileLight::glow(Canvas& canvas, int x, int y, int radius) const {
    const PixelRect clip = canvas.clip();
    const int far = radius * radius;
    const int near = far * 4 / 8;
    Colour before = shades_.front();
    Colour after = lit(before);
    const int bottom = std::min(y + radius, clip.y + clip.height);
    const int right = std::min(x + radius, clip.x + clip.width);
    for (int row = std::max(y - radius, clip.y); row < bottom; ++row) {
        for (int column = std::max(x - radius, clip.x); column < right; ++column) {
            const int away = (column - x) * (column - x) + (row - y) * (row - y);
            if (away >= far || (away >= near && (column - x + row - y) % 2 != 0)) {
                continue;
            }
            const Colour pixel = canvas.at(column, row);
            if (!(pixel == before)) {
                before = pixel;
                after = lit(pixel);
            }
            canvas.set(column, row, after);
        }
    }
}

}  // namespace doorstring
