// Where a chest and what bars it fit into a room.
#pragma once

#include "room/ways/standing.hpp"
#include "world/standing/things.hpp"

#include <optional>

namespace doorstring {

// The place of a chest that, with the tile before it, fits in a ring of pits, near a place to hop
// off from with something solid behind it, which holds a hook. Null if there is none.
std::optional<GridPos> islandIn(const Grid<Tile>& tiles, const Standing& standing,
                                std::uint64_t roll);

struct GatedPlace {
    GridPos chest;
    std::vector<GridPos> gates;  // on all sides of it
    GridPos crystal;             // in a ring of pits
};

std::optional<GatedPlace> gatedPlaceIn(const Grid<Tile>& tiles, const Standing& standing,
                                       std::uint64_t roll);

// The tiles around a thing that become pits; empty for most things.
BitRows pitsAround(const Thing& thing, const Grid<Tile>& tiles);

}  // namespace doorstring
