// The drawing of a template: letters to tiles, spots and doors.
#pragma once

#include "room/templates/room_template.hpp"
#include "room/templates/template_text.hpp"

#include <optional>

namespace doorstring {

inline constexpr int leastRoomSide = 5;  // tiles

// Fills in tiles, spots and doors. Returns the first mistake in the drawing.
std::optional<TemplateFault> readDrawing(const TextBlock& block, RoomTemplate& room);

}  // namespace doorstring
