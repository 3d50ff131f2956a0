// Comes through walls at a knight who looks away, and backs off from a look. Near him it fades in,
// harmless, and then grasps at him for a while.
#include "world/behaviour/behaviours.hpp"

namespace doorstring {

namespace {

bool isLookedAt(const Turn& turn) {
    const GridOffset look = offsetOf(turn.world.player.facing);
    const GridOffset way = turn.toKnight();
    return look.x * way.x + look.y * way.y < 0;
}

void haunt(Turn& turn) {
    const GridOffset way = turn.toKnight();
    if (turn.distance() > turn.config.range) {
        return;
    }
    if (isLookedAt(turn)) {
        turn.step(way * -1, turn.config.speed / 2);
        turn.face(way);
    } else if (turn.distance() <= turn.config.near) {
        turn.windUp();
    } else {
        turn.step(way, turn.config.speed);
    }
}

bool grasp(Turn& turn) {
    turn.step(turn.toKnight(), turn.config.attackSpeed);
    return true;
}

}  // namespace

const Behaviour ghostBehaviour{haunt, nullptr, grasp};

}  // namespace doorstring
