// Grows dungeons beside the frames, so that the program answers meanwhile, and the one that it
// begins with.
#pragma once

#include "base/result.hpp"
#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "play/session/host.hpp"

#include <functional>
#include <optional>
#include <string>

namespace doorstring {

// Called about sixty times a second while a dungeon grows, with the number of tries so far. Returns
// whether to continue.
using WhileGrowing = std::function<bool(int tries)>;

// Grows a dungeon on another thread. One that is ready within a few frames is returned without a
// call of `meanwhile`.
GrownDungeon growBeside(const Config& by, Seed seed, const WhileGrowing& meanwhile);

// Whether a dungeon still grows that nobody waits for: it ends with its try, and no sooner.
bool isStillGrowing();

struct StartingDungeon {
    Seed seed;  // of the dungeon, or of the adventure that it is a floor of
    Dungeon dungeon;
};

// Grows the dungeon that is configured: one to explore, or the floor of an adventure to be tried.
// Without a given seed, but with a room to begin in, the seed is one whose floor has such a room.
// The error is a sentence.
Result<StartingDungeon, std::string> startingDungeon(const Config& config,
                                                     std::optional<Seed> given,
                                                     const GrowDungeon& grow = growAtOnce);

}  // namespace doorstring
