#include "view/screens/map_screen.hpp"

#include "picture/text/short_text.hpp"
#include "view/room_sign.hpp"
#include "view/screens/weight_tables.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int mapMargin = 5;
constexpr int mapHeadHeight = 13;
constexpr int footHeight = 11;

// A carved map does not go by tables: there the map has their place as well.
bool showsTables(const World& world) {
    return world.dungeon.carved() == nullptr;
}

int limitedAlong(int scroll, int map, int view) {
    return map <= view ? map / 2 : std::clamp(scroll, 0, map);
}

// Only the cells in view: a dungeon may have millions.
void drawRooms(Canvas& canvas, const Art& art, const World& world, PixelRect area, MapScroll scroll,
               SignStyle style) {
    const GridSize cell = mapCell;
    const int left = area.width / 2 - scroll.x;  // of the whole map, from the area's corner
    const int top = area.height / 2 - scroll.y;
    const GridPos first{std::max(0, -left / cell.width), std::max(0, -top / cell.height)};
    drawRoomSigns(canvas, art.sprites.map, world, first,
                  {area.width / cell.width + 2, area.height / cell.height + 2},
                  area.x + left + first.x * cell.width, area.y + top + first.y * cell.height,
                  style);
}

}  // namespace

PixelRect mapArea(const World& world, GridSize canvas) {
    const int tables = showsTables(world) ? weightTablesSize.width + mapMargin : 0;
    const int right = canvas.width - tables - mapMargin;
    return {mapMargin, mapHeadHeight + 2, right - mapMargin,
            canvas.height - mapHeadHeight - footHeight - mapMargin};
}

MapScroll scrollToKnight(const World& world, GridSize canvas) {
    const GridPos cell = knightsCell(world);
    return limited(
        {cell.x * mapCell.width + mapCell.width / 2, cell.y * mapCell.height + mapCell.height / 2},
        world, canvas);
}

MapScroll limited(MapScroll scroll, const World& world, GridSize canvas) {
    const GridSize size = world.dungeon.size();
    const PixelRect area = mapArea(world, canvas);
    return {limitedAlong(scroll.x, size.width * mapCell.width, area.width),
            limitedAlong(scroll.y, size.height * mapCell.height, area.height)};
}

void drawMapScreen(const Page& page, const World& world, const DungeonConfig& weights,
                   MapScroll scroll, SignStyle style, std::string_view hint) {
    const auto& [canvas, art, colours] = page;
    canvas.clear(colours.back);
    page.write(ShortText("Rooms {} of {}", world.sights.visited(), world.metrics.rooms), mapMargin,
               4, colours.text);
    const PixelRect area = mapArea(world, canvas.size());
    canvas.fill(area, {0, 0, 0, 90});
    canvas.setClip(area);
    drawRooms(canvas, art, world, area, scroll, style);
    canvas.clearClip();
    page.write(hint, mapMargin, area.y + area.height + 3, colours.quiet);
    canvas.frame(widened(area, 1), withAlpha(colours.rim, 120));
    if (showsTables(world)) {
        const int x = page.width() - weightTablesSize.width - mapMargin;
        page.write("Weights, going", x, 4, colours.text);
        drawWeightTables(page, weights.tables, x, mapHeadHeight + 4);
    }
}

}  // namespace doorstring
