// Plays by rules: takes what lies about, walks to the nearest room that it has seen but not
// visited, and opens a door where that is what is left. Knows no more of the dungeon than the
// knight does. Answers with keys, as a player would.
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// What to hold during the next tick. Nothing is held where there is nowhere left to go and the
// banner, if it is in this room, is reached.
InputFrame exploreOn(const World& world);

// The door of the knight's room that leads to the nearest room with something new: not yet visited,
// or with a key in it. Where no open door leads to one: that leads to the nearest locked door whose
// key is at hand, or is that door.
std::optional<Direction> wayOn(const World& world);

}  // namespace doorstring
