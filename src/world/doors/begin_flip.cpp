#include "world/doors/begin_flip.hpp"

#include "world/motion/collision.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Just inside the edge, and from there on as far as the way is free: in a carved map a passage may
// run along the very edge.
SubPos arrival(SubPos from, SubBox box, const Room& next, Direction direction) {
    box.at = from;
    switch (direction) {
    case Direction::North:
        box.at.y = next.tiles().height() * subpixelsPerTile - box.height;
        box.at.y += freeDistance(next, box, Axis::Y, -arrivalDistance);
        break;
    case Direction::South:
        box.at.y = 0;
        box.at.y += freeDistance(next, box, Axis::Y, arrivalDistance);
        break;
    case Direction::West:
        box.at.x = next.tiles().width() * subpixelsPerTile - box.width;
        box.at.x += freeDistance(next, box, Axis::X, -arrivalDistance);
        break;
    case Direction::East:
        box.at.x = 0;
        box.at.x += freeDistance(next, box, Axis::X, arrivalDistance);
        break;
    }
    return box.at;
}

}  // namespace

RoomFlip beginFlip(const Player& player, const Room& room, Room next, Direction direction,
                   const PlayerConfig& config, int ticks) {
    const int width = room.tiles().width() * subpixelsPerTile;
    const int height = room.tiles().height() * subpixelsPerTile;
    const GridOffset way = offsetOf(direction);
    RoomFlip flip{direction, std::move(next), 0, std::max(1, ticks), player.at, player.at};
    flip.from.x -= way.x * width;
    flip.from.y -= way.y * height;
    flip.to = arrival(flip.from, hitBox(player, config), flip.next, direction);
    return flip;
}

}  // namespace doorstring
