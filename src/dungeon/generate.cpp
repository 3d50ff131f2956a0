// A dungeon comes about in passes, each of which leaves all cells in a state that can be looked at.
#include "dungeon/generate.hpp"

#include "dungeon/generation_witness.hpp"
#include "dungeon/passes/grow.hpp"
#include "dungeon/passes/measure_distances.hpp"
#include "dungeon/passes/seal.hpp"

#include <utility>

namespace doorstring {

Result<Dungeon, GivingUp> generateDungeon(const DungeonConfig& config, Seed seed,
                                          GenerationWitness* witness) {
    const auto tell = [&](std::string_view pass, const Draft& draft) {
        if (witness != nullptr) {
            witness->passed(pass, draft);
        }
    };
    Draft draft(config.grid);
    grow(config, seed, 0, draft);
    tell(growPass, draft);
    seal(draft);
    tell("seal", draft);
    if (config.loops.keepFacing) {
        measureDistances(config.startCell(), draft.plans);
    }
    tell(measurePass, draft);  // a tree counts its distances while it grows
    return Dungeon(seed, config.startCell(), std::move(draft.plans), std::move(draft.rooms));
}

}  // namespace doorstring
