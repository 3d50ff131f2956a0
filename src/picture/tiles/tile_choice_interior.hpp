// The edges of water, pits and ice: pictures over a tile at the sides where its neighbours are of
// another kind.
#pragma once

#include "picture/tiles/tile_picture.hpp"

#include <cstdint>

namespace doorstring {

// Steps from the first picture of a family.
enum class EdgePart : std::uint8_t { N, S, W, E, Nw, Ne, Sw, Se, InNw, InNe, InSw, InSe };
inline constexpr int edgePartCount = 12;

// Calls use(part) for every part that a tile with these neighbours of its kind needs, the straight
// ones first: corners lie over them.
template <typename Use>
constexpr void eachEdgePart(std::uint8_t neighbours, Use use) {
    using N = Neighbours;
    if (neighbours == 0xff) {
        return;
    }
    constexpr std::uint8_t sides[] = {N::n, N::s, N::w, N::e};
    for (int i = 0; i < 4; ++i) {
        if ((neighbours & sides[i]) == 0) {
            use(static_cast<EdgePart>(i));
        }
    }
    constexpr std::uint8_t corners[] = {N::nw, N::ne, N::sw, N::se};
    for (int i = 0; i < 4; ++i) {
        const bool across = (neighbours & sides[i / 2]) != 0;
        const bool along = (neighbours & sides[2 + i % 2]) != 0;
        if (!across && !along) {
            use(static_cast<EdgePart>(4 + i));
        } else if (across && along && (neighbours & corners[i]) == 0) {
            use(static_cast<EdgePart>(8 + i));
        }
    }
}

}  // namespace doorstring
