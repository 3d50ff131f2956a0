// The order in which rooms are offered to special rooms and keys.
#pragma once

#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

constexpr bool isInRange(const RoleConfig& role, std::uint32_t distance) {
    return distance >= static_cast<std::uint32_t>(role.from) &&
           (role.to == 0 || distance <= static_cast<std::uint32_t>(role.to));
}

// Rooms with one door but the start: the one made last first if the growth lists them, otherwise
// the farthest first, and rooms equally far in the order of their rolls in the stream.
std::vector<GridPos> deadEndsFarthestFirst(const Draft& draft, std::uint64_t stream);

}  // namespace doorstring
