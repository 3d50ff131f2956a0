// Generation: a pure function of (config, seed), in passes (dungeon/passes/).
#pragma once

#include "base/result.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/giving_up.hpp"

namespace doorstring {

class GenerationWitness;

// `room` is what the dungeon's rooms will be like. The error says which rule failed how often,
// where no dungeon came about in the allowed tries. A witness, where there is one, is told of every
// pass.
Result<Dungeon, GivingUp> generateDungeon(const DungeonConfig& config, const RoomConfig& room,
                                          Seed seed, GenerationWitness* witness = nullptr);

}  // namespace doorstring
