// Distances in a room are whole numbers of subpixels: 256 make one pixel of the canvas, 16 pixels
// one tile.
#pragma once

namespace doorstring {

inline constexpr int subpixelsPerPixel = 256;
inline constexpr int pixelsPerTile = 16;
inline constexpr int subpixelsPerTile = subpixelsPerPixel * pixelsPerTile;
inline constexpr int ticksPerSecond = 60;

}  // namespace doorstring
