// The game in a window: a fixed tick, drawing in between as fast as the screen takes it.
#pragma once

#include "app/tour.hpp"
#include "files/folders.hpp"
#include "play/game.hpp"

#include <chrono>

namespace doorstring {

// Runs until the player quits or the tour, if any, ends. Returns the exit status. The log says how
// long after `programStart` the first frame was shown.
int playInWindow(Game& game, const Folders& folders, Tour* tour,
                 std::chrono::steady_clock::time_point programStart);

}  // namespace doorstring
