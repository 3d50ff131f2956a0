// The prices of what is for sale in a room.
#pragma once

#include "view/art.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws the price below each thing for sale in the knight's room, whose upper left corner is at
// `at`. A price that would cover the knight in front of the thing is below his picture instead. If
// a ware is at half price, its usual price is below the half price, struck through.
void drawPrices(Canvas& canvas, const Art& art, const World& world, GridPos at, PixelRect knight);

}  // namespace doorstring
