// The hook: it pulls the knight to what holds it, and what lies about to the knight.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

bool throwHook(World& world, Events& events);

// One tick of the hook, and of the knight whom it pulls. It ends when it is back, when the knight
// has been pulled to where it holds, or when he is hurt.
void advanceHook(World& world, Events& events);

}  // namespace doorstring
