#include "world/player.hpp"

#include "world/collision.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// Held directions with opposite ones cancelled: -1, 0 or 1 an axis.
GridOffset wish(InputFrame input) {
    const auto held = [&](Direction d) { return input.held.has(d) ? 1 : 0; };
    return {held(Direction::East) - held(Direction::West),
            held(Direction::South) - held(Direction::North)};
}

// Subpixels a tick along one axis. On a diagonal each axis gets 181/256 of the speed, 1 over the
// root of 2.
int speedAlongAxis(const PlayerConfig& config, GridOffset direction) {
    const int straight = toSubpixels(config.speed) / ticksPerSecond;
    const bool diagonal = direction.x != 0 && direction.y != 0;
    return diagonal ? straight * 181 / 256 : straight;
}

bool pointsAlong(Direction facing, GridOffset direction) {
    const GridOffset offset = offsetOf(facing);
    return (offset.x != 0 && offset.x == direction.x) || (offset.y != 0 && offset.y == direction.y);
}

// The picture turns only when it must: on a diagonal the knight goes on looking where it looked.
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

// A step to the side after which the way along the axis would be free; 0 where it would not.
int stepAside(const Room& room, const SubBox& box, Axis axis, int distance, int shift) {
    const Axis across = axis == Axis::X ? Axis::Y : Axis::X;
    SubBox shifted = box;
    (across == Axis::X ? shifted.at.x : shifted.at.y) += shift;
    const int front = distance > 0 ? 1 : -1;
    if (overlapsSolid(room, shifted) || freeDistance(room, shifted, axis, front) == 0) {
        return 0;
    }
    const int step = std::min(std::abs(distance), std::abs(shift));
    return freeDistance(room, box, across, shift > 0 ? step : -step);
}

// A box that is stopped by a corner with only a little in the way is led around it: the step along
// the other axis, or 0 where there is no way around within the rounding.
int stepAroundCorner(const Room& room, const SubBox& box, Axis axis, int distance,
                     const PlayerConfig& config) {
    for (int pixels = 1; pixels <= config.cornerRounding; ++pixels) {
        for (const int side : {-1, 1}) {
            const int step = stepAside(room, box, axis, distance, side * toSubpixels(pixels));
            if (step != 0) {
                return step;
            }
        }
    }
    // A box as wide as the gap fits only where its edge is in line with a tile's.
    const int edge = axis == Axis::X ? box.at.y : box.at.x;
    const int back = edge - toTile(edge) * subpixelsPerTile;
    for (const int shift : {-back, subpixelsPerTile - back}) {
        if (shift != 0 && std::abs(shift) <= toSubpixels(config.cornerRounding)) {
            if (const int step = stepAside(room, box, axis, distance, shift); step != 0) {
                return step;
            }
        }
    }
    return 0;
}

void moveStraight(Player& player, const Room& room, const PlayerConfig& config, Axis axis,
                  int distance) {
    const SubBox box = hitBox(player, config);
    const int free = freeDistance(room, box, axis, distance);
    if (free != 0) {
        (axis == Axis::X ? player.at.x : player.at.y) += free;
        return;
    }
    const int aside = stepAroundCorner(room, box, axis, distance, config);
    (axis == Axis::X ? player.at.y : player.at.x) += aside;
}

void moveDiagonally(Player& player, const Room& room, const PlayerConfig& config,
                    GridOffset distance) {
    player.at.x += freeDistance(room, hitBox(player, config), Axis::X, distance.x);
    player.at.y += freeDistance(room, hitBox(player, config), Axis::Y, distance.y);
}

void countSteps(Player& player, Events& events) {
    // The first and third picture of a walk are those in which a foot touches the ground.
    if (player.walkTicks % (2 * ticksPerStepPicture) == 0) {
        events.push_back(FootStep{});
    }
    ++player.walkTicks;
}

}  // namespace

SubBox hitBox(const Player& player, const PlayerConfig& config) {
    return {player.at, toSubpixels(config.hitBox.width), toSubpixels(config.hitBox.height)};
}

void walk(Player& player, const Room& room, const PlayerConfig& config, InputFrame input,
          Events& events) {
    player.previous = player.at;
    const GridOffset direction = wish(input);
    if (direction == GridOffset{}) {
        player.walkTicks = 0;
        return;
    }
    player.facing = facingFor(player.facing, direction);
    const GridOffset distance = direction * speedAlongAxis(config, direction);
    if (distance.x != 0 && distance.y != 0) {
        moveDiagonally(player, room, config, distance);
    } else if (distance.x != 0) {
        moveStraight(player, room, config, Axis::X, distance.x);
    } else {
        moveStraight(player, room, config, Axis::Y, distance.y);
    }
    countSteps(player, events);
}

std::optional<Direction> leavingSide(const Player& player, const Room& room,
                                     const PlayerConfig& config, InputFrame input) {
    const SubBox box = hitBox(player, config);
    const GridOffset direction = wish(input);
    if (direction.y < 0 && box.at.y < 0) {
        return Direction::North;
    }
    if (direction.y > 0 && box.bottom() > room.tiles().height() * subpixelsPerTile) {
        return Direction::South;
    }
    if (direction.x < 0 && box.at.x < 0) {
        return Direction::West;
    }
    if (direction.x > 0 && box.right() > room.tiles().width() * subpixelsPerTile) {
        return Direction::East;
    }
    return std::nullopt;
}

}  // namespace doorstring
