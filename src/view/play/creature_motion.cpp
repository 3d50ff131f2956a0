#include "view/play/creature_motion.hpp"

#include "picture/sprites/poses.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksPerIdle = 24;   // of each picture of standing still
constexpr int ticksPerStep = 8;    // of each picture of walking
constexpr int ticksPerTell = 10;   // of each picture of an announcement: three rounds a second
constexpr int knockHeight = 4;     // pixels
constexpr int windUpTremble = 14;  // ticks, the last ones of an announcement
constexpr int ticksPerTremble = 2;

// How the pictures of an attack are shown, and the last one after it. Bosses have their own
// figures.
struct AttackLook {
    CreatureKind kind;
    int pictures = 2;         // of the attack itself
    int goesRound = 0;        // ticks of each, shown in turns; 0 if all are shown once
    int height = 0;           // pixels that it leaps
    int recoveryTicks = 0;    // of its rest, for which the last picture is shown
    bool trembles = true;     // before it
    bool isTellOnce = false;  // whether its announcement is shown once, not in turns
};

constexpr int throughout = 1 << 20;  // ticks, longer than any rest

constexpr auto attackLooks = keyedTable<&AttackLook::kind, AttackLook>({
    {.kind = CreatureKind::Slime, .height = 10, .recoveryTicks = 9},
    {.kind = CreatureKind::SmallSlime, .height = 8, .recoveryTicks = 7},
    {.kind = CreatureKind::Bat, .pictures = 3, .goesRound = 4, .trembles = false},
    {.kind = CreatureKind::Skeleton, .recoveryTicks = 10},
    {.kind = CreatureKind::Turret, .recoveryTicks = 30, .trembles = false, .isTellOnce = true},
    {.kind = CreatureKind::Charger, .goesRound = 4},
    {.kind = CreatureKind::Ghost,
     .pictures = 3,
     .goesRound = 9,
     .trembles = false,
     .isTellOnce = true},
    {.kind = CreatureKind::Mimic, .height = 9, .recoveryTicks = throughout},
    {.kind = CreatureKind::Bomber, .recoveryTicks = 50},
    {.kind = CreatureKind::ShieldKnight, .goesRound = 6, .recoveryTicks = throughout},
    {.kind = CreatureKind::KingSlime},
});

int attackCell(const Creature& creature, int attackTicks) {
    const AttackLook& look = attackLooks[creature.kind];
    const int shown = look.goesRound > 0 ? creature.ticks / look.goesRound % look.pictures
                                         : std::min(creature.ticks * look.pictures / attackTicks,
                                                    look.pictures - 1);
    return poseCell(CreaturePose::Attack, creature.facing, shown);
}

// It steps with its feet wherever it moves, whatever it does.
int standingCell(const Creature& creature) {
    const auto ticks = static_cast<std::uint64_t>(creature.ticks);
    return creature.body.at == creature.body.previous
               ? loopCell(CreaturePose::Idle, creature.facing, ticks, ticksPerIdle)
               : loopCell(CreaturePose::Walk, creature.facing, ticks, ticksPerStep);
}

}  // namespace

int creatureCell(const Creature& creature, const CreatureConfig& config) {
    const auto ticks = static_cast<std::uint64_t>(creature.ticks);
    if (creature.body.knockTicks > 0 || isDazed(creature)) {
        return poseCell(CreaturePose::Hurt, creature.facing, 0);
    }
    switch (creature.doing) {
    case Doing::WindsUp:
        return attackLooks[creature.kind].isTellOnce
                   ? onceCell(CreaturePose::WindUp, creature.facing, creature.ticks,
                              config.windUpTicks)
                   : loopCell(CreaturePose::WindUp, creature.facing, ticks, ticksPerTell);
    case Doing::Attacks:
        return attackCell(creature, config.attackTicks);
    case Doing::Rests:
        if (creature.ticks < attackLooks[creature.kind].recoveryTicks) {
            return poseCell(CreaturePose::Attack, creature.facing,
                            picturesOf(CreaturePose::Attack) - 1);
        }
        break;
    case Doing::Waits:
    case Doing::Walks:
    case Doing::Falls:
        break;
    }
    return standingCell(creature);
}

int arcAt(int tick, int length, int height) {
    return tick < 0 || tick >= length ? 0 : 4 * height * tick * (length - tick) / (length * length);
}

int knockLift(const Body& body) {
    return arcAt(body.knockTicks, knockLength, knockHeight);
}

int liftOf(const Creature& creature, const CreatureConfig& config) {
    if (creature.body.knockTicks > 0) {
        return knockLift(creature.body);
    }
    const AttackLook& look = attackLooks[creature.kind];
    return creature.doing == Doing::Attacks ? arcAt(creature.ticks, config.attackTicks, look.height)
                                            : 0;
}

int trembleOf(const Creature& creature, const CreatureConfig& config) {
    const int left = config.windUpTicks - creature.ticks;
    const bool isNow = creature.doing == Doing::WindsUp && creature.body.knockTicks == 0 &&
                       left <= windUpTremble && attackLooks[creature.kind].trembles;
    return isNow ? left / ticksPerTremble % 2 : 0;
}

bool isDazed(const Creature& creature) {
    return creature.kind == CreatureKind::Charger && creature.doing == Doing::Rests;
}

}  // namespace doorstring
