// Scuttles to and fro along its row, and rushes along it at a knight who comes into it.
#include "world/behaviour/behaviours.hpp"

#include <cstdlib>

namespace doorstring {

namespace {

GridOffset sideways(const Creature& crab) {
    return {crab.facing == Direction::West ? -subpixelsPerTile : subpixelsPerTile, 0};
}

bool isInRow(const Turn& turn) {
    const int line = turn.world.config.creatures.rules.lineWidth;
    return std::abs(turn.toKnight().y) <= toSubpixels(line);
}

void scuttle(Turn& turn) {
    if (isInRow(turn) && turn.distance() <= turn.config.range) {
        turn.windUp();  // which turns it toward the knight
    } else if (!turn.step(sideways(turn.self), turn.config.speed)) {
        turn.face(sideways(turn.self) * -1);
    }
}

bool snap(Turn& turn) {
    return turn.step(sideways(turn.self), turn.config.attackSpeed);
}

}  // namespace

const Behaviour crabBehaviour{.prowl = scuttle, .attack = snap};

}  // namespace doorstring
