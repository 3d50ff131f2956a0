// Where a shop, or a chest and what bars it, fit into a room.
#pragma once

#include "room/room.hpp"
#include "room/ways/standing.hpp"
#include "world/standing/things.hpp"

#include <optional>
#include <vector>

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

// The place of a chest with a gate on each side and of the crystal that opens them; null if there
// is none.
std::optional<GatedPlace> gatedPlaceIn(const Grid<Tile>& tiles, const Standing& standing,
                                       std::uint64_t roll);

// The tiles around a thing that become pits; empty for most things.
BitRows pitsAround(const Thing& thing, const Grid<Tile>& tiles);

// The places of the keeper and of three wares, in this order: in one row where there is room for
// it, else the wares in a row or a column and the keeper near them, on the ground or in niches of a
// wall. Empty if there is no such place.
std::vector<GridPos> stallsOf(const Room& room, const Standing& standing);

}  // namespace doorstring
