// The knight's sword. A swing is an arc: the blade is raised, cuts slantwise and then ahead, and is
// taken back. The knight stands still until he begins to take it back.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

enum class SwingPhase : std::uint8_t { None, WindUp, Slant, Ahead, Recovery };

SwingPhase swingPhase(const Player& player, const SwordConfig& config);

// Whether the swing roots the knight.
bool isRootedBySwing(const Player& player, const SwordConfig& config);

// Whether the blade begins to point ahead on this tick, as it does on one tick of each swing.
bool beginsToPointAhead(const Player& player, const SwordConfig& config);

// The box that the blade reaches now; null while it does not cut.
std::optional<SubBox> swordBox(const Player& player, const SwordConfig& config);

// Begins a swing or advances it by one tick. Each press of the button swings once; while the knight
// cannot swing, a press is kept for a little while.
void swing(World& world, InputFrame input, Events& events);

}  // namespace doorstring
