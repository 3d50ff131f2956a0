// The dungeon that the program begins with.
#pragma once

#include "base/result.hpp"
#include "config/config.hpp"
#include "dungeon/dungeon.hpp"

#include <optional>
#include <string>

namespace doorstring {

struct StartingDungeon {
    Seed seed;  // of the dungeon, or of the adventure that it is a floor of
    Dungeon dungeon;
};

// As configured: one to explore, or the floor of an adventure that is to be tried. A player who
// names no seed, but the room to begin in, gets a seed whose floor has such a room. The error is a
// sentence.
Result<StartingDungeon, std::string> startingDungeon(const Config& config,
                                                     std::optional<Seed> given);

}  // namespace doorstring
