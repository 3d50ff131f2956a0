// The doors in the walls of a boss that fights with doors, whether a way leads out there or not.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Adds the doors on each side of a room whose boss fights with doors, and the dust below one that
// the boss is about to leave by. They stay when it has fallen, but not in the way of open doors.
void addStageDoors(Figures& figures, const Scene& scene, const Room& room);

}  // namespace doorstring
