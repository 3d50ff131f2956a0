// The ways in which a dungeon grows, and the passes that make rooms of what has grown.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace doorstring {

// Each takes a draft without rooms. `attempt` counts the dungeons of this seed that were discarded.

// Strings rooms together by the weighted tables, row by row in sweeps. `draft` has the size of
// config.grid. Doors may still lead nowhere afterwards. Each room's distance is its depth in the
// tree that grows: the distance in rooms, unless doors that face each other are kept. A draft that
// has more rooms than `most` is of no use: its growth may stop there.
void grow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft,
          int most = std::numeric_limits<int>::max());

// Removes every door whose neighbour has no door back. Only rooms in Draft::maybeUnpartnered can
// have such doors.
void seal(Draft& draft);

// The number of rooms that the hideout of a try has, without secret ones. It is drawn again for
// each try: some numbers cannot have the dead ends that are wanted.
int hideoutRooms(const HideoutConfig& config, Seed seed, std::uint32_t attempt);

// Spreads rooms from the start at the flip of a coin, each of them beside one room only, until
// there is an exact number. May end with fewer rooms than wanted. The result is a tree, distances
// are counted, and draft.deadEnds lists the dead ends.
void growHideout(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft);

// What the coin shows for each side of the room that grows as number `turn`, the start being 0.
DirectionArray<std::uint64_t> hideoutCoins(Seed seed, std::uint32_t attempt, std::size_t turn,
                                           GridPos cell);

// Carves rooms that do not touch, each joined to the one before by a tunnel with one bend. The
// knight begins in the first, and the exit is in the last.
void carveTunnels(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map);

// Carves rooms that do not overlap, each joined to the next in a shuffled order. The
// knight begins in the first, and the exit is in the room farthest from it.
void carveScattered(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map);

// Carves draft.map by the growth of the config, with a chamber for the boss where one is wanted and
// fits, landmarks and hazards.
void carve(const DungeonConfig& config, const RoomConfig& room, Seed seed, std::uint32_t attempt,
           Draft& draft);

// Makes a room of each screen with ground, its doors where the way continues, its distance the
// fewest edges to cross to get there.
void cutIntoRooms(Draft& draft);

}  // namespace doorstring
