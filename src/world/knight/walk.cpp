#include "world/knight/walk.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Whether `facing` is `direction` or, if `direction` is diagonal, one of the two beside it.
bool pointsAlong(Direction facing, GridOffset direction) {
    const GridOffset offset = offsetOf(facing);
    return (offset.x != 0 && offset.x == direction.x) || (offset.y != 0 && offset.y == direction.y);
}

void countSteps(Player& player, Tile tile, Events& events) {
    // The first and third picture of a walk are those in which a foot touches the ground.
    if (player.walkTicks % (2 * ticksPerStepPicture) == 0) {
        events.push_back(FootStep{tile, player.hurry.isQuick});
    }
    ++player.walkTicks;
}

// Counts, after a step, how long the knight has walked in one direction; from 0 again when he turns
// or is stopped. Makes him quick if he may hurry and has walked for long enough.
void updateHurry(Player& player, const PlayerConfig& config, GridOffset direction, bool mayHurry) {
    Hurry& hurry = player.hurry;
    const bool walks = direction != GridOffset{};
    const bool isStopped = player.body.at == player.body.previous;
    const bool continues = walks && direction == hurry.way && !isStopped;
    hurry.ticks = continues ? hurry.ticks + 1 : 0;
    hurry.way = direction;
    hurry.isQuick = mayHurry && walks && hurry.ticks >= config.quickAfterTicks;
}

// The width, in subpixels, of the strip along the room's edges into which a hit box must reach to
// leave the room. 0 for a carved room, which is left across the edge itself because it has no
// doorways.
int exitMargin(const Room& room, const PlayerConfig& config) {
    return room.isCarved() ? 0 : subpixelsPerTile - toSubpixels(config.doorwayDepth);
}

}  // namespace

Direction facingFor(Direction facing, GridOffset direction) {
    if (pointsAlong(facing, direction)) {
        return facing;
    }
    for (const Direction candidate : allDirections) {
        if (pointsAlong(candidate, direction)) {
            return candidate;
        }
    }
    return facing;
}

void walk(Player& player, const Terrain& terrain, const PlayerConfig& config,
          const GroundConfig& ground, InputFrame input, bool mayHurry, Events& events) {
    const Tile tile = terrain.at(tileUnder(player.body));
    const GridOffset direction = heldDirection(input);
    if (!mayHurry) {
        player.hurry.isQuick = false;  // before the step, because updateHurry() comes after it
    }
    stride(player, terrain, config, ground, direction);
    updateHurry(player, config, direction, mayHurry);
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

namespace {

// The speed on dry ground along one axis, in subpixels a tick.
int straightSpeed(const PlayerConfig& config) {
    return toSubpixels(config.speed) / ticksPerSecond;
}

// The change of speed in a tick on ice; iceTicks must not be 0.
int gripOnIce(int straight, const GroundConfig& ground) {
    return std::max(1, straight / ground.iceTicks);
}

// The speed along each axis, in subpixels a tick. On a diagonal it is 181/256 of the straight
// speed, which is about 1 over the root of 2.
int speedAlongAxis(int straight, GridOffset direction) {
    const bool diagonal = direction.x != 0 && direction.y != 0;
    return diagonal ? straight * 181 / 256 : straight;
}

// The velocity of the next step. It changes at once, on ice only gradually.
GridOffset velocityOn(Tile tile, const Player& player, const PlayerConfig& config,
                      const GroundConfig& ground, GridOffset direction) {
    int straight = straightSpeed(config);
    if (player.hurry.isQuick && direction == player.hurry.way) {
        straight = straight * config.quickSpeed / 100;
    }
    if (tile == Tile::Shallows) {
        straight = straight * ground.shallowsSpeed / 100;
    }
    const GridOffset wanted = direction * speedAlongAxis(straight, direction);
    if (tile != Tile::Ice || ground.iceTicks == 0) {
        return wanted;
    }
    const int grip = gripOnIce(straight, ground);
    return {approached(player.body.velocity.x, wanted.x, grip),
            approached(player.body.velocity.y, wanted.y, grip)};
}

// Whether the knight walks straight at a thing, with his middle in line with it. He then wants it,
// and must not be led around it.
bool wantsThing(const Body& body, const Terrain& terrain, GridOffset direction) {
    return std::ranges::any_of(allDirections, [&](Direction side) {
        return offsetOf(side) == direction &&
               terrain.at(tileOf(pointJustOutside(body.hitBox(), side))) == Tile::Fixture;
    });
}

}  // namespace

GridOffset velocityToward(int speed, GridOffset direction) {
    return direction * speedAlongAxis(toSubpixels(speed) / ticksPerSecond, direction);
}

void stride(Player& player, const Terrain& terrain, const PlayerConfig& config,
            const GroundConfig& ground, GridOffset direction) {
    const Tile tile = terrain.at(tileUnder(player.body));
    player.body.velocity = velocityOn(tile, player, config, ground, direction);
    const bool isLedAround = !wantsThing(player.body, terrain, direction);
    moveBody(player.body, terrain, player.body.velocity, isLedAround ? config.detours : noDetours);
    // Whatever stops the knight also ends his glide along that axis.
    if (player.body.at.x == player.body.previous.x) {
        player.body.velocity.x = 0;
    }
    if (player.body.at.y == player.body.previous.y) {
        player.body.velocity.y = 0;
    }
}

int iceGlide(const PlayerConfig& config, const GroundConfig& ground) {
    if (ground.iceTicks == 0) {
        return 0;
    }
    const int straight = straightSpeed(config);
    return straight * straight / (2 * gripOnIce(straight, ground));
}

}  // namespace doorstring
