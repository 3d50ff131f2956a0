// Panels, and the colours of everything that is written: dark and quiet, with a rim in the
// tileset's accent.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/text/text.hpp"
#include "view/art.hpp"

namespace doorstring {

struct PanelColours {
    Colour back;
    Colour rim;
    Colour text;
    Colour quiet;   // less important text
    Colour bright;  // what is chosen
    Colour shadow;
    Colour bad;  // something is wrong
};

PanelColours panelColours(const TilesetPictures& tileset);

void drawPanel(Canvas& canvas, PixelRect area, const PanelColours& colours);

// Darkens everything drawn so far, as a ground for a panel.
void dim(Canvas& canvas);

}  // namespace doorstring
