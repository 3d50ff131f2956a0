#include "world/knight/walk.hpp"

#include "world/knight/stride.hpp"

namespace doorstring {

namespace {

bool pointsAlong(Direction facing, GridOffset direction) {
    const GridOffset offset = offsetOf(facing);
    return (offset.x != 0 && offset.x == direction.x) || (offset.y != 0 && offset.y == direction.y);
}

void countSteps(Player& player, Tile tile, Events& events) {
    // The first and third picture of a walk are those in which a foot touches the ground.
    if (player.walkTicks % (2 * ticksPerStepPicture) == 0) {
        events.push_back(FootStep{tile});
    }
    ++player.walkTicks;
}

// How near the edge of the room a hit box leaves it. A carved room has no doorways.
int exitMargin(const Room& room, const PlayerConfig& config) {
    return room.isCarved() ? 0 : subpixelsPerTile - toSubpixels(config.doorwayDepth);
}

}  // namespace

// The knight turns only when he must: on a diagonal he keeps facing as before.
Direction facingFor(Direction before, GridOffset direction) {
    if (pointsAlong(before, direction)) {
        return before;
    }
    for (const Direction candidate : allDirections) {
        if (pointsAlong(candidate, direction)) {
            return candidate;
        }
    }
    return before;
}

void walk(Player& player, const Terrain& terrain, const PlayerConfig& config,
          const GroundConfig& ground, InputFrame input, Events& events) {
    const Tile tile = terrain.at(tileUnder(player.body));
    const GridOffset direction = heldDirection(input);
    stride(player, terrain, config, ground, direction);
    if (direction == GridOffset{}) {
        player.walkTicks = 0;
        return;
    }
    player.facing = facingFor(player.facing, direction);
    countSteps(player, tile, events);
}

std::optional<Direction> leavingSide(const Player& player, const Room& room,
                                     const PlayerConfig& config, InputFrame input) {
    const SubBox box = player.body.hitBox();
    const GridOffset direction = heldDirection(input);
    const int margin = exitMargin(room, config);
    if (direction.y < 0 && box.at.y < margin) {
        return Direction::North;
    }
    if (direction.y > 0 && box.bottom() > room.tiles().height() * subpixelsPerTile - margin) {
        return Direction::South;
    }
    if (direction.x < 0 && box.at.x < margin) {
        return Direction::West;
    }
    if (direction.x > 0 && box.right() > room.tiles().width() * subpixelsPerTile - margin) {
        return Direction::East;
    }
    return std::nullopt;
}

}  // namespace doorstring
