#include "world/doors/door_push.hpp"

#include "world/motion/collision.hpp"

namespace doorstring {

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
