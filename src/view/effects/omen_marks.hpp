// Omens and flames on the ground. An omen marks a part of the room. As long as that part is about
// to hurt, the mark fills up. As long as that part hurts, the mark stays.
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
