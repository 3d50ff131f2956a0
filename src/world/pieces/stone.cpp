// The rolling stone: it rolls along the middle of the room from end to end and back. A rumble
// announces each roll. When all wedges are struck, it breaks and the set piece is done.
#include "world/knight/harm.hpp"
#include "world/motion/terrain.hpp"
#include "world/pieces/piece_rules.hpp"
#include "world/pieces/stone_place.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Pushes the knight toward the middle of the room if the stone touches him. Only for a stone that
// lies at an end of its lane.
void pushAside(World& world, const StoneState& stone) {
    constexpr int step = 2 * 256;  // subpixels a tick: faster than he walks
    Body& body = world.player.body;
    if (world.player.isHelpless() || !overlap(body.hitBox(), stoneBox(world, stone))) {
        return;
    }
    const int wanted = stone.way == Direction::East ? step : -step;
    body.at.x += freeDistance(world.terrain(), body.hitBox(), Axis::X, wanted);
}

void beginStone(World& world, Events&) {
    const auto [west, east] = stoneLane(world);
    const bool isKnightWest = centreOf(world.knightBox()).x < (west + east) / 2;
    auto& stone = ownPiece<StoneState>(world.piece);
    stone.way = isKnightWest ? Direction::West : Direction::East;
    stone.at = stone.previous = isKnightWest ? east : west;
}

void rest(World& world, StoneState& stone, Events& events) {
    const StoneConfig& config = world.config.adventure.pieces.stone;
    ++stone.ticks;
    if (stone.ticks == config.restTicks) {
        events.push_back(PieceWarned{SetPiece::Stone, stoneMiddle(world, stone)});
    }
    if (stone.ticks >= config.restTicks + config.rumbleTicks) {
        stone.isRolling = true;
        stone.ticks = 0;
        events.push_back(PieceMoved{SetPiece::Stone, stoneMiddle(world, stone)});
    }
    pushAside(world, stone);
}

void roll(World& world, StoneState& stone, Events& events) {
    const StoneConfig& config = world.config.adventure.pieces.stone;
    const auto [west, east] = stoneLane(world);
    const int end = stone.way == Direction::East ? east : west;
    stone.at = approached(stone.at, end, toSubpixels(config.speed) / ticksPerSecond);
    const SubBox box = stoneBox(world, stone);
    if (overlap(world.knightBox(), box)) {
        hurtKnight(world,
                   {.halfHearts = config.damage, .from = centreOf(box), .hazard = Hazard::Stone},
                   events);
    }
    if (stone.at == end) {
        stone.isRolling = false;
        stone.way = opposite(stone.way);
        events.push_back(PieceMoved{SetPiece::Stone, stoneMiddle(world, stone)});
    }
}

void stepStone(World& world, Events& events) {
    auto& stone = ownPiece<StoneState>(world.piece);
    stone.previous = stone.at;
    if (stone.isRolling) {
        roll(world, stone, events);
    } else {
        rest(world, stone, events);
    }
}

}  // namespace

const PieceRule stoneRule{.piece = SetPiece::Stone,
                          .begin = beginStone,
                          .step = stepStone,
                          .isDone = areAllLeversThrown,
                          .answers = isUnthrownLever,
                          .strike = throwLever};

}  // namespace doorstring
