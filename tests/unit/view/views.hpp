// Art and worlds for looking at.
#pragma once

#include "testing/dungeons.hpp"
#include "view/art.hpp"
#include "view/panel.hpp"
#include "world/state/world.hpp"

namespace doorstring::testing {

inline const Art& art() {
    static const Art loaded = Art::load(DOORSTRING_PROJECT "/assets").art;
    return loaded;
}

inline Page pageOn(Canvas& canvas, Tileset tileset) {
    return {canvas, art(), panelColours(art().tileset(tileset))};
}

inline World crossWorld() {
    return {dungeonOf({{"-", "S", "-"}, {"E", "NSWE", "W"}, {"-", "N", "-"}}, {1, 1}),
            WorldConfig{}};
}

// How many pixels of the area are not of the colour.
inline int pixelsUnlike(const Canvas& canvas, PixelRect area, Colour colour) {
    int count = 0;
    for (const auto [x, y] : cellsIn(area)) {
        count += canvas.at(x, y) == colour ? 0 : 1;
    }
    return count;
}

inline PixelRect wholeOf(const Canvas& canvas) {
    return {0, 0, canvas.size().width, canvas.size().height};
}

inline int difference(const Canvas& a, const Canvas& b) {
    int count = 0;
    for (std::size_t index = 0; index < a.pixels().size(); ++index) {
        count += a.pixels()[index] == b.pixels()[index] ? 0 : 1;
    }
    return count;
}

}  // namespace doorstring::testing
