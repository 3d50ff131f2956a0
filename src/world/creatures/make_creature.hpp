// A new creature, as its row of the configuration has it.
#pragma once

#include "world/state/world.hpp"

namespace doorstring {

// In pixels.
constexpr GridSize hitBoxOf(CreatureKind kind) {
    return kind == CreatureKind::KingSlime ? GridSize{22, 18} : GridSize{10, 10};
}

// Its hit box is around `middle`. `roll` begins its random numbers.
Creature makeCreature(const World& world, CreatureKind kind, SubPos middle, std::uint64_t roll);

// Its row was edited: the blows that it has taken count on.
void refit(Creature& creature, const CreatureConfig& before, const CreatureConfig& now);

}  // namespace doorstring
