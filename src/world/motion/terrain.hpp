// A room as it is now: what bodies stand on, what stops them, and where the knight can stand
// unharmed. A terrain points to the room and its tiles, which must outlive it.
#pragma once

#include "config/creature_parts.hpp"
#include "room/room.hpp"
#include "room/tiles/bit_rows.hpp"
#include "world/motion/box.hpp"

#include <algorithm>
#include <optional>

namespace doorstring {

class Terrain {
public:
    // `tiles` are those of the room as they are now, and `shut` its doors that let no one through.
    Terrain(const Room& room, const Grid<Tile>& tiles, DoorSet shut)
        : room_(&room), tiles_(&tiles), shut_(shut) {}
    // The room as it was made. Not explicit, so that a room can be passed as a terrain.
    Terrain(const Room& room) : Terrain(room, room.tiles(), DoorSet()) {}

    const Room& room() const { return *room_; }
    const Grid<Tile>& tiles() const { return *tiles_; }
    GridSize size() const { return tiles_->size(); }
    DoorSet shutDoors() const { return shut_; }

    // The tile of the room that stands for a tile outside it: the tiles at the room's edge continue
    // for ever, so that a door leads straight out.
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

enum class Axis : std::uint8_t { X, Y };

// The side of a room beyond which a tile is; null if it is in the room or beyond a corner.
std::optional<Direction> sideBeyond(GridSize room, GridPos tile);

// The shut door that a tile belongs to; null if it belongs to none.
std::optional<Direction> shutDoorAt(const Terrain& terrain, GridPos tile);

// Whether the tile is in the gap of a door: ground in one of the walls around the room. False for
// carved rooms, which have no walls around them.
bool isDoorway(const Terrain& terrain, GridPos tile);

// Whether the tile stops a body. Outside the room its ways out lead straight on, and all else is
// wall. A ghost is stopped only by the edge of the room.
bool isSolid(const Terrain& terrain, GridPos tile, Gait gait = Gait::Walks);

bool overlapsSolid(const Terrain& terrain, const SubBox& box, Gait gait = Gait::Walks);

// How far the box can move along the axis, in subpixels: by `distance`, or less if something solid
// is in the way. To the west or north, `distance` and the result are below 0. The distance must be
// at most a tile, and the box must not overlap anything solid.
int freeDistance(const Terrain& terrain, const SubBox& box, Axis axis, int distance,
                 Gait gait = Gait::Walks);

// The upper left corner of `box` after it was moved to the middle of the nearest tile where it can
// stand unharmed. It is not moved if it can stand unharmed where it is, or if there is no such
// tile.
SubPos safePlaceNear(const Terrain& terrain, const SubBox& box);

// The tiles of the room, with walls in place of those that the knight cannot get to from a way out,
// even if he goes through harm and breaks crates. If there is no way out, all tiles stay as they
// are.
Grid<Tile> tilesWithinReach(const Terrain& terrain);

// The tiles of a room, with walls in place of those that are not in `kept`.
Grid<Tile> onlyThese(const Grid<Tile>& tiles, const BitRows& kept);

}  // namespace doorstring
