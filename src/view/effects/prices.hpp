// The prices of what is for sale in a room.
#pragma once

#include "view/art.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws the price below each stand of the knight's room, whose corner is at `at`, over everything
// that is there but the knight: below his picture while he is before the stand. The usual price of
// what is at half of it is struck through.
void drawPrices(Canvas& canvas, const Art& art, const World& world, GridPos at, PixelRect knight);

}  // namespace doorstring
