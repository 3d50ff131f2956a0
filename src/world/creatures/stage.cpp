#include "world/creatures/stage.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int doorDepth = 14;  // pixels from the edge of the room to the boss in a door
constexpr int archHeight = 8;  // pixels that a boss in the north door stands farther in

}  // namespace

SubPos middleInDoor(const World& world, Direction side) {
    const SubPos middle = roomCentre(world.room);
    const GridOffset way = offsetOf(side);
    const int fromEdge = toSubpixels(doorDepth + (side == Direction::North ? archHeight : 0));
    return middle + GridOffset{way.x * (middle.x - fromEdge), way.y * (middle.y - fromEdge)};
}

Direction nearestDoor(const World& world, SubPos from) {
    return *std::ranges::min_element(allDirections, {}, [&](Direction side) {
        return sumOfAxes(middleInDoor(world, side) - from);
    });
}

SubBox laneFrom(const World& world, Direction side) {
    const SubPos middle = roomCentre(world.room);
    const int width = toSubpixels(laneWidth);
    return isVertical(side) ? boxAround(middle, width, 2 * (middle.y - subpixelsPerTile))
                            : boxAround(middle, 2 * (middle.x - subpixelsPerTile), width);
}

void placeAt(Creature& creature, SubPos middle) {
    creature.body.at = centred(creature.body.hitBox(), middle).at;
    creature.body.previous = creature.body.at;
}

bool moveStraightTo(Turn& turn, SubPos goal, int speed) {
    Body& body = turn.self.body;
    const GridOffset way = goal - centreOf(body.hitBox());
    const GridOffset step = scaled(way, perTick(speed));
    const bool isThere = sumOfAxes(step) >= sumOfAxes(way);
    body.at += isThere ? way : step;
    return isThere;
}

}  // namespace doorstring
