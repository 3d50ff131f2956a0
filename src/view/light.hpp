// The dark over a room: what no light reaches is not seen.
#pragma once

#include "picture/canvas/canvas.hpp"

#include <array>
#include <cstddef>

namespace doorstring {

struct Light {
    GridPos middle;  // on the canvas, in pixels
    int radius = 0;  // pixels
};

// The lights of a room: at most `most` of them. Further ones are left out.
class Lights {
public:
    static constexpr std::size_t most = 64;

    void add(const Light& light) {
        if (count_ < most) {
            lights_[count_++] = light;
        }
    }
    void clear() { count_ = 0; }
    // Darkens the area except where the lights reach. The rim of each light is dim.
    void drawDark(Canvas& canvas, PixelRect area) const;

private:
    std::array<Light, most> lights_{};
    std::size_t count_ = 0;
};

}  // namespace doorstring
