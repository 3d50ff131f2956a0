// Puzzles in play: what the sword does to levers and braziers, and what a solved puzzle gives.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Strikes the lever or brazier before the knight, once a swing, as the blade points ahead.
//
// Levers have an order. The next one stays thrown; any other one throws all of them back. A brazier
// is lit or put out, and so is the next one in each of the four directions.
//
// Nothing changes any more once the puzzle of the room is solved.
void strikeMechanism(World& world, Events& events);

// Whether the room has a puzzle and all of it is solved: blocks or crates lie on all plates, all
// braziers burn, all levers are thrown and all foes have fallen.
bool isDone(const World& world);

// The next lever or brazier to strike on the way to a solution; null if there is none.
std::optional<GridPos> nextToStrike(const World& world);

// Marks the room as solved for good once its puzzle is: gates open, and the room's chest appears.
// Coins fall instead if the chest is there already or the room has none, and if anything is ever
// dropped; a chest behind the gates is enough.
void solvePuzzle(World& world, Events& events);

}  // namespace doorstring
