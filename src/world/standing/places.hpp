// Finds places in a room for a shop, or for a chest and its barrier.
#pragma once

#include "room/room.hpp"
#include "room/ways/standing.hpp"
#include "world/standing/things.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// The place of a chest around which, together with the tile before it, a ring of pits fits; near it
// are ground to hop from and something solid that holds a hook. Null if there is no such place.
std::optional<GridPos> islandIn(const Grid<Tile>& tiles, const Standing& standing,
                                std::uint64_t roll);

struct GatedPlace {
    GridPos chest;
    std::vector<GridPos> gates;  // on all sides of it
    GridPos crystal;             // in a ring of pits
};

// The places of a chest with a gate on each side, and of the crystal that opens them; null if there
// are none.
std::optional<GatedPlace> gatedPlaceIn(const Grid<Tile>& tiles, const Standing& standing,
                                       std::uint64_t roll);

// The tiles around a thing that become pits; empty for most things.
BitRows pitsAround(const Thing& thing, const Grid<Tile>& tiles);

// The places of the keeper and of `wares` wares, in this order: the wares in a row above the middle
// of the room with the keeper behind or beside them if there is room, else all in one row
// elsewhere, else the wares in a row or a column and the keeper near them, on the ground or in
// niches of a wall. Empty if they do not fit.
std::vector<GridPos> stallsOf(const Room& room, const Standing& standing, std::size_t wares);

// The tile of wall, to the east of furniture and doors, on which an end of a string hangs: the
// knight can walk up to it from below. Null if there is none.
std::optional<GridPos> stringPlaceIn(const Room& room);

}  // namespace doorstring
