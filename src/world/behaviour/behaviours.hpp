// The behaviour of each kind. Each has a file with its rules.
#pragma once

#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"

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
extern const Behaviour kingSlimeBehaviour;

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
    {CreatureKind::KingSlime, &kingSlimeBehaviour},
});

}  // namespace doorstring
