// Checks the rules that hold for every room, however its tiles were laid.
#pragma once

#include "room/room.hpp"

#include <string>
#include <vector>

namespace doorstring::testing {

// Walls all round but for the doors, ground in the middle, every door and every spot joined by safe
// tiles, all that can be walked on joined once gates are open. Of a room cut out of a carved map
// only that its ways out begin on ground. A sentence for each fault; empty where all is well.
std::vector<std::string> validate(const Room& room);

}  // namespace doorstring::testing
