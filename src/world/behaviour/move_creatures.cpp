#include "world/behaviour/behaviours.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/drops.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/creatures/turn.hpp"
#include "world/knight/harm.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

void reportPart(Turn& turn, int part) {
    turn.events.push_back(
        PartBegan{turn.self.kind, centreOf(turn.self.body.hitBox()), turn.self.move, part});
}

// Leaves ice below an elite, but not beside anything harmful, as one cannot stop on ice.
void leaveIce(Turn& turn) {
    Ground& ground = turn.world.ground;
    const GridPos tile = tileUnder(turn.self.body);
    const bool isBesideHarm = std::ranges::any_of(allDirections, [&](Direction side) {
        return isHarmful(turn.world.terrain().at(neighbour(tile, side)));
    });
    if (ground.at(tile) == Tile::Ground && !isBesideHarm) {
        ground.lay(tile, Tile::Ice);
    }
}

void endAttack(Turn& turn) {
    Creature& self = turn.self;
    if (isEliteThat(self, EliteRule::LeavesIce)) {
        leaveIce(turn);
    }
    if (isEliteThat(self, EliteRule::AttacksTwice) && self.streak == 0) {
        self.streak = 1;
        return turn.windUp();
    }
    if (!isBoss(self.kind)) {
        self.streak = 0;
    }
    turn.begin(Doing::Rests);
}

void attack(Turn& turn, const Behaviour& behaviour) {
    const PartNow now = *partNow(turn.self, turn.world.config.creatures);
    if (now.index > 0 && now.ticks == 0) {
        reportPart(turn, now.index);
    }
    const bool continues = behaviour.attack == nullptr || behaviour.attack(turn);
    if (turn.self.doing != Doing::Attacks) {
        return;  // it winds up again, or its own attack has stunned it
    }
    if (!continues || (!behaviour.attackEndsItself && turn.isOver(turn.attackTicks()))) {
        endAttack(turn);
    }
}

void rest(Turn& turn, const Behaviour& behaviour) {
    if (behaviour.rest != nullptr) {
        behaviour.rest(turn);
    }
    if (turn.self.doing == Doing::Rests && turn.isOver(turn.restTicks())) {
        turn.self.way = {};  // the direction of the attack must not become that of the walk
        turn.begin(Doing::Walks);
    }
}

// Advances the change of a boss by one tick. At its end the boss walks, as after a rest.
void change(Turn& turn, const Behaviour& behaviour) {
    if (behaviour.change != nullptr) {
        behaviour.change(turn);
    }
    if (turn.isOver(turn.world.config.creatures.bosses[turn.self.kind].changeTicks)) {
        turn.self.way = {};
        turn.begin(Doing::Walks);
    }
}

void endWindUp(Turn& turn, const Behaviour& behaviour) {
    if (behaviour.release != nullptr) {
        behaviour.release(turn);
    }
    turn.begin(Doing::Attacks);
    reportPart(turn, 0);
}

void act(Turn& turn, const Behaviour& behaviour) {
    switch (turn.self.doing) {
    case Doing::Waits:
        if (isBoss(turn.self.kind)) {
            advanceEntrance(turn, *behaviour.entrance);
        } else {
            behaviour.prowl(turn);
        }
        break;
    case Doing::Walks:
        // A blow may have broken off the second attack of an elite. The elite then begins with a
        // first attack again.
        if (!isBoss(turn.self.kind)) {
            turn.self.streak = 0;
        }
        behaviour.prowl(turn);
        break;
    case Doing::WindsUp:
        if (behaviour.announce != nullptr) {
            behaviour.announce(turn);
        }
        if (turn.isOver(turn.windUpTicks())) {
            endWindUp(turn, behaviour);
        }
        break;
    case Doing::Attacks:
        attack(turn, behaviour);
        break;
    case Doing::Rests:
        rest(turn, behaviour);
        break;
    case Doing::Changes:
        change(turn, behaviour);
        break;
    case Doing::Stunned:
        if (turn.isOver(turn.self.stunTicks)) {
            turn.begin(Doing::Walks);
        }
        break;
    case Doing::Falls:
    case Doing::Sleeps:
        break;
    }
}

// Knocks a body back for a tick, but never to where it has no footing.
void knockOn(const World& world, Body& body) {
    const SubPos before = body.at;
    advanceKnock(body, world.terrain());
    if (!hasFooting(world, body)) {
        body.at = before;
    }
}

void takeTurn(World& world, Creature& self, const ChaseField& chase, Events& events) {
    self.body.previous = self.body.at;
    self.body.safeTicks = std::max(0, self.body.safeTicks - 1);
    if (self.body.knockTicks > 0) {
        knockOn(world, self.body);
        return;
    }
    Turn turn{world, self, world.config.creatures.kinds[self.kind], chase, events};
    act(turn, behaviourOf(self.kind));
    ++self.ticks;
}

// Whether a creature never makes way; one that hides as a chest would give itself away.
bool standsFast(const Creature& creature) {
    return has(creature.kind, Trait::StandsFast) || isHidden(creature);
}

