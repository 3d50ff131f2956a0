// What the knight knows of the dungeon: the three states of a room on the minimap.
#pragma once

#include "base/grid_rect.hpp"
#include "dungeon/dungeon.hpp"

namespace doorstring {

enum class Sight : std::uint8_t {
    Unknown,
    Seen,  // next to a visited room, through a door
    Visited
};

class Sights {
public:
    explicit Sights(GridSize size) : grid_(size, Sight::Unknown) {}

    Sight at(GridPos cell) const { return grid_[cell]; }
    int visited() const { return visited_; }
    // The rectangle around all that is known.
    GridRect known() const { return known_; }
    // Of all that is known; kept while rooms are visited, so that asking costs nothing however
    // large the dungeon is.
    std::uint64_t hash() const { return hash_; }
    // True on the first visit. Rooms behind the room's doors become seen.
    bool visit(const Dungeon& dungeon, GridPos cell);

private:
    void learn(GridPos cell, Sight sight);

    Grid<Sight> grid_;
    GridRect known_;
    int visited_ = 0;
    std::uint64_t hash_ = 0;
};

}  // namespace doorstring
