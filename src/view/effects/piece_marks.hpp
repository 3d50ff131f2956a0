// What set pieces show besides the ground of their rooms: valves, wedges, cranks and candles, water
// that rises, the rolling stone, planks that are about to fall.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/sprites/sprites.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// The picture of what stands on a tile of a set piece's room in place of a lever or a brazier;
// empty if nothing does.
std::optional<PieceSprite> pieceSpriteOn(const World& world, const Room& room, GridPos tile,
                                         Tile now);

// Draws what lies on the ground of the knight's room, whose upper left corner is `corner`.
void drawPieceMarks(Canvas& canvas, const SpriteSheets& sprites, const World& world, GridPos corner,
                    int tickShare, bool isStill);

// The radius of the light of a burning candle, in pixels; 0 if the tile has none.
int candleLight(const World& world, GridPos tile);

}  // namespace doorstring
