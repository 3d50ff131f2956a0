// The interiors that a room can have. A new one is a function here and a row in interiors.cpp. It
// need not care about doors and ways, as makeFair() is applied to all interiors afterwards.
#pragma once

#include "config/interior_parts.hpp"
#include "room/interiors/sketch.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/chance_bits.hpp"

#include <cstdint>

namespace doorstring {

// Whether a room of this size is large enough for the interior; pillars fit into every room. False
// for templates, whose pool knows their sizes.
bool fits(Interior interior, GridSize room);

// Draws the interior into a sketch that is large enough for it, and makes it fair. Pillars are
// drawn by room/room_tiler.cpp instead, and templates by room/templates/.
void lay(Interior interior, Sketch& sketch);

// Draws bare ground, at times with walls in the corners.
void drawEmpty(Sketch& sketch);

// Carves small rooms and tunnels out of solid wall.
void drawChambers(Sketch& sketch);

// Draws walls that have grown together from noise.
void drawCave(Sketch& sketch);

// Draws a wall, a ring of pillars or a moat around the middle, with ways in.
void drawRing(Sketch& sketch);

// Draws deep water from wall to wall, with bridges and fords.
void drawRiver(Sketch& sketch);

// Draws straight walls from the sides of the room toward the middle.
void drawCrossWalls(Sketch& sketch);

// Draws islands over pits, joined by bridges.
void drawIslands(Sketch& sketch);

// Draws pillars in rows that mirror each other.
void drawColonnade(Sketch& sketch);

// Draws what is left of the walls of a house.
void drawRuins(Sketch& sketch);

// Draws crooked ways in each quarter, with straight lanes from door to door between them.
void drawMaze(Sketch& sketch);

// Draws rows of spikes beside free ways.
void drawSpikeLanes(Sketch& sketch);

// Draws sheets of ice with nothing harmful near them.
void drawIce(Sketch& sketch);

// Draws tall grass in patches.
void drawGrass(Sketch& sketch);

// Draws stacks of crates, and some to push into pits.
void drawCrates(Sketch& sketch);

// Makes the room fair, whatever was drawn: the last step of every interior.
//
// The middle, where pickups are, becomes ground, and the tiles just inside each door become safe.
// Where no safe way leads from a door to the middle, the way that changes the fewest tiles is made
// safe, with bridges over deep water and pits. Ground that still cannot be reached becomes
// `filler`.
void makeFair(Sketch& sketch, Tile filler);

// Shapes that grow from noise: each tile depends on the eight around it. All tiles of a row are
// computed at once.

// Whether the set that noise() returns has the walls and all that is beyond them.
enum class Surroundings : std::uint8_t { Empty, Full };

// Returns a random set of tiles: each tile inside the walls is in it with this chance.
BitRows noise(Sketch& sketch, const ChanceBits& chance, Surroundings surroundings);

// Returns the set, changed inside the walls: a tile with at least five tiles of the set around it
// is added, and one with fewer than four is removed. All other tiles stay as they were, and so do
// the walls and what is beyond them.
BitRows smoothed(const BitRows& rows, GridSize room);

}  // namespace doorstring
