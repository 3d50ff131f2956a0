// Secret rooms stand in empty cells that have many rooms around them, behind cracked walls.
#pragma once

#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstdint>

namespace doorstring {

// Never beside the boss. A cell with the most rooms around it, by the roll in the stream. The walls
// to these rooms are cracked, but not to dead ends, which stay dead ends where they can, and not to
// rooms that would come nearer to the start. Returns how many of the wanted ones were placed.
int placeSecretRooms(const RoleConfig& role, int wanted, std::uint64_t stream, Draft& draft);

}  // namespace doorstring
