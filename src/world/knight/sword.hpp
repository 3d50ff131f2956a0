// The knight's sword. A swing is an arc: the blade is raised, cuts slantwise and then ahead, and is
// taken back. The knight stands until the blade is down.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

enum class SwingPhase : std::uint8_t { None, WindUp, Slant, Ahead, Recovery };

SwingPhase swingPhase(const Player& player, const SwordConfig& config);

// Whether the swing keeps the knight where he is and as he faces.
bool isRooted(const Player& player, const SwordConfig& config);

// On one tick of each swing.
bool pointsAhead(const Player& player, const SwordConfig& config);

// What the blade reaches now: none while it does not cut.
std::optional<SubBox> swordBox(const Player& player, const SwordConfig& config);

// One tick of the swing, or the beginning of one: each press of the key swings once.
void swing(World& world, InputFrame input, Events& events);

}  // namespace doorstring
