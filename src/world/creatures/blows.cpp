#include "world/creatures/blows.hpp"

#include "world/creatures/drops.hpp"
#include "world/creatures/make_creature.hpp"

#include <algorithm>

namespace doorstring {

namespace {

GridOffset away(SubPos from, const Body& body) {
    const SubPos to = centreOf(body.hitBox());
    return offsetOf(mainDirection({to.x - from.x, to.y - from.y}));
}

// The shield is up but when the shield knight rests, and guards the side that it faces.
bool isShielded(const Creature& creature, GridOffset way) {
    return creature.kind == CreatureKind::ShieldKnight && creature.doing != Doing::Rests &&
           offsetOf(creature.facing) == way * -1;
}

void strikeOne(World& world, Creature& creature, SubPos from, int blows, Events& events) {
    const CreatureConfig& config = world.config.creatures.kinds[creature.kind];
    const GridOffset way = away(from, creature.body);
    creature.body.safeTicks = world.config.creatures.rules.safeTicks;
    if (config.health == 0 || isShielded(creature, way)) {
        events.push_back(BlowBlocked{centreOf(creature.body.hitBox())});
        return;
    }
    creature.health -= blows;
    events.push_back(CreatureStruck{creature.kind, centreOf(creature.body.hitBox())});
    if (config.pushed > 0) {
        knockBack(creature.body, way, config.pushed);
    }
    if (creature.doing == Doing::WindsUp) {
        creature.doing = Doing::Walks;
        creature.ticks = 0;
    }
}

// One goes left and one right of where it fell, each with random numbers of its own.
void split(World& world, const Creature& slime) {
    for (const int side : {-1, 1}) {
        Creature small =
            makeCreature(world, CreatureKind::SmallSlime, centreOf(slime.body.hitBox()),
                         slime.roll + static_cast<std::uint64_t>(side + 2));
        small.doing = Doing::Rests;
        small.body.safeTicks = world.config.creatures.rules.safeTicks;
        knockBack(small.body, {side, 0}, world.config.creatures.kinds[small.kind].pushed / 2);
        world.creatures.living.push_back(small);
    }
}

void fall(World& world, const Creature& creature, Events& events) {
    events.push_back(CreatureFell{creature.kind, centreOf(creature.body.hitBox())});
    dropFrom(world, creature);
    if (creature.kind == CreatureKind::Slime) {
        split(world, creature);
    }
}

}  // namespace

void strikeAll(World& world, const SubBox& box, SubPos from, Events& events, int blows) {
    std::vector<Creature>& living = world.creatures.living;
    const std::size_t count = living.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (living[i].body.safeTicks == 0 && overlap(living[i].body.hitBox(), box)) {
            strikeOne(world, living[i], from, blows, events);
        }
    }
    for (std::size_t i = 0; i < living.size(); ++i) {
        const CreatureConfig& config = world.config.creatures.kinds[living[i].kind];
        if (config.health > 0 && living[i].health <= 0) {
            const Creature fallen = living[i];
            living.erase(living.begin() + static_cast<std::ptrdiff_t>(i--));
            fall(world, fallen, events);
        }
    }
    if (count > 0 && living.empty()) {
        world.cleared.push_back(world.cell());
        events.push_back(RoomCleared{world.cell()});
    }
}

}  // namespace doorstring
