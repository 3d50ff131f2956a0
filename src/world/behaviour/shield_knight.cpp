// Follows with the shield ahead, raises the sword, and charges at where the knight stands then.
// Afterwards the shield is down.
#include "world/behaviour/behaviours.hpp"

namespace doorstring {

namespace {

constexpr int chargeTicks = 96;

}  // namespace

void actShieldKnight(Turn& turn) {
    Creature& self = turn.self;
    switch (self.doing) {
    case Doing::Waits:
    case Doing::Walks:
        if (turn.distance() <= turn.config.range) {
            turn.windUp();
        } else {
            turn.stepToKnight(turn.config.speed);
        }
        break;
    case Doing::WindsUp:
        if (turn.isOver(turn.config.windUpTicks)) {
            self.way = turn.toKnight();
            turn.begin(Doing::Attacks);
        }
        break;
    case Doing::Attacks:
        if (!turn.step(self.way, turn.config.attackSpeed) || turn.isOver(chargeTicks)) {
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
