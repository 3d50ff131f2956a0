// Panels, which are dark and quiet, with a rim in the tileset's accent; the colours of everything
// that is written; and the layout of the canvas.
#pragma once

#include "base/fixed.hpp"
#include "base/grid.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/text/text.hpp"
#include "view/art.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string_view>

namespace doorstring {

inline constexpr int hudHeight = 32;  // pixels

// Where the parts of the canvas are: the HUD strip at the top and the room below it. A room that is
// smaller than the space below the strip is in the middle of that space.
struct Layout {
    GridSize canvas;  // pixels
    PixelRect room;
};

// The layout for rooms of this size. The canvas holds at least a room of 15 x 9 tiles, so that
// there is always enough space for the HUD and menus.
constexpr Layout layoutFor(GridSize roomTiles) {
    const int width = pixelsPerTile * std::max(15, roomTiles.width);
    const int height = pixelsPerTile * std::max(9, roomTiles.height);
    const int roomWidth = pixelsPerTile * roomTiles.width;
    const int roomHeight = pixelsPerTile * roomTiles.height;
    return {
        {width, height + hudHeight},
        {(width - roomWidth) / 2, hudHeight + (height - roomHeight) / 2, roomWidth, roomHeight}};
}

struct PanelColours {
    Colour back;
    Colour rim;
    Colour text;
    Colour quiet;   // less important text
    Colour bright;  // headings, and what is chosen or stands out
    Colour shadow;
    Colour bad;  // for what is wrong
};

PanelColours panelColours(const TilesetPictures& tileset);

// A canvas, and what screens are drawn with.
struct Page {
    Canvas& canvas;
    const Art& art;
    PanelColours colours;

    int width() const { return canvas.size().width; }
    int height() const { return canvas.size().height; }
    // Writes as drawText does, with a shadow. A line that is wider than `most` pixels is cut and
    // ends with an ellipsis. If `x` is on the canvas, a line that would run off it is cut, too.
    void write(std::string_view text, int x, int y, Colour colour, Align align = Align::Left,
               int most = std::numeric_limits<int>::max()) const;
    // Draws a panel, with the heading in the middle of its first line.
    void drawPanel(PixelRect area, std::string_view heading = {}) const;
    // Covers what was drawn in the area, so that something else can be drawn there.
    void cover(PixelRect area) const;
    // The rectangle in the middle of the canvas that is as large as the smallest canvas there is,
    // less `margin` pixels on each side.
    PixelRect middle(int margin) const;
    // Darkens all that is on the canvas, as a background for a panel.
    void dim() const;
};

// Draws a filled ellipse.
void drawGlow(Canvas& canvas, GridPos middle, int halfWidth, int halfHeight, Colour colour);

// Draws a progress bar on an empty screen, for a replay at full speed or a dungeon that is growing.
void drawProgress(const Page& page, std::string_view heading, std::uint64_t ticks,
                  std::uint64_t whole);

// Draws a panel with two lines of text, in the lower or the upper half of the canvas.
void drawNotice(const Page& page, std::string_view heading, std::string_view line, bool isLow);

}  // namespace doorstring
