// The dungeon that the program begins with.
#pragma once

#include "base/result.hpp"
#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "play/session/host.hpp"

#include <optional>
#include <string>

namespace doorstring {

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
