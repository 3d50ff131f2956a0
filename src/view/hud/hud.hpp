// The strip above the room: rooms visited, first hints and what to look for, hearts, keys where
// doors are locked, coins where there are creatures, and the minimap.
#pragma once

#include "view/hud/changed_rooms.hpp"
#include "view/hud/first_hints.hpp"
#include "view/panel.hpp"
#include "world/state/world.hpp"

namespace doorstring {

struct HudStyle {
    bool blink = false;                     // whether the knight's place on the minimap is lit now
    bool isHeartLit = false;                // the last one, while it pulses
    int lostHalves = 1;                     // half hearts that the last blow took
    bool reducedMotion = false;             // hearts do not blink
    const FirstHints* hints = nullptr;      // for keys not yet used; null: none are shown
    const ChangedRooms* changed = nullptr;  // lit on the minimap; null: none
};

void drawHud(const Page& page, const World& world, const HudStyle& style);

// The part of the canvas that says what to look for.
PixelRect goalArea(const Page& page, const World& world);

// The rooms around the knight, as far as they have been seen.
inline constexpr GridSize minimapCells{9, 7};
inline constexpr GridSize minimapCell{6, 4};  // pixels
inline constexpr GridSize minimapSize{minimapCells.width * minimapCell.width,
                                      minimapCells.height* minimapCell.height};
void drawMinimap(Canvas& canvas, const Art& art, const World& world, int x, int y, bool blink);

}  // namespace doorstring
