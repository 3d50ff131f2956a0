// Which things the rooms of a floor have, and where: chests, stalls, urns, and the levers of
// puzzles that nobody has drawn.
#pragma once

#include "config/floor_parts.hpp"
#include "room/room.hpp"
#include "world/standing/things.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace doorstring {

// Lays the chests and the shops of a floor. A chest goes where a drawing by hand has a treasure,
// else preferably before something solid; one with a barrier behind that, or in the open if there
// is no place for it. The stands of a shop and its keeper form a row off the ways of the doors if
// they fit, else they go wherever they do.
//
// What would be in the way of those who walk or of a puzzle is left out, and so is a chest that
// appears only when the puzzle of its room is solved, unless the room is among `solved`.
std::vector<Thing> layThings(const Contents& contents, const Dungeon& dungeon,
                             const RoomConfig& config, const PuzzleConfig& puzzles,
                             std::span<const GridPos> solved = {});

// The places of urns in a room: in corners first, where they are in nobody's way; not right beside
// the things of the room.
std::vector<GridPos> urnPlaces(const Room& room, std::span<const Thing> things, Seed seed,
                               const UrnConfig& config);

// The places of levers in a room of kind puzzle whose drawing has none: in nobody's way, and one
// can walk up to each from below. Empty for all other rooms.
std::vector<GridPos> leverPlaces(const Room& room, Seed seed, const PuzzleConfig& config);

// Whether a room has a puzzle, drawn or not.
bool isPuzzle(const Room& room, Seed seed, const PuzzleConfig& config);

// Whether the chest of a room appears only when its puzzle is solved. Behind a gate and in a plain
// room it stands there from the beginning.
bool hidesChest(const Room& room, Seed seed, const PuzzleConfig& config);

// The levers of a room in the order in which they have to be thrown. `tiles` has each of them,
// thrown or not.
std::vector<GridPos> leverOrder(const Grid<Tile>& tiles, GridPos cell, Seed seed);

}  // namespace doorstring
