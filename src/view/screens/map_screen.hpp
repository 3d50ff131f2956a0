// The large map, the four door tables beside it, and the panel over it that says why a room is as
// it is.
#pragma once

#include "config/config.hpp"
#include "view/panel.hpp"
#include "view/room_sign.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace doorstring {

// The part of the map that is in view: (x, y) is the middle of the view, in pixels from the upper
// left corner of the map.
struct MapScroll {
    int x = 0;
    int y = 0;
    bool isFar = false;  // whether rooms are as small as on the minimap
};

inline constexpr GridSize mapCell{12, 10};   // pixels
inline constexpr GridSize farMapCell{6, 4};  // pixels, when seen from afar

// The part of the screen that shows the map; below it are the legend and a hint.
PixelRect mapArea(const World& world, GridSize canvas);

// The map scrolled so that all known rooms are in view. Their signs are large if all of them then
// fit into the view, else small. If not even small signs fit, the knight's room is in the middle
// instead. All rooms count as known if `showsAll`, `World::hasMap` or `World::hasCompass` is true.
// `canvas` is the size of the whole screen, in pixels.
MapScroll scrolledToFit(const World& world, GridSize canvas, bool showsAll);
// The map scrolled so that the knight's room is in the middle.
MapScroll scrolledToKnight(const World& world, GridSize canvas, bool isFar = false);
// Keeps the middle of the view on the map, and centres the map along an axis on which all of it
// fits.
MapScroll keptOnMap(MapScroll scroll, const World& world, GridSize canvas);

// The map scrolled just far enough to have the cell in view.
MapScroll scrolledToCell(GridPos cell, MapScroll scroll, const World& world, GridSize canvas);
// The place of the cell's sign on the screen.
PixelRect mapSign(const World& world, GridSize canvas, MapScroll scroll, GridPos cell);
// The cell whose sign is at the pixel; empty if none is.
std::optional<GridPos> mapCellAt(const World& world, GridSize canvas, MapScroll scroll,
                                 GridPos pixel);

// Draws the map, with `heading` above it and `hint` below it. `weights` is the configuration that
// the dungeon was grown with.
void drawMapScreen(const Page& page, const World& world, const DungeonConfig& weights,
                   MapScroll scroll, SignStyle style, std::string_view heading,
                   std::string_view hint);
// Says how many rooms the knight has visited: "Rooms 3 of 12".
std::string roomsText(const World& world);

// The four door tables, with a picture of each door string, its weight and a bar for its share.

inline constexpr GridSize weightTablesSize{98, 150};  // pixels

// Draws the tables two by two, north and south above west and east.
void drawWeightTables(const Page& page, const DirectionArray<DoorTable>& tables, int x, int y);

// Why a room is as it is.
struct WhyText {
    std::span<const std::string> sentences;  // the first says which room it is
    std::string hint;                        // which keys do what
    int part = 0;                            // which part of the text is shown, from 0 on
};

// The number of parts that the sentences are shown in: more than one if they leave no space for a
// legend.
int whyParts(const BdfFont& font, const World& world, GridSize canvas,
             std::span<const std::string> sentences);

// Draws a frame around the sign of `cell`, and a panel that says why the room of that cell is as it
// is. The panel is at the upper or at the lower edge of the screen, whichever is farther from the
// sign.
void drawWhyPanel(const Page& page, const World& world, MapScroll scroll, GridPos cell,
                  const WhyText& text);
// The map scrolled up or down, just so far that the panel does not cover the sign of `cell`.
MapScroll besideWhyPanel(const BdfFont& font, const World& world, GridSize canvas, MapScroll scroll,
                         GridPos cell, const WhyText& text);
// Writes in the lower right corner which key asks why a room is as it is.
void drawWhyHint(const Page& page, std::string_view hint);

}  // namespace doorstring
