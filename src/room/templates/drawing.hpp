// Reads the drawing of a template: letters become tiles, spots and doors.
#pragma once

#include "room/templates/room_template.hpp"
#include "room/templates/template_text.hpp"

#include <optional>

namespace doorstring {

inline constexpr int leastRoomSide = 5;  // tiles

// Fills in the tiles, spots and doors of `room`. Returns the first mistake in the drawing; null if
// it has none.
std::optional<TemplateFault> readDrawing(const TextBlock& block, RoomTemplate& room);

}  // namespace doorstring
