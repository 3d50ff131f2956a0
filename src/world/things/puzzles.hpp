// Puzzles in play: what the sword does to levers and braziers, and what a solved puzzle gives.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Strikes the lever or brazier in front of the knight, once in each swing, when the blade begins to
// point ahead.
//
// Levers have an order. A blow on the next lever throws it, a blow on any other lever resets all. A
// blow on a brazier changes this brazier and the next one in each of the four directions, unless
// something tall is between. Those that burn go out, and those that do not are lit.
//
// Nothing changes any more once the puzzle of the room is solved. In rooms with a set piece
// strikePiece() strikes instead.
void strikeMechanism(World& world, Events& events);

// The tile nearest to the knight among those that the blade reaches and `answers` accepts; null if
// there is none, or if the blade does not begin to point ahead on this tick.
std::optional<GridPos> struckTile(const World& world,
                                  bool (*answers)(const World& world, GridPos tile));

// Whether the room has a puzzle and all of it is solved: blocks or crates lie on all plates, all
// braziers burn, all levers are thrown and all foes have fallen.
bool isPuzzleDone(const World& world);

// The next lever or brazier to strike on the way to a solution; null if there is none.
std::optional<GridPos> nextToStrike(const World& world);

// Opens all gates of the room that are tiles, and returns whether there were any. Gates that are
// things stay shut until a crystal opens them.
bool openGates(World& world, Events& events);

// Marks the room as solved for good: its gates open, and its chest appears. If there is no place
// for the chest, the knight gets what is in it at once. If there is no chest to appear, coins fall,
// unless a chest was behind the gates. Where no creatures are in play, no coins fall.
void markSolvedAndReward(World& world, Events& events);

// If the puzzle of the room has just been solved, reports it and calls markSolvedAndReward().
void finishSolvedPuzzle(World& world, Events& events);

}  // namespace doorstring
