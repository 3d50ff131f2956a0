// Where the knight can stand unharmed.
#pragma once

#include "room/tiles/bit_rows.hpp"
#include "world/motion/terrain.hpp"

namespace doorstring {

// The place of `box` if it can stand there unharmed, else the middle of the nearest tile where it
// can. Its own place if the room has no such tile.
SubPos safePlaceNear(const Terrain& terrain, const SubBox& box);

// The tiles that can be walked to from a way out of the room, whatever harm that does and though
// crates must be broken for it; walls for the rest. All of them where there is no way out.
Grid<Tile> withinReach(const Terrain& terrain);

// The tiles of a room, with walls for all but these.
Grid<Tile> onlyThese(const Grid<Tile>& tiles, const BitRows& kept);

}  // namespace doorstring
