// A knight who never strikes and does what docs/creatures.md says under "What each does".
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring::testing {

// What he holds for the next tick.
InputFrame dodge(const World& world);

}  // namespace doorstring::testing
