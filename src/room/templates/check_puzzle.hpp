// Whether what a template wants to be done in it can be done.
#pragma once

#include "room/templates/room_template.hpp"

#include <optional>

namespace doorstring {

inline constexpr int mostLevers = 5;  // in a room; each has as many pips as its turn

// The template must be fair. Only one with `puzzle` among its kinds is a puzzle, whichever of them
// it becomes; in others plates, blocks and braziers do nothing.
std::optional<TemplateFault> checkPuzzle(const RoomTemplate& room);

}  // namespace doorstring
