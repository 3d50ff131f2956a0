// A dungeon comes about in passes, each of which leaves all cells in a state that can be looked at.
#include "dungeon/generate.hpp"

#include "dungeon/passes/grow.hpp"
#include "dungeon/passes/measure_distances.hpp"
#include "dungeon/passes/seal.hpp"

#include <utility>

namespace doorstring {

Result<Dungeon, GivingUp> generateDungeon(const DungeonConfig& config, Seed seed) {
    Draft draft(config.grid);
    grow(config, seed, 0, draft);
    seal(draft);
    if (config.loops.keepFacing) {
        measureDistances(config.startCell(), draft.plans);
    }
    return Dungeon(seed, config.startCell(), std::move(draft.plans), std::move(draft.rooms));
}

}  // namespace doorstring
