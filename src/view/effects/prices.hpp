// The prices of what is for sale in a room.
#pragma once

#include "view/art.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws the price below each ware of the knight's room, whose upper left corner is at `at`. Prices
// cover everything but the knight: while he is in front of a ware, its price is below his picture.
// The usual price of a ware at half price is shown struck through.
void drawPrices(Canvas& canvas, const Art& art, const World& world, GridPos at, PixelRect knight);

}  // namespace doorstring
