// Observes the generation of a dungeon and keeps every step.
#pragma once

#include "base/result.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/giving_up.hpp"
#include "dungeon/trace/trace.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace doorstring {

struct TracedDungeon {
    Dungeon dungeon;  // as generateDungeon() gives it
    Trace trace;      // ends with the dungeon's plans
};

// Of the dungeons that are discarded before, the first is kept step by step, a few more as a whole,
// and the rest are counted.
Result<TracedDungeon, GivingUp> traceGeneration(const DungeonConfig& config, const RoomConfig& room,
                                                Seed seed);

// A trace takes some hundred bytes a room, and nobody can follow more rooms than these.
inline constexpr std::int64_t mostWatchedCells = 1024 * 1024;
// A sentence where the grid has more cells than that.
std::optional<std::string> tooLargeToWatch(const DungeonConfig& config);

}  // namespace doorstring
