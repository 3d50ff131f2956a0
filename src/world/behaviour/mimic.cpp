// Hides as a chest until the knight is near or strikes it. Then it shows its teeth, and leaps at
// him from then on. When the knight is shut in with nothing but hidden mimics, the one nearest to
// him wakes.
#include "world/behaviour/behaviours.hpp"

#include <algorithm>

namespace doorstring {

namespace {

int distanceToKnight(const World& world, const Creature& creature) {
    return sumOfAxes(centreOf(creature.body.hitBox()) - centreOf(world.knightBox()));
}

// Whether the knight is shut in with nothing but hidden mimics, of which this one is the nearest,
// or the first of several equally near.
bool wakesNext(const Turn& turn) {
    const World& world = turn.world;
    const auto& living = world.creatures.living;
    if (!world.isKnightShutIn() || !std::ranges::all_of(living, isHidden)) {
        return false;
    }
    const auto nearest = std::ranges::min_element(
        living, {}, [&](const Creature& one) { return distanceToKnight(world, one); });
    return &*nearest == &turn.self;
}

void lurk(Turn& turn) {
    const bool hidden = isHidden(turn.self);
    const bool struck = turn.self.health < wholeHealth(turn.self, turn.world.config.creatures);
    const bool isNear = turn.distance() <= (hidden ? turn.config.near : turn.config.range);
    if (isNear || (hidden && (struck || wakesNext(turn)))) {
        turn.windUp();
    } else if (!hidden) {
        turn.stepToKnight(turn.config.speed);
    }
}

}  // namespace

const Behaviour mimicBehaviour{.prowl = lurk, .release = aimLeap, .attack = leap};

}  // namespace doorstring
