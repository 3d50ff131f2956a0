#include "world/creatures/blows.hpp"

#include "world/creatures/drops.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/place.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/ground/ground_changes.hpp"
#include "world/knight/harm.hpp"
#include "world/state/relics.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The direction, along an axis, in which a blow that comes from `place` pushes a body.
GridOffset pushDirection(SubPos place, const Body& body) {
    const SubPos middle = centreOf(body.hitBox());
    return offsetOf(mainDirection(middle - place));
}

// Whether a blow that pushes in the direction `way` meets a shield or another guard of the
// creature.
bool isShielded(const Creature& creature, GridOffset way) {
    return guardedSides(creature).has(opposite(mainDirection(way)));
}

Weapon weaponOf(Item item) {
    return item == Item::Bombs ? Weapon::Bomb : item == Item::Bow ? Weapon::Arrow : Weapon::Hook;
}

Weapon weaponOf(const Blow& blow) {
    if (!blow.item) {
        return blow.isFromCreature ? Weapon::Foe : Weapon::Sword;
    }
    return weaponOf(*blow.item);
}

void openAllLocks(World& world) {
    for (const GridPos cell : cellsOf(world.dungeon.size())) {
        for (const Direction side : world.dungeon.plan(cell).doors) {
            const DoorLock lock = world.lockAt(cell, side);
            if (lock == DoorLock::Small || lock == DoorLock::Boss) {
                world.locks.release(cell, side);
            }
        }
    }
}

void beginFall(World& world, Creature& boss, Events& events) {
    boss.health = 0;
    boss.doing = Doing::Falls;
    boss.ticks = 0;
    std::erase_if(world.creatures.omens, [&](const Omen& omen) { return omen.from == boss.kind; });
    endFlights(world);
    world.areLightsOut = false;
    world.ground.quench();
    const Behaviour& behaviour = behaviourOf(boss.kind);
    if (behaviour.collapse != nullptr) {
        behaviour.collapse(world);
    }
    if (has(boss.kind, Trait::UnlocksFloor)) {
        openAllLocks(world);
    }
    events.push_back(BossFalls{boss.kind, centreOf(boss.body.hitBox())});
}

// Takes blows off a creature's health. Blows at a boss stop at its next gate, where it changes.
void takeBlows(World& world, Creature& creature, int blows, Events& events) {
    const int gate = nextGate(creature, world.config.creatures);
    const int healthBefore = creature.health;
    creature.health -= blows;
    if (gate == 0 || healthBefore <= gate || creature.health > gate) {
        return;
    }
    creature.health = gate;
    ++creature.phase;
    creature.doing = Doing::Changes;
    creature.ticks = 0;
    creature.body.safeTicks = 0;
    recallOmens(world, creature.kind);
    events.push_back(BossChanged{creature.kind, centreOf(creature.body.hitBox()), creature.phase});
}

// Breaks off the announcement of an attack, so that the creature walks again. Stuns the creature
// instead if the knight has the power to stun and the announcement has only just begun.
void breakWindUp(World& world, Creature& creature, Events& events) {
    if (powerOf(world, Power::Stun) > 0 &&
        creature.ticks <= world.config.adventure.relics.clapTicks) {
        stun(world, creature, world.config.powers[Power::Stun], events);
        events.push_back(PowerWorked{Power::Stun});
        return;
    }
    creature.doing = Doing::Walks;
    creature.ticks = 0;
}

void strikeOne(World& world, Creature& creature, const Blow& blow, Events& events) {
    const CreatureConfig& config = world.config.creatures.kinds[creature.kind];
    const GridOffset way = pushDirection(blow.from, creature.body);
    const bool hasAnswered =
        blow.item && letAnswer(world, creature, {*blow.item, blow.from, way}, events);
    if (hasAnswered) {
        return;
    }
    creature.body.safeTicks = isBoss(creature.kind) ? world.config.creatures.boss.safeTicks
                                                    : world.config.creatures.rules.safeTicks;
    creature.wasBlocked = config.health == 0 || isShielded(creature, way);
    if (creature.wasBlocked) {
        events.push_back(BlowBlocked{centreOf(creature.body.hitBox())});
        return;
    }
    events.push_back(
        CreatureStruck{creature.kind, centreOf(creature.body.hitBox()), weaponOf(blow)});
    takeBlows(world, creature, blow.blows, events);
    const bool standsFirm = isEliteThat(creature, EliteRule::StandsFirm);
    if (config.pushed > 0 && !standsFirm) {
        knockBack(creature.body, way, config.pushed);
    }
    if (!isBoss(creature.kind) && creature.doing == Doing::WindsUp && !standsFirm) {
        breakWindUp(world, creature, events);
    }
    if (isBoss(creature.kind) && creature.health <= 0) {
        beginFall(world, creature, events);
    } else if (const Behaviour& behaviour = behaviourOf(creature.kind);
               creature.health > 0 && behaviour.answerBlows != nullptr) {
        behaviour.answerBlows(world, creature, blow.blows, way);
    }
}

