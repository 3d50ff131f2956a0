// Shadow and torchlight in the colours of the tileset itself: instead of blending, which makes a
// new colour for each it meets, a colour turns into another of the same ramps.
#pragma once

#include "picture/canvas.hpp"

#include <span>
#include <vector>

namespace doorstring {

class TileLight {
public:
    // `colours`: all that tiles are drawn with. `ramps`: those that shadow and light may turn into;
    // of `ground`, a part of them, there is a lit shade each as well.
    TileLight(std::span<const Colour> colours, std::span<const Colour> ramps,
              std::span<const Colour> ground);

    // Every pixel of the area in the colour of the ramps that is nearest, where it is not of the
    // tiles' own.
    void settle(Canvas& canvas, PixelRect area) const;
    // Light around a place: whole near it, every other pixel farther out.
    void glow(Canvas& canvas, int x, int y, int radius) const;

private:
    struct Lit {
        Colour plain;
        Colour lit;
    };

    Colour nearest(Colour colour) const;
    Colour lit(Colour colour) const;

    std::vector<Colour> shades_;
    std::vector<Lit> lit_;
};

}  // namespace doorstring
