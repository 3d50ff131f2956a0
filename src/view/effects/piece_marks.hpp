// What set pieces show besides the ground of their rooms: valves, wedges, cranks and candles, water
// that rises, the rolling stone, planks that are about to fall.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// The picture that a set piece has for the lever or brazier on a tile of its room, such as a valve
// or a candle; empty if it has none. `now` is what is on the tile now.
std::optional<PieceSprite> pieceSpriteOn(const World& world, const Room& room, GridPos tile,
                                         Tile now);

struct PieceScene {
    const SpriteSheets& sprites;
    const TilesetPictures& tileset;
    const World& world;
    GridPos corner;      // the upper left one of the knight's room on the canvas
    int tickShare = 0;   // since the last tick, 0 to wholeTick
    bool shakes = true;  // whether things may tremble
};

// Draws what a running set piece shows on the ground of the knight's room.
void drawPieceMarks(Canvas& canvas, const PieceScene& scene);

// The radius in pixels of the light of the candle or lit brazier on the tile; 0 if there is none. A
// candle that has gone out still glows.
int candleLight(const World& world, GridPos tile);

}  // namespace doorstring
