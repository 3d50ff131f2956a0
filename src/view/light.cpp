#include "view/light.hpp"

#include <algorithm>
#include <cmath>

namespace doorstring {

namespace {

constexpr int dimRim = 6;  // pixels: how wide the dim rim of a light is

constexpr Colour dark{4, 4, 10, 255};
constexpr Colour dim{4, 4, 10, 150};

// Half the width of a circle, `off` pixels above or below its middle; -1 if `off` is outside it.
int halfWidth(int radius, int off) {
    const int square = radius * radius - off * off;
    return square < 0 ? -1 : static_cast<int>(std::sqrt(static_cast<double>(square)));
}

enum class Shade : std::uint8_t { Dark, Dim, Lit };

}  // namespace

void Lights::drawDark(Canvas& canvas, PixelRect area) const {
    std::array<Shade, 1024> row;
    const int width = std::min(area.width, static_cast<int>(row.size()));
    for (int y = area.y; y < area.y + area.height; ++y) {
        row.fill(Shade::Dark);
        const auto lighten = [&](const Light& light, int radius, Shade shade) {
            const int half = halfWidth(radius, y - light.middle.y);
            if (half < 0) {
                return;
            }
            const int from = std::max(light.middle.x - half - area.x, 0);
            const int to = std::min(light.middle.x + half - area.x, width);
            for (int x = from; x < to; ++x) {
                auto& pixel = row[static_cast<std::size_t>(x)];
                pixel = std::max(pixel, shade);
            }
        };
        for (std::size_t i = 0; i < count_; ++i) {
            lighten(lights_[i], lights_[i].radius, Shade::Dim);
            lighten(lights_[i], lights_[i].radius - dimRim, Shade::Lit);
        }
        for (int x = 0; x < width;) {
            const Shade shade = row[static_cast<std::size_t>(x)];
            int end = x + 1;
            while (end < width && row[static_cast<std::size_t>(end)] == shade) {
                ++end;
            }
            if (shade != Shade::Lit) {
                canvas.fill({area.x + x, y, end - x, 1}, shade == Shade::Dim ? dim : dark);
            }
            x = end;
        }
    }
}

}  // namespace doorstring
