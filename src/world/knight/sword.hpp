// The knight's sword: an arc before him, over in a moment. He stands while it swings.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// What the blade reaches now: none while it is not swung, or only raised.
std::optional<SubBox> swordBox(const Player& player, const PlayerConfig& config);

// One tick of the swing, or the beginning of one: each press of the key swings once.
void swing(World& world, InputFrame input, Events& events);

}  // namespace doorstring
