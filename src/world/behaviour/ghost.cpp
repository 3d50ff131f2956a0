// Comes through walls at a knight who looks away. Backs off from a knight who looks at it, but not
// into a wall. Near the knight it fades in, harmless at first, and then grasps at him for a while.
// His look keeps it from grasping only if it can back off.
#include "world/behaviour/behaviours.hpp"

namespace doorstring {

namespace {

bool isLookedAt(const Turn& turn) {
    const GridOffset look = offsetOf(turn.world.player.facing);
    const GridOffset way = turn.toKnight();
    return look.x * way.x + look.y * way.y < 0;
}

// Backs off from a look, but not into anything solid, where no blow would reach it. False if it
// could not move.
bool backOff(Turn& turn) {
    const SubPos before = turn.self.body.at;
    turn.step(turn.toKnight() * -1, turn.config.speed / 2);
    Body flying = turn.self.body;
    flying.gait = Gait::Flies;
    if (!hasFooting(turn.world, flying)) {
        turn.self.body.at = before;
    }
    return turn.self.body.at != before;
}

void haunt(Turn& turn) {
    const GridOffset way = turn.toKnight();
    if (turn.distance() > turn.config.range) {
        return;
    }
    const bool isSeen = isLookedAt(turn);
    bool hasBackedOff = false;
    if (isSeen) {
        hasBackedOff = backOff(turn);
        turn.face(way);
    }
    if (!hasBackedOff && turn.distance() <= turn.config.near) {
        turn.windUp();
    } else if (!isSeen) {
        turn.step(way, turn.config.speed);
    }
}

bool grasp(Turn& turn) {
    turn.step(turn.toKnight(), turn.config.attackSpeed);
    return true;
}

}  // namespace

const Behaviour ghostBehaviour{.prowl = haunt, .attack = grasp};

}  // namespace doorstring
