// Follows with the shield ahead, raises the sword, and charges at where the knight stands as the
// charge begins. Afterwards the shield is down.
#include "world/behaviour/behaviours.hpp"

namespace doorstring {

namespace {

void follow(Turn& turn) {
    if (turn.distance() <= turn.config.range) {
        turn.windUp();
    } else {
        turn.stepToKnight(turn.config.speed);
    }
}

// Charges until something stops it.
bool charge(Turn& turn) {
    return turn.step(turn.self.way, turn.config.attackSpeed);
}

}  // namespace

const Behaviour shieldKnightBehaviour{.prowl = follow, .release = aimLeap, .attack = charge};

}  // namespace doorstring
