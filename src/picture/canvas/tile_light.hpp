// Shadow and torchlight in the colours of a tileset. A colour in shadow or light turns into another
// colour, most often one of the tileset's ramps, which are its rows of shades. It is not blended,
// because blending would make a lot of new colours.
#pragma once

#include "base/grid.hpp"
#include "picture/canvas/canvas.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace doorstring {

struct LightColours {
    std::vector<Colour> all;     // all colours that tiles are drawn with
    std::vector<Colour> ramps;   // those that shadow and light may turn a colour into
    std::vector<Colour> ground;  // light may also turn a colour into one of these, made lighter
    std::vector<Colour> water;   // light turns these only into each other, or they would go grey
    std::vector<Colour> dark;    // those that no light falls on: the void of pits
    Colour shadow;               // its alpha is the opacity of shadows
};

class TileLight {
public:
    explicit TileLight(const LightColours& colours);

    // Draws a part of a picture without blending: translucent pixels turn into the nearest colour
    // of the ramps.
    void draw(Canvas& canvas, const Canvas& source, PixelRect part, int x, int y) const;
    // Lights a place: near it all pixels, farther out only every second one, as on a chessboard.
    // `reached` has a value for each pixel of a square around the place, whose sides are at least
    // 2 * radius long. No light falls on a pixel whose value is 0.
    void glow(Canvas& canvas, int x, int y, int radius, const Grid<std::uint8_t>& reached) const;

    Colour shaded(Colour colour) const;
    // Blends the translucent colour `above` over `below`, and returns the colour of the ramps that
    // is nearest to the blend.
    Colour nearestOver(Colour above, Colour below) const;

private:
    struct Shades {
        bool known = false;
        Colour plain{};
        Colour lit;
        Colour shaded;
    };

    Colour nearest(Colour colour) const;
    void add(Colour plain, Colour lit);
    // The slot of a colour, or the free one where it belongs.
    std::size_t slotOf(Colour colour) const;
    const Shades* find(Colour colour) const;
    Colour lit(Colour colour) const;

    std::vector<Colour> ramps_;
    Colour shadow_;
    std::vector<Shades> table_;  // by hash; at least half of the slots are free
};

// The colours of a room that is drawn as a block of stone: a lit top with a face below it, to stand
// out from the dark.
struct Stone {
    Colour rim, top, face;
};

// The colours of a room on pictures of whole dungeons: warm at the start and colder with each room
// away from it. `longest` is the greatest distance in the dungeon.
Stone stoneFor(std::uint32_t distance, std::uint32_t longest);

// Mixes two stones: `step` of `steps` on the way from `from` to `to`.
Stone mixedStone(const Stone& from, const Stone& to, int step, int steps);

}  // namespace doorstring
