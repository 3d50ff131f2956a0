// Wanders while the knight is far, crawls nearer within twice its range, crouches within its range,
// and leaps at where he stands as the leap begins.
#include "world/behaviour/behaviours.hpp"

namespace doorstring {

namespace {

void crawl(Turn& turn) {
    if (turn.distance() <= turn.config.range) {
        turn.windUp();
    } else if (turn.distance() > 2 * turn.config.range || !turn.stepToKnight(turn.config.speed)) {
        wander(turn);
    }
}

// Leaves two small slimes where a slime was cut in two.
void split(World& world, const Creature& slime, Events&) {
    const int pixels = world.config.creatures.kinds[CreatureKind::SmallSlime].pushed / 2;
    splitOff(world, slime, -1, pixels);
    splitOff(world, slime, 1, pixels);
}

}  // namespace

const Behaviour slimeBehaviour{
    .prowl = crawl, .release = aimLeap, .attack = leap, .afterRemoval = split};
const Behaviour smallSlimeBehaviour{.prowl = crawl, .release = aimLeap, .attack = leap};
const Behaviour spiderlingBehaviour{.prowl = crawl, .release = aimLeap, .attack = leap};

}  // namespace doorstring
