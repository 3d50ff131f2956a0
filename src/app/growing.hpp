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

// Called about sixty times a second while a dungeon grows, with the number of tries already
// discarded. Returns whether to continue.
using WhileGrowing = std::function<bool(int tries)>;

// Grows a dungeon on another thread. If it is ready within a few frames, `meanwhile` is not called.
GrownDungeon growBeside(const Config& config, Seed seed, const WhileGrowing& meanwhile);

// Whether any dungeon is still growing on its thread. After `meanwhile` has returned false, the
// thread continues to the end of the current pass.
bool isStillGrowing();

struct StartingDungeon {
    Seed seed;  // of the adventure if the dungeon is one of its floors, else of the dungeon
    Dungeon dungeon;
};

// Grows the program's first dungeon: one to explore, or the floor that adventure.floor names. If
// the configuration names a room or a set piece of this floor to begin in, and no seed is given,
// looks for a seed whose floor has that room or set piece. The error is a sentence.
Result<StartingDungeon, std::string> startingDungeon(const Config& config,
                                                     std::optional<Seed> given,
                                                     const GrowDungeon& grow = growAtOnce);

}  // namespace doorstring
