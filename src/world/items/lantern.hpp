// The lantern: in a dark room only what is lit can be seen.
#pragma once

#include "world/state/world.hpp"

namespace doorstring {

// It shines while it is the item that is chosen.
bool isLanternLit(const World& world);

// How far the knight sees in the dark, in pixels. Without a lantern that is just enough to go on.
int sightInDark(const World& world);

}  // namespace doorstring
