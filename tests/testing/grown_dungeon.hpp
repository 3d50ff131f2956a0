// Dungeons from configurations that never fail to grow.
#pragma once

#include "dungeon/passes/generate.hpp"

namespace doorstring::testing {

// Whatever its rooms are like, which only carved maps ask.
inline Dungeon grownDungeon(const DungeonConfig& config, Seed seed) {
    static const RoomConfig room;
    return generateDungeon(config, room, seed).value();
}

inline Dungeon grownDungeon(const Config& config, Seed seed) {
    return generateDungeon(config.dungeon, config.room, seed).value();
}

}  // namespace doorstring::testing
