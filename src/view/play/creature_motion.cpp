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

// How the pictures of an attack are shown, and the last one after it.
struct AttackLook {
    int pictures;             // of the attack itself
    int goesRound = 0;        // ticks of each, again and again; 0: all of them once
    int height = 0;           // pixels that it leaps
    int recoveryTicks = 0;    // so long into its rest the last picture is seen
    bool trembles = true;     // before it
    bool isTellOnce = false;  // its announcement is seen once, not in turns
};

constexpr int throughout = 1 << 20;  // ticks, longer than any rest

constexpr auto attackLooks = tableOf<CreatureKind, AttackLook>({
    {.pictures = 2, .height = 10, .recoveryTicks = 9},                            // slime
    {.pictures = 2, .height = 8, .recoveryTicks = 7},                             // small slime
    {.pictures = 3, .goesRound = 4, .trembles = false},                           // bat
    {.pictures = 2, .recoveryTicks = 10},                                         // skeleton
    {.pictures = 2, .recoveryTicks = 30, .trembles = false, .isTellOnce = true},  // turret
    {.pictures = 2, .goesRound = 4},                                              // charger
    {.pictures = 3, .goesRound = 9, .trembles = false, .isTellOnce = true},       // ghost
    {.pictures = 2, .height = 9, .recoveryTicks = throughout},                    // mimic
    {.pictures = 2, .recoveryTicks = 50},                                         // bomber
    {.pictures = 2, .goesRound = 6, .recoveryTicks = throughout},                 // shield knight
    {.pictures = 2},  // King Slime: see king_pictures.hpp
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
