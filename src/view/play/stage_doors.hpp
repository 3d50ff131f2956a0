// The doors in the walls around a boss or a trap that uses doors, whether a way leads out there or
// not.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Adds a door on each side of a room whose boss or trap fights with doors, and dust below a door
// through which the boss or a blast is about to come. While no boss is in the room, adds no door on
// a side where the room itself has an open door.
void addStageDoors(Figures& figures, const Scene& scene, const Room& room);

}  // namespace doorstring
