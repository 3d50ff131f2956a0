// Where a chest and what bars it fit into a room.
#pragma once

#include "room/ways/standing.hpp"
#include "world/standing/things.hpp"

#include <optional>

namespace doorstring {

// A chest and the place before it in a ring of pits, with a place to hop off from and something
// solid behind that, which holds a hook.
std::optional<GridPos> islandIn(const Grid<Tile>& tiles, const Standing& standing,
                                std::uint64_t roll);

struct GatedPlace {
    GridPos chest;
    std::vector<GridPos> gates;  // on all sides of it
    GridPos crystal;             // in a ring of pits
};

std::optional<GatedPlace> gatedPlaceIn(const Grid<Tile>& tiles, const Standing& standing,
                                       std::uint64_t roll);

// Where pits have to be laid around a thing in a room; none around most.
BitRows pitsAround(const Thing& thing, const Grid<Tile>& tiles);

}  // namespace doorstring
