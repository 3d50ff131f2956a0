// The rooms of a draft as a tree with the start as its root, for passes that go along the ways from
// the start. Ways through cracked walls do not count: secret rooms are not in it.
#pragma once

#include "base/direction.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace doorstring {

class RoomTree {
public:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    struct Room {
        GridPos cell;
        std::uint32_t parent = none;
        Direction toParent = Direction::North;
    };

    explicit RoomTree(const Draft& draft);

    // By distance from the start, which is the first: parents stand before their children.
    const std::vector<Room>& rooms() const { return rooms_; }
    std::size_t size() const { return rooms_.size(); }
    const Room& operator[](std::size_t index) const { return rooms_[index]; }
    // `none` for a cell that is not in the tree.
    std::uint32_t indexAt(GridPos cell) const {
        return indices_.contains(cell) ? indices_[cell] : none;
    }
    // Whether the way from the start to the room `below` leads through the room `above`.
    bool leadsThrough(std::uint32_t above, std::uint32_t below) const;

private:
    std::vector<Room> rooms_;
    Grid<std::uint32_t> indices_;
};

// The order in which rooms are offered to special rooms and keys.

constexpr bool isInRange(const RoleConfig& role, std::uint32_t distance) {
    return distance >= static_cast<std::uint32_t>(role.from) &&
           (role.to == 0 || distance <= static_cast<std::uint32_t>(role.to));
}

// Rooms with one door but the start: the one made last first if the growth lists them, otherwise
// the farthest first, and rooms equally far in the order of their rolls in the stream.
std::vector<GridPos> deadEndsFarthestFirst(const Draft& draft, std::uint64_t stream);

}  // namespace doorstring
