// The doors in the walls around a boss or a trap that uses doors, whether a way leads out there or
// not.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Adds the doors on each side of a room whose boss or trap fights with doors, and dust below one
// through which the boss or a blast is about to come. When the boss has fallen they stay, except in
// place of open doors.
void addStageDoors(Figures& figures, const Scene& scene, const Room& room);

}  // namespace doorstring
