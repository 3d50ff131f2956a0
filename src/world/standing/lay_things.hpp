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
// not the relics that rise when a boss has fallen. A chest goes where a room made by hand has a
// treasure, else preferably right below something solid. One with a barrier goes behind the
// barrier, or in the open if there is no place for the barrier. The stands of a shop and its keeper
// form a row off the ways between doors if that fits, else they go wherever they fit.
//
// Things that would block a way or a puzzle are left out, and so are chests that appear when the
// puzzle of their room is solved, unless the room is among `solved`.
std::vector<Thing> layThings(const Contents& contents, const Dungeon& dungeon,
                             const RoomConfig& config, const PuzzleConfig& puzzles,
                             std::span<const GridPos> solved = {});

// Hangs the ends of a string, rolled up, into the start and into the room of the goal. Does nothing
// if one of them has no place for it.
void hangString(Things& things, const Dungeon& dungeon, GridPos goal, const RoomConfig& config);

// The places of urns in a room: in corners first, never in anybody's way or right beside the things
// of the room. Empty in many rooms, by chance.
std::vector<GridPos> urnPlaces(const Room& room, std::span<const Thing> things, Seed seed,
                               const UrnConfig& config);

}  // namespace doorstring
