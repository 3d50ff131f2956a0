// Lies still as a chest until the knight is near or strikes it, shows its teeth, and leaps at him
// from then on.
#include "world/behaviour/behaviours.hpp"

namespace doorstring {

namespace {

constexpr int wakesAt = 20;  // pixels
constexpr int mimicLeapTicks = 26;

}  // namespace

void actMimic(Turn& turn) {
    Creature& self = turn.self;
    switch (self.doing) {
    case Doing::Waits:
        if (turn.distance() <= wakesAt || self.health < turn.config.health) {
            turn.windUp();
        }
        break;
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
        turn.step(self.way, turn.config.attackSpeed);
        if (turn.isOver(mimicLeapTicks)) {
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
