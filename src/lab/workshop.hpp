// Gives the game its workshop: the Lab, the page that shows how a dungeon grew, and the answer to
// why a room is as it is.
#pragma once

#include "play/session/host.hpp"

namespace doorstring {

Workshop makeWorkshop();

}  // namespace doorstring
