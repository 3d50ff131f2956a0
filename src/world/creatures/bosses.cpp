#include "world/creatures/bosses.hpp"

namespace doorstring {

bool isEnraged(const Creature& boss, const CreaturesConfig& config) {
    return isBoss(boss.kind) &&
           100 * boss.health < config.boss.rageBelow * config.kinds[boss.kind].health;
}

int paceOf(const Creature& boss, const CreaturesConfig& config, int floorSpeed) {
    return isEnraged(boss, config) ? floorSpeed * config.boss.ragePace / 100 : floorSpeed;
}

bool isAloft(const Creature& creature, const CreaturesConfig& config) {
    const bool hops = creature.doing == Doing::Attacks && creature.attack == AttackKind::Hops;
    return hops || ticksToLanding(creature, config.kingSlime) > 0;
}

LeapPart leapPart(const Creature& creature, const KingSlimeRules& rules) {
    if (creature.doing != Doing::Attacks || creature.attack != AttackKind::Slam) {
        return LeapPart::None;
    }
    if (creature.ticks < rules.riseTicks) {
        return LeapPart::Rises;
    }
    return creature.ticks < rules.riseTicks + rules.hoverTicks ? LeapPart::Hovers
                                                               : LeapPart::Locked;
}

int ticksToLanding(const Creature& creature, const KingSlimeRules& rules) {
    if (leapPart(creature, rules) != LeapPart::None) {
        return leapTicks(rules) - creature.ticks;
    }
    const bool enters = isBoss(creature.kind) && creature.doing == Doing::Waits;
    return enters && creature.ticks < entranceTicks ? entranceTicks - creature.ticks : 0;
}

}  // namespace doorstring
