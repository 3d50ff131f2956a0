// A room as it is now, for as long as its tiles stay where they are: what carries and what stops a
// body.
#pragma once

#include "room/room.hpp"
#include "world/motion/box.hpp"

#include <algorithm>

namespace doorstring {

class Terrain {
public:
    // `tiles` are those of the room as they are now, and `shut` its doors that let no one through.
    Terrain(const Room& room, const Grid<Tile>& tiles, DoorSet shut)
        : room_(&room), tiles_(&tiles), shut_(shut) {}
    // The room as it was made. Not explicit: a room will do wherever a terrain is asked for.
    Terrain(const Room& room) : Terrain(room, room.tiles(), DoorSet()) {}

    const Room& room() const { return *room_; }
    const Grid<Tile>& tiles() const { return *tiles_; }
    GridSize size() const { return tiles_->size(); }
    DoorSet shutDoors() const { return shut_; }

    // Outside the room the tiles of its edge go on for ever: a door leads straight out.
    GridPos nearest(GridPos tile) const {
        return {std::clamp(tile.x, 0, tiles_->width() - 1),
                std::clamp(tile.y, 0, tiles_->height() - 1)};
    }
    Tile at(GridPos tile) const { return (*tiles_)[nearest(tile)]; }

private:
    const Room* room_;
    const Grid<Tile>* tiles_;
    DoorSet shut_;
};

constexpr GridPos tileOf(SubPos place) {
    return {toTile(place.x), toTile(place.y)};
}

// The tiles that the box touches.
constexpr GridRect tilesUnder(const SubBox& box) {
    const GridPos first = tileOf(box.at);
    const GridPos last = tileOf({box.right() - 1, box.bottom() - 1});
    return {first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
}

// Whether something holds for any of the tiles that the box touches.
template <typename Holds>
constexpr bool anyTile(const SubBox& box, Holds holds) {
    return std::ranges::any_of(cellsIn(tilesUnder(box)), holds);
}

constexpr SubBox tileBox(GridPos tile) {
    return {
        {tile.x * subpixelsPerTile, tile.y * subpixelsPerTile}, subpixelsPerTile, subpixelsPerTile};
}

constexpr SubPos tileCentre(GridPos tile) {
    return {tile.x * subpixelsPerTile + subpixelsPerTile / 2,
            tile.y * subpixelsPerTile + subpixelsPerTile / 2};
}

constexpr SubPos centreOf(const SubBox& box) {
    return {box.at.x + box.width / 2, box.at.y + box.height / 2};
}

}  // namespace doorstring
