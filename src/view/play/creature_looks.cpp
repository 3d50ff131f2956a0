#include "view/play/creature_looks.hpp"

#include "picture/sprites/sprites.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksPerIdle = 24;   // of each picture of standing still
constexpr int ticksPerStep = 8;    // of each picture of walking
constexpr int ticksPerTell = 10;   // of each picture of an announcement: three rounds a second
constexpr int knockHeight = 4;     // pixels
constexpr int windUpTremble = 14;  // last ticks of an announcement, in which a creature trembles
constexpr int ticksPerTremble = 2;

int attackCell(const Creature& creature, int attackTicks) {
    const CreatureLook& look = creatureLooks[creature.kind];
    if (look.cheers && creature.body.at == creature.body.previous) {
        return loopCell(CreaturePose::Cheer, creature.facing,
                        static_cast<std::uint64_t>(creature.ticks), ticksPerTell);
    }
    const int shown = look.loopTicks > 0 ? creature.ticks / look.loopTicks % look.pictures
                                         : std::min(creature.ticks * look.pictures / attackTicks,
                                                    look.pictures - 1);
    return poseCell(CreaturePose::Attack, creature.facing, shown);
}

// The picture of a creature that does not attack: it takes steps whenever it moves.
int standOrWalkCell(const Creature& creature) {
    const auto ticks = static_cast<std::uint64_t>(creature.ticks);
    return creature.body.at == creature.body.previous
               ? loopCell(CreaturePose::Idle, creature.facing, ticks, ticksPerIdle)
               : loopCell(CreaturePose::Walk, creature.facing, ticks, ticksPerStep);
}

// The picture of a creature that hides: it breathes now and then, which gives it away.
int hiddenCell(const Creature& creature) {
    constexpr int ticksPerBreath = 90;
    constexpr int breathTicks = 7;
    const bool breathes = creature.ticks % ticksPerBreath >= ticksPerBreath - breathTicks;
    return poseCell(CreaturePose::Idle, creature.facing, breathes ? 1 : 0);
}

}  // namespace

int creatureCell(const Creature& creature, const CreatureConfig& config) {
    const auto ticks = static_cast<std::uint64_t>(creature.ticks);
    if (creature.body.knockTicks > 0 || isDazed(creature)) {
        return poseCell(CreaturePose::Hurt, creature.facing, 0);
    }
    switch (creature.doing) {
    case Doing::WindsUp:
        return creatureLooks[creature.kind].isTellShownOnce
                   ? onceCell(CreaturePose::WindUp, creature.facing, creature.ticks,
                              config.windUpTicks)
                   : loopCell(CreaturePose::WindUp, creature.facing, ticks, ticksPerTell);
    case Doing::Attacks:
        return attackCell(creature, config.attackTicks);
    case Doing::Rests:
        if (creature.ticks < creatureLooks[creature.kind].recoveryTicks) {
            return poseCell(CreaturePose::Attack, creature.facing,
                            picturesOf(CreaturePose::Attack) - 1);
        }
        break;
    case Doing::Sleeps:
        return onceCell(CreaturePose::Fall, creature.facing, creature.ticks, fallAsleepTicks);
    case Doing::Waits:
    case Doing::Walks:
    case Doing::Falls:
    case Doing::Changes:
    case Doing::Stunned:
        break;
    }
    return isHidden(creature) ? hiddenCell(creature) : standOrWalkCell(creature);
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
    const CreatureLook& look = creatureLooks[creature.kind];
    return look.standHeight + (creature.doing == Doing::Attacks
                                   ? arcAt(creature.ticks, config.attackTicks, look.leapHeight)
                                   : 0);
}

int trembleOf(const Creature& creature, const CreatureConfig& config) {
    const int ticksLeft = config.windUpTicks - creature.ticks;
    const bool isTrembling = creature.doing == Doing::WindsUp && creature.body.knockTicks == 0 &&
                             ticksLeft <= windUpTremble && creatureLooks[creature.kind].trembles;
    return isTrembling ? ticksLeft / ticksPerTremble % 2 : 0;
}

bool isDazed(const Creature& creature) {
    return creature.doing == Doing::Stunned ||
           (creatureLooks[creature.kind].restsDazed && creature.doing == Doing::Rests);
}

}  // namespace doorstring
