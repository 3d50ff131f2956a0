// Omens and flames on the ground. An omen marks where the room is about to hurt, fills up until it
// does, and then shows where it hurts.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws the flames of all burning ground of a room, whose upper left corner is `corner`.
void drawEmbers(Canvas& canvas, const SpriteSheet& embers, const Ground& ground, std::uint64_t tick,
                GridPos corner);

// Draws all omens of the knight's room, whose upper left corner is `corner`.
void drawOmens(Canvas& canvas, const World& world, GridPos corner);

}  // namespace doorstring
