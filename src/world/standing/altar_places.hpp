// Finds places in an altar's room for its loom and its offers.
#pragma once

#include "room/room.hpp"
#include "room/ways/standing.hpp"

#include <optional>
#include <vector>

namespace doorstring {

inline constexpr GridSize loomSize{5, 3};  // tiles

struct AltarPlaces {
    GridRect loom;
    std::vector<GridPos> offers;  // in a row in front of it, from left to right
};

// The places of the loom, and of `count` offers in a row in front of it; null if they do not fit.
// `count` is 3 at most. The loom is as near to the middle of the north wall as possible. If there
// is a door in that wall, the loom is preferably to one side of the door.
std::optional<AltarPlaces> altarPlacesIn(const Room& room, const Standing& standing,
                                         std::size_t count);

}  // namespace doorstring
