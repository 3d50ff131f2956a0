// Where urns stand in a room.
#pragma once

#include "config/stock_parts.hpp"
#include "world/standing/things.hpp"

namespace doorstring {

// In corners first, where they are in nobody's way; not right beside the things of the room.
std::vector<GridPos> urnPlaces(const Room& room, std::span<const Thing> things, Seed seed,
                               const UrnConfig& config);

}  // namespace doorstring
