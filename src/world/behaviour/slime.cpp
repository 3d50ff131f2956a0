// Wanders while the knight is far, crawls nearer within twice its range, crouches within it, and
// leaps at where he stands then.
#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/shared_moves.hpp"

namespace doorstring {

namespace {

void crawl(Turn& turn) {
    if (turn.distance() <= turn.config.range) {
        turn.windUp();
    } else if (turn.distance() > 2 * turn.config.range || !turn.stepToKnight(turn.config.speed)) {
        wander(turn);
    }
}

}  // namespace

const Behaviour slimeBehaviour{crawl, aimLeap, leap};

}  // namespace doorstring
