// The ways in which a dungeon grows, and the passes that make rooms of what has grown.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace doorstring {

// All growths begin with a draft without rooms. `attempt` is the number of earlier tries of this
// seed, all discarded.

// Grows rooms by the weighted door tables, row by row in sweeps (SweepQueues). `draft` has the size
// of config.grid. Some doors may have no partner afterwards; seal() removes them. Each room's
// distance is set to its depth in the tree that grows, which is its distance from the start unless
// loops.keep_facing makes loops. Growth may stop once there are more than `most` rooms, because
// such a draft is discarded.
void grow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft,
          int most = std::numeric_limits<int>::max());

// Removes every door without a partner. Only rooms in Draft::maybeUnpartnered can have such doors.
void seal(Draft& draft);

// The number of rooms that the hideout of a try is to have, without secret ones. It is drawn again
// for each try, because some numbers do not allow for enough dead ends.
int hideoutRooms(const HideoutConfig& config, Seed seed, std::uint32_t attempt);

// Spreads rooms from the start by tossing coins, each new room beside one other only, until there
// are as many as wanted; it may end with fewer. The result is a tree with measured distances, and
// draft.deadEnds lists its dead ends.
void growHideout(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft);

// The random numbers, one for each side, by which the room in `cell` grows. `queueIndex` is the
// room's index in Draft::placed, where the start has the index 0 and may be listed again later.
DirectionArray<std::uint64_t> hideoutCoins(Seed seed, std::uint32_t attempt, std::size_t queueIndex,
                                           GridPos cell);

// Carves rooms that do not touch, each joined to the one before by a tunnel with one bend. The
// knight begins in the first, and the exit is in the last.
void carveTunnels(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map);

// Carves rooms that do not overlap, each joined to the next in a shuffled order. The knight begins
// in the first, and the exit is in the room farthest from it.
void carveScattered(const CarveConfig& config, Seed seed, std::uint32_t attempt, CarvedMap& map);

// Makes draft.map and carves it by the growth of the config, with furnishings and hazards, and with
// ground for a boss if the config asks for one and the ground fits.
void carve(const DungeonConfig& config, const RoomConfig& room, Seed seed, std::uint32_t attempt,
           Draft& draft);

// Makes a room of each screen with ground. It has a door on each side where ground continues, and
// its distance is the fewest edges of screens to cross from the start to it.
void cutIntoRooms(Draft& draft);

}  // namespace doorstring
