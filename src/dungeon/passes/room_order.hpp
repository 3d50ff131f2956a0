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

// The farthest first; rooms equally far in the order of their rolls in the stream.
void sortFarthestFirst(std::vector<GridPos>& cells, const Draft& draft, std::uint64_t stream);

// Rooms with one door but the start: the one made last first if the growth lists them, otherwise
// the farthest first.
std::vector<GridPos> deadEndsFarthestFirst(const Draft& draft, std::uint64_t stream);

}  // namespace doorstring
