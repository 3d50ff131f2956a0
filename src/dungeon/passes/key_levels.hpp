// Which part of a dungeon lies behind which lock. The rooms between locks are a key level; each
// level but the first lies behind one locked doorway of the tree, and so behind all locks on its
// way.
#pragma once

#include "dungeon/passes/room_tree.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

struct KeyLevels {
    std::vector<std::uint32_t> ofRoom;  // by the room's index in the tree
    std::vector<std::uint32_t> before;  // the level on the other side of a level's lock; of 0: 0
    std::vector<int> rooms;             // in each level
};

// A level begins at each room whose doorway to its parent is locked in the draft.
KeyLevels keyLevels(const RoomTree& tree, const Draft& draft);

// The number of rooms of the same level behind each room, itself among them.
std::vector<int> roomsBehind(const RoomTree& tree, const KeyLevels& levels);

// Lays a small key for a lock that leads out of `level`: there, or in a level before it, so that
// the key can be had whatever else is opened. Returns the room that it lies in; null if none is
// free.
std::optional<GridPos> laySmallKey(const RoomTree& tree, const KeyLevels& levels,
                                   std::uint32_t level, const RoleConfig& role,
                                   std::uint64_t stream, Draft& draft);

// The best room for a key in a level (in all of them if that is RoomTree::none): plain, dead ends
// first if the role wants that, the farthest first. RoomTree::none if there is none.
std::uint32_t roomForKey(const RoomTree& tree, const KeyLevels& levels, std::uint32_t level,
                         const RoleConfig& role, std::uint64_t stream, const Draft& draft);

// Removes the ways that lead around a lock: of the doorways between rooms of different levels only
// the locked ones stay; of a secret room's cracked walls those to the level that most of them lead
// to. `isTree`: without secret rooms there are no two ways to a room.
void closeWaysAround(const RoomTree& tree, const KeyLevels& levels, bool isTree, Draft& draft);

}  // namespace doorstring
