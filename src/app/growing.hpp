// Grows dungeons on another thread, so that the program can respond meanwhile. Also grows the first
// dungeon.
#pragma once

#include "base/result.hpp"
#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "play/session/host.hpp"

#include <functional>
#include <optional>
#include <string>

namespace doorstring {

// Called about sixty times a second while a dungeon grows, with the number of tries that were
// discarded so far. Returns whether to continue.
using WhileGrowing = std::function<bool(int tries)>;

// Grows a dungeon on another thread. If it is ready within a few frames, `meanwhile` is not called.
GrownDungeon growBeside(const Config& by, Seed seed, const WhileGrowing& meanwhile);

// Whether a dungeon that nobody waits for any more is still growing: its thread stops only after a
// pass.
bool isStillGrowing();

struct StartingDungeon {
    Seed seed;  // of the dungeon, or of the adventure that it is a floor of
    Dungeon dungeon;
};

// Grows the configured dungeon: one to explore, or a floor of an adventure, to try it. The
// configuration may name a room or a set piece to begin in. If no seed is given, looks for a seed
// whose floor has that room or set piece. The error is a sentence.
Result<StartingDungeon, std::string> startingDungeon(const Config& config,
                                                     std::optional<Seed> given,
                                                     const GrowDungeon& grow = growAtOnce);

}  // namespace doorstring
