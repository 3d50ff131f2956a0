// Comes through walls at a knight who looks away, and backs off from a look. Near him it fades in,
// harmless, and then grasps at him for a while.
#include "world/behaviour/behaviours.hpp"

namespace doorstring {

namespace {

constexpr int graspTicks = 90;
constexpr int nearEnough = 48;  // pixels

bool isLookedAt(const Turn& turn) {
    const GridOffset look = offsetOf(turn.world.player.facing);
    const GridOffset way = turn.toKnight();
    return look.x * way.x + look.y * way.y < 0;
}

}  // namespace

void actGhost(Turn& turn) {
    const GridOffset way = turn.toKnight();
    switch (turn.self.doing) {
    case Doing::Waits:
    case Doing::Walks:
        if (turn.distance() > turn.config.range) {
            break;
        }
        if (isLookedAt(turn)) {
            turn.step(way * -1, turn.config.speed / 2);
            turn.face(way);
        } else if (turn.distance() <= nearEnough) {
            turn.windUp();
        } else {
            turn.step(way, turn.config.speed);
        }
        break;
    case Doing::WindsUp:
        if (turn.isOver(turn.config.windUpTicks)) {
            turn.begin(Doing::Attacks);
        }
        break;
    case Doing::Attacks:
        turn.step(way, turn.config.attackSpeed);
        if (turn.isOver(graspTicks)) {
            turn.begin(Doing::Rests);
        }
        break;
    case Doing::Rests:
        if (turn.isOver(turn.config.restTicks)) {
            turn.begin(Doing::Walks);
        }
        break;
    }
}

}  // namespace doorstring
