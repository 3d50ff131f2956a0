#include "world/room_flip.hpp"

#include <algorithm>

namespace doorstring {

RoomFlip beginFlip(const Player& player, const Room& room, Room next, Direction direction,
                   const PlayerConfig& config, int ticks) {
    const int width = room.tiles().width() * subpixelsPerTile;
    const int height = room.tiles().height() * subpixelsPerTile;
    const GridOffset way = offsetOf(direction);
    RoomFlip flip{direction, std::move(next), 0, std::max(1, ticks), player.at, player.at};
    flip.from.x -= way.x * width;
    flip.from.y -= way.y * height;
    flip.to = flip.from;
    const SubBox box = hitBox(player, config);
    switch (direction) {
    case Direction::North:
        flip.to.y = height - arrivalDistance - box.height;
        break;
    case Direction::South:
        flip.to.y = arrivalDistance;
        break;
    case Direction::West:
        flip.to.x = width - arrivalDistance - box.width;
        break;
    case Direction::East:
        flip.to.x = arrivalDistance;
        break;
    }
    return flip;
}

}  // namespace doorstring
