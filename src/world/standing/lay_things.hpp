// Decides which things the rooms of a floor have, and where: chests, shops, altars, plinths, things
// of set pieces, the string and urns.
#pragma once

#include "config/floor_parts.hpp"
#include "room/room.hpp"
#include "world/standing/things.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace doorstring {

// Lays the chests, the shops, the altars, the things of set pieces and the relics of a floor, but
// not the relics that rise when a boss has fallen. A chest with a barrier goes behind the barrier,
// if both fit. Any other chest, and one whose barrier does not fit, goes where a room made by hand
// has a treasure, else preferably right below something solid. The keeper and the stands of a shop
// go to the places that stallsOf() finds. If it does not find places for all, the rest go wherever
// they fit.
//
// Things that would block a way or a puzzle are left out. A chest that appears only when the puzzle
// or set piece of its room is solved is laid only if the room is among `solved`.
std::vector<Thing> layThings(const Contents& contents, const Dungeon& dungeon,
                             const RoomConfig& config, const PuzzleConfig& puzzles,
                             std::span<const GridPos> solved = {});

// Hangs the two ends of the floor's string, still rolled up, in the start and in the goal. Does
// nothing if one of the two rooms has no place for an end.
void hangString(Things& things, const Dungeon& dungeon, GridPos goal, const RoomConfig& config);

// The places of urns in a room: in corners first, never in anybody's way or right beside the things
// of the room. Empty in many rooms, by chance.
std::vector<GridPos> urnPlaces(const Room& room, std::span<const Thing> things, Seed seed,
                               const UrnConfig& config);

}  // namespace doorstring
