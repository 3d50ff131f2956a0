// The knight, the banner and what lies about, drawn where they stand in a room.
#pragma once

#include "view/art.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// (x, y): the room's upper left corner on the canvas. Shadows take their colours from the light.
// `at` is the knight's hit box, in the room.
void drawKnight(Canvas& canvas, const Art& art, const TilesetPictures& tileset, const World& world,
                SubPos at, int x, int y, bool reducedMotion);
// On the canvas, where his hit box is at a place in the room.
PixelRect knightArea(const World& world, SubPos at);
void drawBanner(Canvas& canvas, const Art& art, const TileLight& light, const World& world,
                const Room& room, int x, int y);
void drawThing(Canvas& canvas, const Art& art, const TileLight& light, const World& world,
               const Room& room, int x, int y);

}  // namespace doorstring
