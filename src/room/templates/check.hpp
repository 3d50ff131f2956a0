// Checks whether a template is fair and its puzzle can be solved.
#pragma once

#include "room/templates/room_template.hpp"

#include <optional>
#include <span>
#include <string>

namespace doorstring {

inline constexpr char gapLetter = 'X';  // marks what stands in the way

// What is unfair about a template that has been read without a mistake, with a picture of the
// place; null if it is fair.
std::optional<TemplateFault> checkTemplate(const RoomTemplate& room);

// The drawing as text, line by line, with its spots.
std::string drawingOf(const Grid<Tile>& tiles, std::span<const Spot> spots);

// Why the puzzle of a template cannot be solved; null if it can. The template must be fair. Only
// one with `puzzle` among its kinds is a puzzle, whichever of them it becomes; in others plates,
// blocks and braziers do nothing.
std::optional<TemplateFault> checkPuzzle(const RoomTemplate& room);

}  // namespace doorstring