// Moves a creature aside by `way`, in subpixels, unless it stands fast.
void giveWay(const World& world, Creature& creature, GridOffset way) {
    if (!standsFast(creature)) {
        moveOnFooting(world, creature.body, way, noDetours);
    }
}

void stepApart(const World& world, Creature& one, Creature& other, GridOffset way) {
    giveWay(world, one, way * -1);
    giveWay(world, other, way);
}

// Moves apart two creatures that walk and nearly touch, so that their pictures do not cover each
// other. They move at right angles to the direction that `one` faces. If they walk one behind the
// other, they step aside to opposite sides. If they walk side by side, they step away from each
// other.
void spread(const World& world, Creature& one, Creature& other) {
    constexpr int gap = toSubpixels(4);          // between their hit boxes
    constexpr int pace = subpixelsPerPixel / 2;  // a tick
    if (one.doing != Doing::Walks || other.doing != Doing::Walks ||
        overlap(one.body.hitBox(), other.body.hitBox())) {
        return;
    }
    if (!overlap(one.body.hitBox().grown(gap), other.body.hitBox())) {
        return;
    }
    const GridOffset apart = other.body.at - one.body.at;
    stepApart(world, one, other,
              isVertical(one.facing) ? GridOffset{apart.x >= 0 ? pace : -pace, 0}
                                     : GridOffset{0, apart.y >= 0 ? pace : -pace});
}

// Moves apart two creatures that overlap, each by a pixel a tick. They move along the axis on which
// the upper left corners of their hit boxes are farther apart. If these corners are near on both
// axes, the creatures move along both, because something may be in the way along one of them. Calls
// spread() for creatures that do not overlap. Does nothing if one of the two is aloft.
void keepApart(const World& world, Creature& one, Creature& other) {
    if (isAloft(one, world.config.creatures) || isAloft(other, world.config.creatures)) {
        return;
    }
    if (!overlap(one.body.hitBox(), other.body.hitBox())) {
        return spread(world, one, other);
    }
    constexpr int pixel = subpixelsPerPixel;
    constexpr int near = toSubpixels(7);
    const GridOffset apart = other.body.at - one.body.at;
    const int apartX = std::abs(apart.x);
    const int apartY = std::abs(apart.y);
    const bool movesOnBothAxes = std::max(apartX, apartY) < near;
    if (movesOnBothAxes || apartX >= apartY) {
        stepApart(world, one, other, {apart.x >= 0 ? pixel : -pixel, 0});
    }
    if (movesOnBothAxes || apartX < apartY) {
        stepApart(world, one, other, {0, apart.y >= 0 ? pixel : -pixel});
    }
}

void keepAllApart(World& world) {
    std::vector<Creature>& living = world.creatures.living;
    for (std::size_t i = 0; i < living.size(); ++i) {
        for (std::size_t j = i + 1; j < living.size(); ++j) {
            keepApart(world, living[i], living[j]);
        }
    }
}

// Hurts the knight if a creature that hurts by touch touches him. An attack that has hurt him ends,
// unless the attack passes through him, or is a throw or a shot.
void attackKnight(World& world, const ChaseField& chase, Events& events) {
    for (Creature& creature : world.creatures.living) {
        const SubBox box = creature.body.hitBox();
        const bool touchesKnight = hurtsByTouch(creature, world.config.creatures) &&
                                   creature.body.knockTicks == 0 && overlap(box, world.knightBox());
        if (!touchesKnight) {
            continue;
        }
        const bool isHurt =
            hurtKnight(world,
                       {damageOf(creature.kind, creature.move, world.config.creatures),
                        centreOf(box), creature.kind},
                       events);
        const bool isThrow = behaviourOf(creature.kind).attack == nullptr;
        if (isHurt && !isThrow && !partNow(creature, world.config.creatures)->part().passes) {
            Turn turn{world, creature, world.config.creatures.kinds[creature.kind], chase, events};
            endAttack(turn);
            ++creature.ticks;  // this tick is the first of what it does now
        }
    }
}

}  // namespace

const Behaviour& behaviourOf(CreatureKind kind) {
    return *behaviours[kind].behaviour;
}

void moveCreatures(World& world, Events& events) {
    Creatures& creatures = world.creatures;
    for (Creature& one : creatures.asleep) {
        one.ticks = std::min(one.ticks + 1, fallAsleepTicks);
    }
    if (++creatures.ticks > world.config.creatures.rules.waitTicks && !creatures.living.empty()) {
        const ChaseField chase(world);
        for (Creature& creature : creatures.living) {
            takeTurn(world, creature, chase, events);
        }
        creatures.living.insert(creatures.living.end(), creatures.born.begin(),
                                creatures.born.end());
        creatures.born.clear();
        keepAllApart(world);
        attackKnight(world, chase, events);
        removeFallen(world, events);
    }
    moveProjectiles(world, events);
    moveOmens(world, events);
    moveDrops(world, events);
}

}  // namespace doorstring
