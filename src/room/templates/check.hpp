// Checks whether a template is fair and its puzzle can be solved.
#pragma once

#include "room/templates/room_template.hpp"

#include <optional>
#include <span>
#include <string>

namespace doorstring {

inline constexpr char obstacleLetter = 'X';  // marks what is in the way

// The first thing that is unfair about a template that was read without a mistake, with a picture
// of the place; null if the template is fair.
std::optional<TemplateFault> checkTemplate(const RoomTemplate& room);

// The drawing as text, line by line, with its spots.
std::string drawingOf(const Grid<Tile>& tiles, std::span<const Spot> spots);

// The reason why the puzzle of a template cannot be solved; null if it can be solved. The template
// must be fair. It is a puzzle if `puzzle` is among its kinds, whichever of them it is used for;
// otherwise its plates, blocks and braziers do nothing.
std::optional<TemplateFault> checkPuzzle(const RoomTemplate& room);

}  // namespace doorstring
