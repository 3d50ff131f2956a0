// Draws a dungeon at one moment of its trace: its rooms and the doors behind which rooms will grow,
// or its carved map. The newest room is lit. If cells are large enough, rooms show their position
// and door string.
#pragma once

#include "base/grid.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/canvas/tile_light.hpp"
#include "picture/dungeon/growth_room.hpp"
#include "picture/text/text.hpp"
#include "study/trace/trace.hpp"

#include <algorithm>
#include <string_view>

namespace doorstring {

struct GrowthMoment {
    const Trace& trace;
    const TraceCursor& cursor;
    // The ticks since the last step; during the first of them, what is new moves and fades. By
    // default everything is at rest.
    int age = 1'000'000;
    // The tick that times the pulse of the doors behind which rooms will grow.
    int tick = 0;
};

struct GrowthArt {
    const BdfFont& font;
    const SpriteSheet& signs;  // with the pictures of MapSprite, as on the large map
    Colour light;              // the colour of what is new
};

// The stone of a room: `plain` until distances are measured; then colours spread from the start.
Stone stoneAt(const GrowthMoment& moment, const RoomPlan& plan, const Stone& plain);

void drawGrowth(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment, PixelRect area);

// Draws a carved map: rock, the rooms and tunnels that have been dug out of it by this moment, and
// later the screens into which it is cut. The moment's trace must have a map.
void drawGrowingMap(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment,
                    PixelRect area);

// The usual size, in pixels, of the picture of a map with this size in tiles; at most `largest`.
GridSize usualMapSize(GridSize tiles, GridSize largest);

// Draws a page with the moment, and below it `sentence`, which is the step in words.
Canvas drawGrowthPage(const BdfFont& font, const SpriteSheet& signs, const GrowthMoment& moment,
                      std::string_view sentence);

// Where the cells of a grid, or the tiles of a map, are on a picture of growth: in the middle of
// an area, and as large as the area allows, up to a largest size.
struct GrowthLayout {
    GridSize cell{1, 1};  // pixels
    int group = 1;        // side of a square of cells that share a pixel; above 1 on large grids
    int left = 0;
    int top = 0;

    // The pixels of a rectangle of cells whose upper left cell is `first`; at least one pixel.
    constexpr PixelRect rect(GridPos first, GridSize cells = {1, 1}) const {
        const int x = first.x / group * cell.width;
        const int y = first.y / group * cell.height;
        return {left + x, top + y, groups(first.x + cells.width) * cell.width - x,
                groups(first.y + cells.height) * cell.height - y};
    }

    constexpr int groups(int cells) const { return (cells + group - 1) / group; }
};

inline constexpr GridSize largestGrowthCell{60, 44};
inline constexpr int largestGrowthTile = 10;

// Makes a layout with cells of this size. If they are 0 pixels wide or high, because the grid is
// larger than the area, several cells share a pixel.
constexpr GrowthLayout growthLayout(GridSize grid, PixelRect area, GridSize cell) {
    GrowthLayout layout;
    if (cell.width > 0 && cell.height > 0) {
        layout.cell = cell;
    } else {
        layout.group = std::max((grid.width + area.width - 1) / area.width,
                                (grid.height + area.height - 1) / area.height);
    }
    layout.left = area.x + (area.width - layout.groups(grid.width) * layout.cell.width) / 2;
    layout.top = area.y + (area.height - layout.groups(grid.height) * layout.cell.height) / 2;
    return layout;
}

// Lays out cells that are neither too wide nor too tall.
constexpr GrowthLayout cellLayout(GridSize grid, PixelRect area) {
    const int width = std::min(area.width / grid.width, largestGrowthCell.width);
    const int height = std::min(area.height / grid.height, largestGrowthCell.height);
    return growthLayout(
        grid, area,
        {std::min(width, std::max(1, height * 2)), std::min(height, std::max(1, width * 3 / 4))});
}

constexpr GrowthLayout tileLayout(GridSize tiles, PixelRect area) {
    const int side =
        std::min({area.width / tiles.width, area.height / tiles.height, largestGrowthTile});
    return growthLayout(tiles, area, {side, side});
}

}  // namespace doorstring
