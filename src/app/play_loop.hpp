// The game in a window: a fixed tick, drawing in between as fast as the screen takes it.
#pragma once

#include "app/game.hpp"
#include "app/tour.hpp"
#include "config/folders.hpp"

namespace doorstring {

// Until the player quits, or the tour has ended where there is one. The exit status.
int playInWindow(Game& game, const Folders& folders, Tour* tour);

}  // namespace doorstring
