// Where chests, stalls and urns stand in the rooms of a floor.
#pragma once

#include "config/stock_parts.hpp"
#include "world/standing/things.hpp"

#include <span>

namespace doorstring {

// The chest of a room: where a drawing by hand has a treasure, else preferably before something
// solid. One with a barrier: behind that, or in the open where there is no place for it.
//
// The stands of a shop and its keeper: in a row off the ways of the doors where there is place,
// else wherever there is.
//
// What has no place without being in the way, of those who walk or of a puzzle, is left out, and so
// is a chest that comes only when its room's puzzle is solved; `solved` are rooms in which that has
// been done.
std::vector<Thing> layThings(const Contents& contents, const Dungeon& dungeon,
                             const RoomConfig& config, const PuzzleConfig& puzzles,
                             std::span<const GridPos> solved = {});

// Where urns stand in a room: in corners first, where they are in nobody's way; not right beside
// the things of the room.
std::vector<GridPos> urnPlaces(const Room& room, std::span<const Thing> things, Seed seed,
                               const UrnConfig& config);

}  // namespace doorstring
