// The passes that make a dungeon out of a carved map: carving it, and cutting it into rooms.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstdint>

namespace doorstring {

// Growth "tunnels": rooms that do not touch, each joined to the one before by a tunnel with one
// bend. The knight begins in the first, and the exit is in the last.
void carveTunnels(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map);

// Growth "scattered": a number of rooms that do not overlap, in an order of their own each joined
// to the next. The knight begins in the first, and the exit is in the room farthest from it.
void carveScattered(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map);

// Carves draft.map by the growth of the config.
void carve(const DungeonConfig& config, GridSize screen, Seed seed, std::uint32_t attempt,
           Draft& draft);

// A room for each screen with ground, its doors where the way leads on, its distance the fewest
// edges to cross until one stands in it.
void cutIntoRooms(Draft& draft);

}  // namespace doorstring
