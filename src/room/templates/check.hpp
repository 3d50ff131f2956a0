// Whether a template is fair and its puzzle can be solved. Where it is unfair, a picture shows the
// place.
#pragma once

#include "room/templates/room_template.hpp"

#include <optional>
#include <span>
#include <string>

namespace doorstring {

inline constexpr char gapLetter = 'X';  // marks what stands in the way

// The template has been read without a mistake.
std::optional<TemplateFault> checkTemplate(const RoomTemplate& room);

// The drawing again, line by line, with its spots.
std::string drawingOf(const Grid<Tile>& tiles, std::span<const Spot> spots);

// Whether the puzzle of a template can be solved; the template must be fair. Only one with `puzzle`
// among its kinds is a puzzle, whichever of them it becomes; in others plates, blocks and braziers
// do nothing.
std::optional<TemplateFault> checkPuzzle(const RoomTemplate& room);

}  // namespace doorstring
