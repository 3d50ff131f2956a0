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

// A canvas, and what screens are drawn with.
struct Page {
    Canvas& canvas;
    const Art& art;
    PanelColours colours;

    int width() const { return canvas.size().width; }
    int height() const { return canvas.size().height; }
    // As drawText does, with a shadow.
    void write(std::string_view text, int x, int y, Colour colour, Align align = Align::Left) const;
    // The heading stands in the middle of the first line.
    void drawPanel(PixelRect area, std::string_view heading = {}) const;
    // As large as the smallest canvas leaves it within a margin, in the middle of a larger one.
    PixelRect middle(int margin) const;
    // Darkens everything drawn so far, as a ground for a panel.
    void dim() const;
};

}  // namespace doorstring
