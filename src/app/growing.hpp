// Grows dungeons on a thread of their own, so that the program answers meanwhile.
#pragma once

#include "play/session/host.hpp"

#include <functional>

namespace doorstring {

// Called about sixty times a second while a dungeon grows, with the number of tries so far. Returns
// whether it is to go on.
using WhileGrowing = std::function<bool(int tries)>;

// Grows a dungeon on another thread. One that is ready within a few frames is returned without a
// call of `meanwhile`.
GrownDungeon growBeside(const Config& by, Seed seed, const WhileGrowing& meanwhile);

// Whether a dungeon still grows that nobody waits for: it ends with its try, and no sooner.
bool isStillGrowing();

}  // namespace doorstring
