// Dungeons from configurations that never fail to grow.
#pragma once

#include "dungeon/generate.hpp"

namespace doorstring::testing {

inline Dungeon grownDungeon(const DungeonConfig& config, Seed seed) {
    return generateDungeon(config, {}, seed).value();
}

inline Dungeon grownDungeon(const Config& config, Seed seed) {
    return generateDungeon(config.dungeon, config.room, seed).value();
}

}  // namespace doorstring::testing