// Does what follows the removal of a creature. If the creature has fallen, reports that and leaves
// its drops, and calls Behaviour::afterRemoval unless the creature was a boss. If the creature has
// escaped (`isAway`), only calls Behaviour::afterRemoval.
void finishRemoval(World& world, const Creature& creature, Events& events) {
    const Behaviour& behaviour = behaviourOf(creature.kind);
    if (creature.isAway) {
        if (behaviour.afterRemoval != nullptr) {
            behaviour.afterRemoval(world, creature, events);
        }
        return;
    }
    events.push_back(CreatureFell{creature.kind, centreOf(creature.body.hitBox())});
    if (isBoss(creature.kind)) {
        world.hasMap = world.hasMap || has(creature.kind, Trait::UnlocksFloor);
        dropFromBoss(world, creature);
        return;
    }
    // Knots and creatures with a turn may come back, so they leave no drops.
    if (creature.turn == 0 && !has(creature.kind, Trait::HoldsString)) {
        dropFrom(world, creature);
        if (!world.player.dying() && countToward(world, Power::Heals, events)) {
            world.player.kit.heal(1);
        }
    }
    if (behaviour.afterRemoval != nullptr) {
        behaviour.afterRemoval(world, creature, events);
    }
}

bool isGone(const World& world, const Creature& creature) {
    const CreaturesConfig& config = world.config.creatures;
    return isBoss(creature.kind)
               ? creature.doing == Doing::Falls && creature.ticks >= config.boss.fallTicks
               : config.kinds[creature.kind].health > 0 && creature.health <= 0;
}

template <typename Reach>
void strikeWithin(World& world, const Reach& reach, const Blow& blow, Events& events) {
    std::vector<Creature>& living = world.creatures.living;
    const std::size_t count = living.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (living[i].body.safeTicks == 0 && overlap(reach, living[i].body.hitBox()) &&
            !isOutOfReach(living[i], world.config.creatures)) {
            strikeOne(world, living[i], blow, events);
        }
    }
    removeFallen(world, events);
}

}  // namespace

void strikeAll(World& world, const SubBox& box, const Blow& blow, Events& events) {
    strikeWithin(world, box, blow, events);
}

void strikeAll(World& world, const SubDisc& disc, const Blow& blow, Events& events) {
    strikeWithin(world, disc, blow, events);
}

bool letAnswer(World& world, Creature& creature, const Meeting& meeting, Events& events) {
    const Behaviour& behaviour = behaviourOf(creature.kind);
    return behaviour.answerItem != nullptr &&
           behaviour.answerItem(world, creature, meeting, events);
}

bool fallFromAfar(World&, Creature& creature, const Meeting& meeting, Events& events) {
    if (meeting.item != Item::Bow && meeting.item != Item::Hook) {
        return false;
    }
    creature.health = 0;
    events.push_back(
        CreatureStruck{creature.kind, centreOf(creature.body.hitBox()), weaponOf(meeting.item)});
    return true;
}

void stun(World& world, Creature& creature, int ticks, Events& events) {
    if (creature.doing == Doing::Falls || creature.doing == Doing::Changes) {
        return;
    }
    creature.doing = Doing::Stunned;
    creature.ticks = 0;
    creature.stunTicks = ticks;
    recallOmens(world, creature.kind);
    creature.way = {};
    events.push_back(CreatureStunned{creature.kind, centreOf(creature.body.hitBox())});
}

namespace {

// Puts to sleep the creatures that nothing hurts, once all others have fallen.
void putToSleep(Creatures& creatures, Events& events) {
    for (Creature& one : creatures.living) {
        one.doing = Doing::Sleeps;
        one.ticks = 0;
        one.body.previous = one.body.at;
        events.push_back(CreatureSlept{one.kind, centreOf(one.body.hitBox())});
    }
    creatures.asleep.insert(creatures.asleep.end(), creatures.living.begin(),
                            creatures.living.end());
    creatures.living.clear();
}

}  // namespace

void removeFallen(World& world, Events& events) {
    std::vector<Creature>& living = world.creatures.living;
    bool hasAnyFallen = false;
    bool isOutOfOrder = false;
    std::size_t i = 0;
    while (i < living.size()) {
        if (!isGone(world, living[i])) {
            ++i;
            continue;
        }
        const Creature fallen = living[i];
        living.erase(living.begin() + static_cast<std::ptrdiff_t>(i));
        hasAnyFallen = true;
        isOutOfOrder = isOutOfOrder || isBeforeItsTurn(living, fallen);
        finishRemoval(world, fallen, events);
    }
    if (isOutOfOrder) {
        bringFoesBack(world, events);
    }
    if (hasAnyFallen && !world.hasFellable()) {
        putToSleep(world.creatures, events);
        world.cleared.push_back(world.cell());
        events.push_back(RoomCleared{world.cell()});
    }
}

void burst(World& world, const Burst& bomb, Events& events) {
    const SubDisc reached{bomb.middle, toSubpixels(bomb.radius)};
    events.push_back(BombBlasted{bomb.middle, bomb.radius});
    blast(world, tileOf(bomb.middle), bomb.radius / pixelsPerTile, events);
    breakWalls(world, reached, events);
    if (reached.contains(centreOf(world.knightBox()))) {
        hurtKnight(world, {bomb.halfHearts, bomb.middle, bomb.thrower}, events);
    }
    const bool isFromCreature = bomb.thrower.has_value();
    strikeAll(world, reached,
              {.from = bomb.middle,
               .blows = bomb.blows,
               .item = isFromCreature ? std::nullopt : std::optional(Item::Bombs),
               .isFromCreature = isFromCreature},
              events);
}

}  // namespace doorstring
