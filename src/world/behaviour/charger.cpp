// Rushes straight at a knight in its row or column until something stops it.
#include "world/behaviour/behaviours.hpp"

namespace doorstring {

namespace {

void graze(Turn& turn) {
    if (turn.isLinedUp() && turn.distance() <= turn.config.range) {
        turn.windUp();
    } else {
        wander(turn);
    }
}

bool rush(Turn& turn) {
    return turn.step(offsetOf(turn.self.facing) * subpixelsPerTile, turn.config.attackSpeed);
}

}  // namespace

const Behaviour chargerBehaviour{.prowl = graze, .attack = rush};

}  // namespace doorstring
