// Generation: a pure function of (config, seed), in passes (dungeon/passes/).
#pragma once

#include "base/result.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/giving_up.hpp"

namespace doorstring {

class GenerationWitness;

// `room` gives the size of the rooms. If no try keeps to the limits, the error says which rule
// failed how often. The witness, if any, is notified after every pass.
Result<Dungeon, GivingUp> generateDungeon(const DungeonConfig& config, const RoomConfig& room,
                                          Seed seed, GenerationWitness* witness = nullptr);

}  // namespace doorstring
