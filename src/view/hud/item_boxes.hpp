// The boxes of the HUD with the item in hand and the second item.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The width of the boxes with a gap behind them; 0 if the knight has no items.
int itemBoxesWidth(const World& world);

// Draws the boxes, whose left edge is at `x`, and how many of the items are left below them.
void drawItemBoxes(const Page& page, const World& world, int x);

}  // namespace doorstring
