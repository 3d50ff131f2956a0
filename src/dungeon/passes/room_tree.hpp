// The rooms of a draft as a tree with the start as its root, for passes that go along the ways from
// the start. Ways through cracked walls do not count: secret rooms are not in the tree.
#pragma once

#include "base/direction.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

class RoomTree {
public:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    struct Room {
        GridPos cell;
        std::uint32_t parent = none;  // index of the room that is one step nearer to the start
        Direction toParent = Direction::North;
    };

    explicit RoomTree(const Draft& draft);

    // The rooms by distance, the start first, so that parents come before their children.
    const std::vector<Room>& rooms() const { return rooms_; }
    std::size_t size() const { return rooms_.size(); }
    const Room& operator[](std::size_t index) const { return rooms_[index]; }
    // The index of the room in a cell; `none` if the cell is not in the tree.
    std::uint32_t indexAt(GridPos cell) const {
        return indices_.contains(cell) ? indices_[cell] : none;
    }
    // Whether the way from the start to the room `below` leads through the room `above`.
    bool leadsThrough(std::uint32_t above, std::uint32_t below) const;

private:
    std::vector<Room> rooms_;
    Grid<std::uint32_t> indices_;
};

// Whether a room at this distance may have the role.
constexpr bool isInRange(const RoleConfig& role, std::uint32_t distance) {
    return distance >= static_cast<std::uint32_t>(role.from) &&
           (role.to == 0 || distance <= static_cast<std::uint32_t>(role.to));
}

// The dead ends except the start, in the order in which roles look at them: the farthest first. Of
// rooms equally far, the one made last comes first if the growth lists them; otherwise they are in
// the order of their rolls in the stream.
std::vector<GridPos> deadEndsInOrder(const Draft& draft, std::uint64_t stream);

// Which part of a dungeon is behind which lock. The rooms between locks are a key level; each level
// but the first is behind one locked doorway of the tree, and so behind all locks on the way there.
struct KeyLevels {
    std::vector<std::uint32_t> ofRoom;  // by the room's index in the tree
    std::vector<std::uint32_t> before;  // the level in front of each level's lock; 0 for level 0
    std::vector<int> rooms;             // in each level
};

// Finds the key levels: one begins at each room whose doorway to its parent is locked in the draft.
KeyLevels keyLevels(const RoomTree& tree, const Draft& draft);

// For each room, by its index in the tree: the number of rooms of its level that are behind it, as
// seen from the start, itself included.
std::vector<int> roomsBehind(const RoomTree& tree, const KeyLevels& levels);

// Lays a small key for a lock that leads out of `level`: in this level or, if no room is free
// there, in one that comes before it on the way, so that the key can be had whatever else is opened
// first. Returns the cell of the key's room; null if no room is free.
std::optional<GridPos> laySmallKey(const RoomTree& tree, const KeyLevels& levels,
                                   std::uint32_t level, const RoleConfig& role,
                                   std::uint64_t stream, Draft& draft);

inline constexpr std::uint32_t anyLevel = RoomTree::none;  // for roomForKey()

// The best room for a key in a level, or in all levels if `level` is anyLevel: a plain room without
// a key, in the range of the role; dead ends first if the role wants that, then the farthest.
// RoomTree::none if there is no such room.
std::uint32_t roomForKey(const RoomTree& tree, const KeyLevels& levels, std::uint32_t level,
                         const RoleConfig& role, std::uint64_t stream, const Draft& draft);

// Removes the doorways that lead around a lock. Of all doorways between rooms of different levels
// only the locked ones stay; of a secret room's cracked walls, only those to the level that most of
// them lead to. `isTree` says that, secret rooms aside, only one way leads to each room.
void closeWaysAroundLocks(const RoomTree& tree, const KeyLevels& levels, bool isTree, Draft& draft);

}  // namespace doorstring
