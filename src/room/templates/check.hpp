// Checks whether a template is fair and its puzzle can be solved.
#pragma once

#include "room/templates/room_template.hpp"

#include <optional>
#include <span>
#include <string>

namespace doorstring {

inline constexpr char obstacleLetter = 'X';  // marks what is in the way

// The first fault of a template that was read without a mistake, in this order: it has no tiles for
// its landmark, or such tiles but no landmark; it is unfair; the tiles just inside a door are not
// safe; the middle cannot be reached; it has a fault of checkPuzzle(); it does not suit its boss.
// Null if it has no fault. Most faults have a picture of the template.
std::optional<TemplateFault> checkTemplate(const RoomTemplate& room);

// The drawing as text, line by line, with its spots.
std::string drawingOf(const Grid<Tile>& tiles, std::span<const Spot> spots);

// The first fault of the puzzle or set piece in a template: the puzzle cannot be solved, parts of
// it are in a template of another kind, a gate never opens or shuts off no treasure, the turns of
// foes are wrong, or what ends the set piece is not drawn or cannot be walked up to. Null if there
// is none. The template must be fair. It is a puzzle if `puzzle` is among its kinds, whichever kind
// of room it becomes; otherwise its plates, blocks and braziers do nothing.
std::optional<TemplateFault> checkPuzzle(const RoomTemplate& room);

}  // namespace doorstring
