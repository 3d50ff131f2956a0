// The prices of what is for sale in a room.
#pragma once

#include "view/art.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws the price below each thing for sale in the knight's room, whose upper left corner is at
// `at`. A price that would cover the knight, who stands in front of the thing, is below his picture
// instead. The usual price of a ware at half price is below that, struck through.
void drawPrices(Canvas& canvas, const Art& art, const World& world, GridPos at, PixelRect knight);

}  // namespace doorstring
