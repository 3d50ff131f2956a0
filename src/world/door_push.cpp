#include "world/door_push.hpp"

#include "world/collision.hpp"

namespace doorstring {

SubPos placeBefore(const SubBox& box, Direction side) {
    const SubPos middle{box.at.x + box.width / 2, box.at.y + box.height / 2};
    switch (side) {
    case Direction::North:
        return {middle.x, box.at.y - 1};
    case Direction::South:
        return {middle.x, box.bottom()};
    case Direction::West:
        return {box.at.x - 1, middle.y};
    case Direction::East:
        return {box.right(), middle.y};
    }
    return middle;
}

std::optional<Direction> pushedDoor(const Player& player, const Terrain& terrain,
                                    const PlayerConfig& config, InputFrame input) {
    const SubBox box = hitBox(player, config);
    for (const Direction side : allDirections) {
        if (input.held.has(side) && !input.held.has(opposite(side))) {
            const SubPos place = placeBefore(box, side);
            if (shutDoorAt(terrain, toTile(place.x), toTile(place.y)) == side) {
                return side;
            }
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
