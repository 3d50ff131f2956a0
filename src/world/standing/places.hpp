// Finds places in a room for a shop, for a chest and its barrier, or for an end of a string.
#pragma once

#include "room/room.hpp"
#include "room/ways/standing.hpp"
#include "world/standing/things.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// The tile of a chest on an island. The island is this tile and the one right below it; a ring of
// pits fits around both. South of the ring there is ground to hop from, and something solid that
// holds a hook. Null if there is no such tile.
std::optional<GridPos> islandIn(const Grid<Tile>& tiles, const Standing& standing,
                                std::uint64_t roll);

struct GatedPlace {
    GridPos chest;
    std::vector<GridPos> gates;  // on the sides of the chest that are not wall or pillar
    GridPos crystal;             // in a ring of pits
};

// The places of a chest with gates around it, and of the crystal that opens them; null if there are
// none.
std::optional<GatedPlace> gatedPlaceIn(const Grid<Tile>& tiles, const Standing& standing,
                                       std::uint64_t roll);

// The tiles that become pits: those around a crystal or around the island of a chest. Empty for all
// other things.
BitRows pitsAround(const Thing& thing, const Grid<Tile>& tiles);

// The place of the keeper, and then those of `wares` wares. The first choice is a row of wares
// above the middle, with the keeper behind or beside them. The second is another row that has the
// keeper in it. The third is a row or a column of wares with the keeper near them, on the ground or
// in niches of a wall. Empty if they do not fit at all.
std::vector<GridPos> stallsOf(const Room& room, const Standing& standing, std::size_t wares);

// The tile of wall on which an end of a string hangs. The knight can walk up to it from below, and
// it is no part of a door's frame. Of all such tiles it is in the uppermost row, and there nearest
// to the third column from the east. Null if there is none.
std::optional<GridPos> stringPlaceIn(const Room& room);

}  // namespace doorstring
