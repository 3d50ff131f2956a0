#include "world/doors/door_push.hpp"

#include "world/motion/collision.hpp"

namespace doorstring {

std::optional<Direction> pushedDoor(const Body& body, const Terrain& terrain, InputFrame input) {
    const SubBox box = body.hitBox();
    for (const Direction side : allDirections) {
        if (input.has(side) && !input.has(opposite(side))) {
            const SubPos place = placeBefore(box, side);
            if (shutDoorAt(terrain, tileOf(place)) == side) {
                return side;
            }
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
