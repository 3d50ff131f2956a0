// Explains the signs that the large map of a dungeon can have; in an adventure, only those that the
// map has by now.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The height of the legend in pixels, which is greater if doors are locked or walls cracked.
int mapLegendHeight(const World& world);
void drawMapLegend(const Page& page, const World& world, int x, int y);

// The width of the legend in two columns, for a narrow place.
inline constexpr int narrowLegendWidth = 112;
int narrowLegendHeight(const World& world);
void drawNarrowLegend(const Page& page, const World& world, int x, int y);

}  // namespace doorstring
