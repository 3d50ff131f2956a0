#include "world/creatures/make_creature.hpp"

#include <algorithm>

namespace doorstring {

Creature makeCreature(const World& world, CreatureKind kind, SubPos middle, std::uint64_t roll) {
    const CreatureConfig& config = world.config.creatures.kinds[kind];
    Creature creature;
    creature.kind = kind;
    creature.health = config.health;
    creature.roll = roll;
    const GridSize box = hitBoxOf(kind);
    creature.body.size = box;
    creature.body.gait = config.gait;
    creature.body.at = {middle.x - toSubpixels(box.width) / 2,
                        middle.y - toSubpixels(box.height) / 2};
    creature.body.previous = creature.body.at;
    return creature;
}

void refit(Creature& creature, const CreatureConfig& before, const CreatureConfig& now) {
    const int taken = before.health == 0 ? 0 : before.health - creature.health;
    creature.health = now.health == 0 ? 0 : std::max(1, now.health - taken);
    creature.body.gait = now.gait;
}

}  // namespace doorstring
