// Plays by rules: walks to the nearest room that it has seen but not visited, and knows no more of
// the dungeon than the knight does. Answers with keys, as a player would.
#pragma once

#include "world/input_frame.hpp"
#include "world/world.hpp"

#include <optional>

namespace doorstring {

// What to hold during the next tick. Nothing is held where all rooms have been visited and the
// banner, if it is in this room, is reached.
InputFrame exploreOn(const World& world);

// The door of the knight's room that leads to the nearest room not yet visited; none where there is
// no such room.
std::optional<Direction> wayToUnvisited(const World& world);

}  // namespace doorstring
