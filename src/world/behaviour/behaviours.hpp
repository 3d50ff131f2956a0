// The behaviours of all kinds of creatures: those of bosses and of the Weaver's knots are defined
// in world/bosses/, all others in this folder. Also the helpers that they share, and the tick in
// which all creatures act.
#pragma once

#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"

#include <span>

namespace doorstring {

extern const Behaviour slimeBehaviour;
extern const Behaviour smallSlimeBehaviour;
extern const Behaviour batBehaviour;
extern const Behaviour skeletonBehaviour;
extern const Behaviour turretBehaviour;
extern const Behaviour chargerBehaviour;
extern const Behaviour ghostBehaviour;
extern const Behaviour mimicBehaviour;
extern const Behaviour bomberBehaviour;
extern const Behaviour shieldKnightBehaviour;
extern const Behaviour spiderlingBehaviour;
extern const Behaviour knotBehaviour;
extern const Behaviour thiefBehaviour;
extern const Behaviour singerBehaviour;
extern const Behaviour kingSlimeBehaviour;
extern const Behaviour porterBehaviour;
extern const Behaviour weaverBehaviour;
extern const Behaviour founderBehaviour;
extern const Behaviour stringBehaviour;

struct BehaviourRow {
    CreatureKind kind;
    const Behaviour* behaviour;
};
inline constexpr auto behaviours = keyedTable<&BehaviourRow::kind, BehaviourRow>({
    {CreatureKind::Slime, &slimeBehaviour},
    {CreatureKind::SmallSlime, &smallSlimeBehaviour},
    {CreatureKind::Bat, &batBehaviour},
    {CreatureKind::Skeleton, &skeletonBehaviour},
    {CreatureKind::Turret, &turretBehaviour},
    {CreatureKind::Charger, &chargerBehaviour},
    {CreatureKind::Ghost, &ghostBehaviour},
    {CreatureKind::Mimic, &mimicBehaviour},
    {CreatureKind::Bomber, &bomberBehaviour},
    {CreatureKind::ShieldKnight, &shieldKnightBehaviour},
    {CreatureKind::Spiderling, &spiderlingBehaviour},
    {CreatureKind::Knot, &knotBehaviour},
    {CreatureKind::Thief, &thiefBehaviour},
    {CreatureKind::Singer, &singerBehaviour},
    {CreatureKind::KingSlime, &kingSlimeBehaviour},
    {CreatureKind::Porter, &porterBehaviour},
    {CreatureKind::Weaver, &weaverBehaviour},
    {CreatureKind::Founder, &founderBehaviour},
    {CreatureKind::String, &stringBehaviour},
});

// Scales a boss's speed, in pixels a second, by the pace of its floor and of its rage.
int pacedSpeed(const Turn& turn, int speed);

// Scales the ticks of a boss's pause between two attacks by that pace. The faster the boss, the
// shorter is its pause.
int pacedPause(const World& world, const Creature& boss, int ticks);

// Advances the entrance of a boss by one tick. After the entrance the boss waits for a while, and
// then begins to walk. In a boss's room the entrance begins only when the knight is shut in,
// elsewhere at once.
void advanceEntrance(Turn& turn, const Entrance& entrance);

// Chooses one of at least two moves, never the same one a third time in a row. The caller has to
// announce it.
void chooseMove(Turn& turn, std::span<const Move> moves);

// Returns where a creature lands: at its shadow, or nearby if it cannot stand there. If it would
// not touch the knight, it lands as near to its shadow as it fits.
SubPos landingPlace(const World& world, const Body& shadow);

// Advances a leap out of sight by one tick. The parts of the move must be Flight::Rises, Hovers and
// Drops. While the creature hovers, its shadow follows the knight at the pacedSpeed() of
// `shadowSpeed`. The creature comes down with a slam at the landingPlace() of the shadow. Returns
// false once the creature has landed.
bool leapOutOfSight(Turn& turn, int shadowSpeed);

// Aims a leap at where the knight stands now.
void aimLeap(Turn& turn);

// Leaps for a tick in the direction that aimLeap() chose. Always returns true, so that the attack
// does not end early when something stops the creature.
bool leap(Turn& turn);

// Makes a creature and throws it `pixels` to one side of its parent: to the left if `side` is -1,
// to the right if it is 1. Creatures thrown to different sides get different random numbers.
Creature splitFrom(const World& world, const Creature& parent, CreatureKind kind, int side,
                   int pixels);

// Splits a small slime off a slime as splitFrom() does, and adds it to the room.
void splitOff(World& world, const Creature& slime, int side, int pixels);

// Walks about without a goal: some steps, a pause, some steps another way.
void wander(Turn& turn);

// Moves creatures, projectiles, omens and drops for a tick, and hurts the knight where an attack
// meets him. Touching a creature that walks, waits or rests does not hurt him.
void moveCreatures(World& world, Events& events);

}  // namespace doorstring
