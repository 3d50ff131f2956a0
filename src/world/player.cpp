#include "world/player.hpp"

#include "world/moving.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Subpixels a tick along one axis. On a diagonal each axis gets 181/256 of the speed, 1 over the
// root of 2.
int speedAlongAxis(int straight, GridOffset direction) {
    const bool diagonal = direction.x != 0 && direction.y != 0;
    return diagonal ? straight * 181 / 256 : straight;
}

int approached(int from, int to, int step) {
    return from < to ? std::min(from + step, to) : std::max(from - step, to);
}

// Feet find hold at once, but on ice they do little by little.
GridOffset velocityOn(Tile tile, const Player& player, const PlayerConfig& config,
                      const GroundConfig& ground, GridOffset direction) {
    int straight = toSubpixels(config.speed) / ticksPerSecond;
    if (tile == Tile::Shallows) {
        straight = straight * ground.shallowsSpeed / 100;
    }
    const GridOffset wanted = direction * speedAlongAxis(straight, direction);
    if (tile != Tile::Ice || ground.iceTicks == 0) {
        return wanted;
    }
    const int grip = std::max(1, straight / ground.iceTicks);
    return {approached(player.velocity.x, wanted.x, grip),
            approached(player.velocity.y, wanted.y, grip)};
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

void countSteps(Player& player, Tile tile, Events& events) {
    // The first and third picture of a walk are those in which a foot touches the ground.
    if (player.walkTicks % (2 * ticksPerStepPicture) == 0) {
        events.push_back(FootStep{tile});
    }
    ++player.walkTicks;
}

}  // namespace

GridOffset wish(InputFrame input) {
    const auto held = [&](Direction d) { return input.held.has(d) ? 1 : 0; };
    return {held(Direction::East) - held(Direction::West),
            held(Direction::South) - held(Direction::North)};
}

SubBox hitBox(const Player& player, const PlayerConfig& config) {
    return {player.at, toSubpixels(config.hitBox.width), toSubpixels(config.hitBox.height)};
}

GridPos tileUnder(const Player& player, const PlayerConfig& config) {
    return tileOf(centreOf(hitBox(player, config)));
}

void walk(Player& player, const Terrain& terrain, const PlayerConfig& config,
          const GroundConfig& ground, InputFrame input, Events& events) {
    const Tile tile = terrain.at(tileUnder(player, config));
    const GridOffset direction = wish(input);
    player.velocity = velocityOn(tile, player, config, ground, direction);
    player.at = movedBox(terrain, hitBox(player, config), player.velocity, config).at;
    // What stops the knight takes the swing out of a slide.
    if (player.at.x == player.previous.x) {
        player.velocity.x = 0;
    }
    if (player.at.y == player.previous.y) {
        player.velocity.y = 0;
    }
    if (direction == GridOffset{}) {
        player.walkTicks = 0;
        return;
    }
    player.facing = facingFor(player.facing, direction);
    countSteps(player, tile, events);
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
