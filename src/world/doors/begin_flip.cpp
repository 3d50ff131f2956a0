#include "world/doors/begin_flip.hpp"

#include "world/motion/collision.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Just inside the edge, and from there on as far as the way is free: in a carved map a passage may
// run along the very edge. Behind a doorway the whole box comes to the first tile of the room, so
// that the first step never leads back.
SubPos arrival(SubPos from, SubBox box, const Terrain& next, Direction direction) {
    const bool upright = direction == Direction::North || direction == Direction::South;
    const bool onward = direction == Direction::South || direction == Direction::East;
    const Axis axis = upright ? Axis::Y : Axis::X;
    const int side = upright ? box.height : box.width;
    const GridSize room = next.size();
    const int length = (upright ? room.height : room.width) * subpixelsPerTile;
    box.at = from;
    int& place = upright ? box.at.y : box.at.x;
    place = onward ? 0 : length - side;
    const int inside = next.room().isCarved() ? 0 : subpixelsPerTile - side;
    for (const int step : {subpixelsPerTile, inside}) {
        place += freeDistance(next, box, axis, onward ? step : -step);
    }
    return box.at;
}

}  // namespace

RoomFlip beginFlip(const Body& body, const Room& room, Room next, Ground ground,
                   Direction direction, int ticks) {
    const int width = room.tiles().width() * subpixelsPerTile;
    const int height = room.tiles().height() * subpixelsPerTile;
    const GridOffset way = offsetOf(direction);
    const SubPos from{body.at.x - way.x * width, body.at.y - way.y * height};
    const SubPos to = arrival(from, body.hitBox(), {next, ground.tiles()}, direction);
    return {direction, std::move(next), std::move(ground), 0, std::max(1, ticks), from, to};
}

}  // namespace doorstring
