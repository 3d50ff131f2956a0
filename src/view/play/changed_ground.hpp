// What play has done to the ground of a room, where the kinds of its tiles do not show it.
#pragma once

#include "picture/tiles/tileset.hpp"
#include "world/state/ground.hpp"

#include <optional>

namespace doorstring {

// The tiles to draw as a room's picture: without a crate or block that slides or trembles, which is
// drawn by itself. `memory` holds them if they differ from the world's own.
const Grid<Tile>& tilesAtRest(const Ground& ground, Grid<Tile>& memory,
                              std::optional<GridPos> trembling = std::nullopt);

// Stubble, filled pits, plates that are down, and what slides. (x, y): the room's upper left corner
// on the canvas. `tickShare` of wholeTick has passed since the last tick.
void drawChangedGround(Canvas& canvas, const TilesetPictures& tileset, const Room& room,
                       const Ground& ground, int x, int y, int tickShare);

}  // namespace doorstring
