// The rooms that the knight was in last, as he left them: cut, pushed, filled and broken, with the
// creatures that survived; and what he knows of all rooms.
#pragma once

#include "base/grid.hpp"
#include "dungeon/dungeon.hpp"
#include "world/state/creatures.hpp"
#include "world/state/ground.hpp"

#include <tuple>
#include <vector>

namespace doorstring {

struct RememberedRoom {
    GridPos cell;
    Ground ground;
    std::vector<Creature> creatures;  // that still live or sleep there
    bool isKeptForGood = false;       // as its puzzle or set piece is solved
};

class RoomMemory {
public:
    // Keeps a room. Of the rooms that are not kept for good, at most `most` are remembered: those
    // that the knight left last.
    void keep(RememberedRoom room, int most);
    // The room as the knight left it; null if it is not remembered.
    const RememberedRoom* find(GridPos cell) const;
    void forget(GridPos cell);

    auto fields() const {
        const auto& [rooms] = *this;
        return std::tie(rooms);
    }

private:
    std::vector<RememberedRoom> rooms_;  // in the order in which the knight left them
};

// What the knight knows of a room, as the minimap shows it.
enum class Sight : std::uint8_t {
    Unknown,
    Seen,  // next to a visited room, through a door
    Visited
};

// What the knight knows of the dungeon.
class Sights {
public:
    explicit Sights(GridSize size) : grid_(size, Sight::Unknown) {}

    Sight at(GridPos cell) const { return grid_[cell]; }
    int visited() const { return visited_; }
    // The rectangle around all that is known.
    GridRect known() const { return known_; }
    // The hash of all that is known. Each visit updates it, so that hash() is quick even in a large
    // dungeon.
    std::uint64_t hash() const { return hash_; }
    // Visits a room; the rooms behind its doors become seen. Returns whether it is the first visit.
    bool visit(const Dungeon& dungeon, GridPos cell);

private:
    void learn(GridPos cell, Sight sight);

    Grid<Sight> grid_;
    GridRect known_;
    int visited_ = 0;
    std::uint64_t hash_ = 0;
};

}  // namespace doorstring
