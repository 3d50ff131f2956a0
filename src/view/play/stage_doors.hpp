// The doors in the walls around a boss or a trap that uses doors, whether a way leads out there or
// not.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Adds the doors on each side of a room whose boss or trap fights with doors, and dust below a door
// through which the boss or a blast is about to come. While no boss is in the room, open doors of
// the room itself are seen in place of these.
void addStageDoors(Figures& figures, const Scene& scene, const Room& room);

}  // namespace doorstring
