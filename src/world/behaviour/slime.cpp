// Crawls nearer, crouches, and leaps at where the knight stands then.
#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/wander.hpp"

namespace doorstring {

namespace {

constexpr int slimeLeapTicks = 30;

}  // namespace

void actSlime(Turn& turn) {
    Creature& self = turn.self;
    switch (self.doing) {
    case Doing::Waits:
    case Doing::Walks:
        if (turn.distance() <= turn.config.range) {
            turn.windUp();
        } else if (turn.distance() > 2 * turn.config.range ||
                   !turn.stepToKnight(turn.config.speed)) {
            wander(turn);
        }
        break;
    case Doing::WindsUp:
        if (turn.isOver(turn.config.windUpTicks)) {
            self.way = turn.toKnight();
            turn.begin(Doing::Attacks);
        }
        break;
    case Doing::Attacks:
        turn.step(self.way, turn.config.attackSpeed);
        if (turn.isOver(slimeLeapTicks)) {
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
