// Puzzles in play: what the sword does to levers and braziers, and what a solved puzzle gives.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Strikes the lever or brazier before the knight, once in each swing, when the blade points ahead.
//
// Levers have an order: the next one stays thrown, and any other one throws all of them back. A
// brazier is lit or put out together with the next one in each of the four directions.
//
// Nothing changes any more once the puzzle of the room is solved.
void strikeMechanism(World& world, Events& events);

// The tile nearest to the knight, among those that the blade reaches, that answers to it; null if
// none does, or the blade does not point ahead.
std::optional<GridPos> struckTile(const World& world,
                                  bool (*answers)(const World& world, GridPos tile));

// Whether the room has a puzzle and all of it is solved: blocks or crates lie on all plates, all
// braziers burn, all levers are thrown and all foes have fallen.
bool isDone(const World& world);

// The next lever or brazier to strike on the way to a solution; null if there is none.
std::optional<GridPos> nextToStrike(const World& world);

// Marks the room as solved for good: gates open, and the room's chest appears. If the room has no
// chest, or if it was there all the time and not behind gates, coins fall instead, provided that
// creatures are in play.
void giveForSolving(World& world, Events& events);

// Calls giveForSolving() once the puzzle of the room is solved.
void solvePuzzle(World& world, Events& events);

}  // namespace doorstring
