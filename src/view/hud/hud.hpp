// The strip above the room: rooms visited, what to look for, hearts, keys where doors are locked,
// and the minimap.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// `blink`: whether the knight's place on the minimap is lit just now.
void drawHud(Canvas& canvas, const Art& art, const PanelColours& colours, const World& world,
             bool blink);

}  // namespace doorstring
