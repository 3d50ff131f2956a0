// Shadow and torchlight in the colours of the tileset itself: instead of blending, which makes a
// new colour for each it meets, a colour turns into another of the same ramps.
#pragma once

#include "picture/canvas/canvas.hpp"

#include <array>
#include <span>
#include <vector>

namespace doorstring {

class TileLight {
public:
    // `colours`: all that tiles are drawn with. `ramps`: those that shadow and light may turn into;
    // of `ground`, a part of them, there is a lit shade each as well. Those of
    // `water` light turns into one another only: else they would go grey. `shadow` has the colour
    // and the opacity of shadows.
    TileLight(std::span<const Colour> colours, std::span<const Colour> ramps,
              std::span<const Colour> ground, std::span<const Colour> water, Colour shadow);

    // A part of a picture without blending: where it is half clear, the nearest of the ramps.
    void draw(Canvas& canvas, const Canvas& source, PixelRect part, int x, int y) const;
    // Light around a place: whole near it, every other pixel farther out.
    void glow(Canvas& canvas, int x, int y, int radius) const;

    Colour shaded(Colour colour) const;

private:
    struct Shades {
        bool known = false;
        Colour plain;
        Colour lit;
        Colour shaded;
    };

    Colour nearest(Colour colour) const;
    void add(Colour plain, Colour lit);
    const Shades* find(Colour colour) const;
    Colour lit(Colour colour) const;

    std::vector<Colour> ramps_;
    Colour shadow_;
    std::array<Shades, 256> table_{};  // by hash
};

}  // namespace doorstring
