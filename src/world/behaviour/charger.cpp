// Rushes straight at a knight in its row or column until something stops it.
#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/wander.hpp"

namespace doorstring {

namespace {

constexpr int rushWidth = 10;   // pixels beside the middle of its row or column
constexpr int rushTicks = 120;  // at most

}  // namespace

void actCharger(Turn& turn) {
    Creature& self = turn.self;
    switch (self.doing) {
    case Doing::Waits:
    case Doing::Walks:
        if (turn.isLinedUp(rushWidth) && turn.distance() <= turn.config.range) {
            turn.windUp();
        } else {
            wander(turn);
        }
        break;
    case Doing::WindsUp:
        if (turn.isOver(turn.config.windUpTicks)) {
            turn.begin(Doing::Attacks);
        }
        break;
    case Doing::Attacks:
        if (!turn.step(offsetOf(self.facing) * subpixelsPerTile, turn.config.attackSpeed) ||
            turn.isOver(rushTicks)) {
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
