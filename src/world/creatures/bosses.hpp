// What a boss is about to do, as far as others ask: those who strike it, see it, or dodge it.
#pragma once

#include "config/creature_parts.hpp"
#include "world/state/creatures.hpp"

namespace doorstring {

// From where it appears above the room until it lands.
inline constexpr int entranceTicks = 40;

bool isEnraged(const Creature& boss, const CreaturesConfig& config);

// Percent of its speeds, of which the floor gives so many: more in its rage.
int paceOf(const Creature& boss, const CreaturesConfig& config, int floorSpeed);

// Above all blades: in a hop, a leap, or its entrance.
bool isAloft(const Creature& creature, const CreaturesConfig& config);

// The last blow has been struck, or it is aloft: no other meets it.
inline bool isOutOfReach(const Creature& creature, const CreaturesConfig& config) {
    return creature.doing == Doing::Falls || isAloft(creature, config);
}

// Whether to be touched by it hurts: only an attack does, and not what a boss throws or where it
// leaps to.
inline bool hurtsByTouch(const Creature& creature) {
    return creature.doing == Doing::Attacks &&
           (creature.attack == AttackKind::Only || creature.attack == AttackKind::Hops);
}

// The parts of a leap out of sight, one after the other; it ends with the slam.
enum class LeapPart : std::uint8_t { None, Rises, Hovers, Locked };
LeapPart leapPart(const Creature& creature, const KingSlimeRules& rules);

inline int leapTicks(const KingSlimeRules& rules) {
    return rules.riseTicks + rules.hoverTicks + rules.lockTicks;
}

// Ticks until it lands from a leap or its entrance; 0: it is in neither.
int ticksToLanding(const Creature& creature, const KingSlimeRules& rules);

}  // namespace doorstring
