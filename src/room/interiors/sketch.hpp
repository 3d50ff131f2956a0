// A room that is being drawn: its tiles, and helpers that most interiors need.
//
// It begins as ground inside a ring of walls, with gaps for the doors. Nothing changes the ring.
#pragma once

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/tiles/tile.hpp"

#include <cstdint>

namespace doorstring {

class Sketch {
public:
    // Draws over all of `tiles`, which must have the size of the room.
    Sketch(Grid<Tile>& tiles, DoorSet doors, std::uint64_t roll);

    GridSize size() const { return tiles_.size(); }
    int width() const { return tiles_.width(); }
    int height() const { return tiles_.height(); }
    DoorSet doors() const { return doors_; }

    // The middle lines: the columns and the rows, one or two of each, that the doors are in.
    DoorSpan middleColumns() const { return doorSpan(width()); }
    DoorSpan middleRows() const { return doorSpan(height()); }
    GridRect inside() const { return insideOf(size()); }
    GridRect middle() const { return middleOf(size()); }
    // The mirror image of a place: acrossX() changes left for right, acrossY() top for bottom.
    GridPos acrossX(GridPos p) const { return {width() - 1 - p.x, p.y}; }
    GridPos acrossY(GridPos p) const { return {p.x, height() - 1 - p.y}; }

    // Rolls a number from 0 to bound - 1.
    int roll(int bound) { return static_cast<int>(random_.below(static_cast<unsigned>(bound))); }
    int between(int least, int most) { return least + roll(most - least + 1); }
    bool oneIn(int count) { return roll(count) == 0; }
    // Rolls a place inside the ring for a rectangle of this size.
    GridRect somewhere(GridSize size) {
        const GridRect room = inside();
        const int x = room.x + roll(room.width - size.width + 1);
        const int y = room.y + roll(room.height - size.height + 1);
        return {x, y, size.width, size.height};
    }
    std::uint64_t randomBits() { return random_.next(); }

    const Grid<Tile>& tiles() const { return tiles_; }
    Tile at(GridPos p) const { return tiles_[p]; }
    // Sets a tile inside the ring; does nothing elsewhere.
    void set(GridPos p, Tile tile) {
        if (inside().contains(p)) {
            tiles_[p] = tile;
        }
    }
    void fill(const GridRect& rect, Tile tile);
    void outline(const GridRect& rect, Tile tile);
    // Sets the tile at `p` and at its mirror images in the other quarters.
    void setMirrored(GridPos p, Tile tile);

private:
    Grid<Tile>& tiles_;
    DoorSet doors_;
    RandomStream random_;
};

}  // namespace doorstring
