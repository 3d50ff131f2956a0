// The tiles of a room as they are now, for as long as they stay where they are: what carries and
// what stops whoever walks there.
#pragma once

#include "room/room.hpp"
#include "world/motion/box.hpp"

#include <algorithm>

namespace doorstring {

class Terrain {
public:
    // `tiles` are those of the room as they are now.
    Terrain(const Room& room, const Grid<Tile>& tiles) : room_(&room), tiles_(&tiles) {}
    // As the room was made. Not explicit: wherever a terrain is asked for, a room will do.
    Terrain(const Room& room) : Terrain(room, room.tiles()) {}

    const Room& room() const { return *room_; }
    const Grid<Tile>& tiles() const { return *tiles_; }
    GridSize size() const { return tiles_->size(); }
    DoorSet shutDoors() const { return room_->shutDoors(); }

    // Outside the room the tiles of its edge go on for ever: a door leads straight out.
    GridPos nearest(GridPos tile) const {
        return {std::clamp(tile.x, 0, tiles_->width() - 1),
                std::clamp(tile.y, 0, tiles_->height() - 1)};
    }
    Tile at(GridPos tile) const { return (*tiles_)[nearest(tile)]; }

private:
    const Room* room_;
    const Grid<Tile>* tiles_;
};

constexpr GridPos tileOf(SubPos place) {
    return {toTile(place.x), toTile(place.y)};
}

constexpr SubBox tileBox(GridPos tile) {
    return {
        {tile.x * subpixelsPerTile, tile.y * subpixelsPerTile}, subpixelsPerTile, subpixelsPerTile};
}

constexpr SubPos centreOf(const SubBox& box) {
    return {box.at.x + box.width / 2, box.at.y + box.height / 2};
}

}  // namespace doorstring
