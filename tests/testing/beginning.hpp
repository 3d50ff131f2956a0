// Expeditions at their beginning, in dungeons that never fail to grow.
#pragma once

#include "testing/grown_dungeon.hpp"
#include "world/expedition.hpp"

namespace doorstring::testing {

inline Expedition beginning(const Config& config, Seed seed) {
    return {config, grownDungeon(config, seed)};
}

}  // namespace doorstring::testing
