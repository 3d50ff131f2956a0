// Lies still as a chest until the knight is near or strikes it, shows its teeth, and leaps at him
// from then on.
#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/leap.hpp"

namespace doorstring {

namespace {

void lurk(Turn& turn) {
    const bool hidden = turn.self.doing == Doing::Waits;
    const bool struck = turn.self.health < turn.config.health;
    if (turn.distance() <= (hidden ? turn.config.near : turn.config.range) || (hidden && struck)) {
        turn.windUp();
    } else if (!hidden) {
        turn.stepToKnight(turn.config.speed);
    }
}

}  // namespace

const Behaviour mimicBehaviour{lurk, aimLeap, leap};

}  // namespace doorstring
