#include "view/screens/map_screen.hpp"

#include "config/text/numbers.hpp"
#include "config/text/say.hpp"
#include "picture/sprites/sprites.hpp"
#include "view/room_sign.hpp"
#include "view/screens/map_legend.hpp"
#include "view/screens/table_bends.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr int mapEdge = 5;
constexpr int mapHeadHeight = 13;
constexpr int footHeight = 11;
constexpr std::uint8_t mapFrameAlpha = 120;

// Whether the tables are shown. A carved map does not grow from them, and in an adventure nobody
// changes them, so the map takes their space.
bool showsTables(const World& world) {
    return world.dungeon.carved() == nullptr && !world.config.isAdventure();
}

int keptOnAxis(int scroll, int map, int view) {
    return map <= view ? map / 2 : std::clamp(scroll, 0, map);
}

// The upper left corner of the whole map on the screen.
GridPos cornerOfMap(PixelRect area, MapScroll scroll) {
    return {area.x + area.width / 2 - scroll.x, area.y + area.height / 2 - scroll.y};
}

constexpr GridSize cellSizeFor(bool isFar) {
    return isFar ? farMapCell : mapCell;
}

// The direction in which the sign reaches farthest out of the area; empty if no part of the sign is
// outside.
std::optional<Direction> wayToSign(PixelRect sign, PixelRect area) {
    const int left = area.x - sign.x;
    const int right = sign.x + sign.width - area.x - area.width;
    const int up = area.y - sign.y;
    const int down = sign.y + sign.height - area.y - area.height;
    const int most = std::max({left, right, up, down});
    if (most <= 0) {
        return std::nullopt;
    }
    return most == left    ? Direction::West
           : most == right ? Direction::East
           : most == up    ? Direction::North
                           : Direction::South;
}

// Draws an arrow with words at the edge of the area, toward the sign of the knight's room. Draws
// nothing if the whole sign is in view.
void pointToKnight(const Page& page, PixelRect sign, PixelRect area) {
    const auto way = wayToSign(sign, area);
    if (!way) {
        return;
    }
    constexpr int inset = 6;
    const std::string_view words = tr(msg("You are here"));
    const SpriteSheet& glyphs = page.art.sprites.glyphs;
    const int half = glyphs.cell().width / 2;
    const int x = std::clamp(sign.x + sign.width / 2, area.x + inset, area.x + area.width - inset);
    const int y =
        std::clamp(sign.y + sign.height / 2, area.y + inset, area.y + area.height - inset);
    const bool inTheWest = x < area.x + area.width / 2;
    const int width = textWidth(page.art.font, words);
    const int wordsAt = inTheWest ? x + inset : x - inset - width;
    page.canvas.fill({wordsAt - 2, y - 5, width + 4, 11}, page.colours.back);
    page.write(words, wordsAt, y - 4, page.colours.bright);
    glyphs.draw(page.canvas, static_cast<int>(arrowGlyph(*way)), x - half, y - half);
}

// Draws only the rooms in view, since a dungeon may have millions of rooms.
void drawRooms(Canvas& canvas, const Art& art, const World& world, PixelRect area, MapScroll scroll,
               SignStyle style) {
    const GridSize cell = cellSizeFor(scroll.isFar);
    const GridPos corner = cornerOfMap(area, scroll);
    const GridPos firstCell{std::max(0, (area.x - corner.x) / cell.width),
                            std::max(0, (area.y - corner.y) / cell.height)};
    drawRoomSigns(canvas, scroll.isFar ? art.sprites.minimap : art.sprites.map, world, firstCell,
                  {area.width / cell.width + 2, area.height / cell.height + 2},
                  corner.x + firstCell.x * cell.width, corner.y + firstCell.y * cell.height, style);
}

}  // namespace

PixelRect mapArea(const World& world, GridSize canvas) {
    const int tables = showsTables(world) ? weightTablesSize.width + mapEdge : 0;
    const int right = canvas.width - tables - mapEdge;
    return {mapEdge, mapHeadHeight + 2, right - mapEdge,
            canvas.height - mapHeadHeight - mapLegendHeight(world) - footHeight - mapEdge};
}

MapScroll scrolledToFit(const World& world, GridSize canvas, bool showsAll) {
    const GridSize size = world.dungeon.size();
    const GridRect shown = showsAll || world.hasMap || world.hasCompass
                               ? GridRect{0, 0, size.width, size.height}
                               : world.sights.known();
    const PixelRect area = mapArea(world, canvas);
    for (const bool isFar : {false, true}) {
        const GridSize cell = cellSizeFor(isFar);
        if (shown.width * cell.width <= area.width && shown.height * cell.height <= area.height) {
            return keptOnMap({(2 * shown.x + shown.width) * cell.width / 2,
                              (2 * shown.y + shown.height) * cell.height / 2, isFar},
                             world, canvas);
        }
    }
    constexpr bool isFar = true;
    return scrolledToKnight(world, canvas, isFar);
}

MapScroll scrolledToKnight(const World& world, GridSize canvas, bool isFar) {
    const GridPos at = knightsCell(world);
    const GridSize cell = cellSizeFor(isFar);
    return keptOnMap(
        {at.x * cell.width + cell.width / 2, at.y * cell.height + cell.height / 2, isFar}, world,
        canvas);
}

MapScroll keptOnMap(MapScroll scroll, const World& world, GridSize canvas) {
    const GridSize size = world.dungeon.size();
    const GridSize cell = cellSizeFor(scroll.isFar);
    const PixelRect area = mapArea(world, canvas);
    return {keptOnAxis(scroll.x, size.width * cell.width, area.width),
            keptOnAxis(scroll.y, size.height * cell.height, area.height), scroll.isFar};
}

PixelRect mapSign(const World& world, GridSize canvas, MapScroll scroll, GridPos cell) {
    const GridPos corner = cornerOfMap(mapArea(world, canvas), scroll);
    const GridSize size = cellSizeFor(scroll.isFar);
    return {corner.x + cell.x * size.width, corner.y + cell.y * size.height, size.width,
            size.height};
}

MapScroll scrolledToCell(GridPos cell, MapScroll scroll, const World& world, GridSize canvas) {
    const PixelRect area = mapArea(world, canvas);
    const PixelRect sign = mapSign(world, canvas, scroll, cell);
    const auto pixelsOutside = [](int at, int size, int from, int length) {
        return std::min(at - from, 0) + std::max(at + size - from - length, 0);
    };
    scroll.x += pixelsOutside(sign.x, sign.width, area.x, area.width);
    scroll.y += pixelsOutside(sign.y, sign.height, area.y, area.height);
    return keptOnMap(scroll, world, canvas);
}

std::optional<GridPos> mapCellAt(const World& world, GridSize canvas, MapScroll scroll,
                                 GridPos pixel) {
    const PixelRect area = mapArea(world, canvas);
    const GridPos corner = cornerOfMap(area, scroll);
    const GridSize size = cellSizeFor(scroll.isFar);
    if (!area.contains(pixel) || pixel.x < corner.x || pixel.y < corner.y) {
        return std::nullopt;
    }
    const GridPos cell{(pixel.x - corner.x) / size.width, (pixel.y - corner.y) / size.height};
    return world.dungeon.plans().contains(cell) ? std::optional(cell) : std::nullopt;
}

std::string roomsText(const World& world) {
    return say("Rooms {visited} of {rooms}", "visited"_a = world.sights.visited(),
               "rooms"_a = world.metrics.rooms);
}

void drawMapScreen(const Page& page, const World& world, const DungeonConfig& weights,
                   MapScroll scroll, SignStyle style, std::string_view heading,
                   std::string_view hint) {
    const auto& [canvas, art, colours] = page;
    canvas.clear(colours.back);
    page.write(heading, mapEdge, 4, colours.text);
    const PixelRect area = mapArea(world, canvas.size());
    canvas.fill(area, {0, 0, 0, 90});
    canvas.setClip(area);
    drawRooms(canvas, art, world, area, scroll, style);
    canvas.clearClip();
    pointToKnight(page, mapSign(world, canvas.size(), scroll, knightsCell(world)), area);
    drawMapLegend(page, world, area.x, area.y + area.height + 2);
    page.write(hint, mapEdge, page.height() - footHeight, colours.quiet);
    canvas.frame(area.grown(1), withAlpha(colours.rim, mapFrameAlpha));
    if (showsTables(world)) {
        const int x = page.width() - weightTablesSize.width - mapEdge;
        page.write(tr(msg("Weights by direction")), x, 4, colours.text);
        drawWeightTables(page, weights.tables, x, mapHeadHeight + 2);
    } else if (world.dungeon.carved() == nullptr) {
        constexpr int besideLegend = 128;
        drawBends(page, weights.tables, area.x + besideLegend, area.y + area.height + 3,
                  area.right());
    }
}

namespace {

constexpr int tableWidth = 49;
constexpr int tableHeight = 75;
constexpr int tableHeadHeight = 10;
constexpr int rowHeight = 8;
constexpr int barLeft = 10;
constexpr int weightBarWidth = 36;

void drawRow(const Page& page, const DoorTable& table, const DoorTable::Entry& entry, int x,
             int y) {
    const auto& [canvas, art, colours] = page;
    art.sprites.glyphs.draw(canvas, static_cast<int>(doorsGlyph(entry.value)), x, y);
    const auto bar = static_cast<int>(entry.weight * weightBarWidth / table.total());
    canvas.fill({x + barLeft, y, bar, rowHeight - 1}, withAlpha(colours.rim, 70));
    page.write(thousandthsText(entry.weight), x + barLeft + 2, y - 1,
               entry.weight > 0 ? colours.text : colours.quiet);
}

void drawTable(const Page& page, const DoorTable& table, Direction direction, int x, int y) {
    constexpr DirectionArray<Message> heads{{msg("north"), msg("south"), msg("west"), msg("east")}};
    page.art.sprites.glyphs.draw(page.canvas, static_cast<int>(arrowGlyph(direction)), x, y + 1);
    page.write(tr(heads[direction]), x + barLeft, y - 1, page.colours.bright);
    y += tableHeadHeight;
    for (const DoorTable::Entry& entry : table.entries()) {
        drawRow(page, table, entry, x, y);
        y += rowHeight;
    }
}

}  // namespace

void drawWeightTables(const Page& page, const DirectionArray<DoorTable>& tables, int x, int y) {
    for (const Direction direction : allDirections) {
        const auto number = static_cast<int>(direction);
        drawTable(page, tables[direction], direction, x + number % 2 * tableWidth,
                  y + number / 2 * tableHeight);
    }
}

namespace {

constexpr int whyPanelMargin = 2;   // around the panel
constexpr int whyPanelPadding = 5;  // inside the panel
constexpr int whyLineHeight = 9;
constexpr int whyLegendEdge = 4;  // above a legend
constexpr int whyHintMargin = 5;
constexpr int whyHintHeight = 11;

struct WhyPanel {
    std::vector<std::string> lines;  // which room it is, why, and a hint
    bool isAbove = false;            // in the upper half of the screen
    int top = 0;
    int height = 0;
};

std::vector<std::string> whyLines(const BdfFont& font, GridSize canvas,
                                  std::span<const std::string> sentences) {
    const int width = canvas.width - 2 * (whyPanelMargin + whyPanelPadding);
    std::vector<std::string> lines;
    for (const std::string& sentence : sentences) {
        for (std::string& line : wrapText(font, sentence, width)) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

// The number of lines of a text that leave space for a legend.
int mostWhyLines(const World& world, GridSize canvas) {
    const int legend = std::max(narrowLegendHeight(world), mapLegendHeight(world)) + whyLegendEdge;
    return (canvas.height - legend - 2 * whyPanelPadding) / whyLineHeight - 1;
}

// Lays out the panel at the upper or at the lower edge of the screen, whichever is farther from the
// sign.
WhyPanel whyPanelFor(const BdfFont& font, const World& world, GridSize canvas, PixelRect sign,
                     const WhyText& text) {
    const int most = mostWhyLines(world, canvas);
    const std::vector<std::string> lines = whyLines(font, canvas, text.sentences);
    const int count = static_cast<int>(lines.size());
    WhyPanel panel;
    panel.lines.assign(lines.begin() + std::min(text.part * most, count),
                       lines.begin() + std::min((text.part + 1) * most, count));
    panel.lines.push_back(text.hint);
    panel.height = static_cast<int>(panel.lines.size()) * whyLineHeight + 2 * whyPanelPadding;
    panel.isAbove = sign.y + sign.height / 2 > canvas.height / 2;
    panel.top = panel.isAbove ? 0 : canvas.height - panel.height;
    return panel;
}

// Draws the legend above a panel at the lower edge of the screen, because the panel covers the
// usual place of the legend. Draws it in the upper right corner, or in the upper left corner if the
// sign is so far to the right that the legend could cover it. `top` is the upper edge of the panel.
void drawLegendAbove(const Page& page, const World& world, PixelRect sign, int top) {
    const int right = page.width() - narrowLegendWidth;
    const int x = sign.right() < right ? right : 0;
    const PixelRect frame = mapArea(world, page.canvas.size()).grown(1);
    page.cover({0, frame.bottom() + 1, page.width(), top - frame.bottom() - 1});
    page.cover({x, 0, narrowLegendWidth, top});
    const int side = x == 0 ? narrowLegendWidth - 1 : x;  // of the frame, which the legend hides
    page.canvas.fill({side, frame.y, 1, std::min(frame.bottom() + 1, top) - frame.y},
                     withAlpha(page.colours.rim, mapFrameAlpha));
    drawNarrowLegend(page, world, x + 2, whyLegendEdge);
}

}  // namespace

int whyParts(const BdfFont& font, const World& world, GridSize canvas,
             std::span<const std::string> sentences) {
    const int lines = static_cast<int>(whyLines(font, canvas, sentences).size());
    const int most = mostWhyLines(world, canvas);
    return std::max(1, (lines + most - 1) / most);
}

void drawWhyPanel(const Page& page, const World& world, MapScroll scroll, GridPos cell,
                  const WhyText& text) {
    const PixelRect sign = mapSign(world, page.canvas.size(), scroll, cell);
    page.canvas.frame(sign.grown(1), page.colours.text);
    const auto [lines, isAbove, top, height] =
        whyPanelFor(page.art.font, world, page.canvas.size(), sign, text);
    page.drawPanel({whyPanelMargin, top, page.width() - 2 * whyPanelMargin, height});
    if (!isAbove) {
        drawLegendAbove(page, world, sign, top);
    }
    int y = top + whyPanelPadding;
    for (const std::string& line : lines) {
        page.write(line, whyPanelMargin + whyPanelPadding, y,
                   &line == &lines.back()                      ? page.colours.quiet
                   : &line == &lines.front() && text.part == 0 ? page.colours.bright
                                                               : page.colours.text);
        y += whyLineHeight;
    }
}

MapScroll besideWhyPanel(const BdfFont& font, const World& world, GridSize canvas, MapScroll scroll,
                         GridPos cell, const WhyText& text) {
    constexpr int gap = 2;
    const PixelRect sign = mapSign(world, canvas, scroll, cell).grown(gap);
    const WhyPanel panel = whyPanelFor(font, world, canvas, sign, text);
    scroll.y -= panel.isAbove ? std::max(0, panel.top + panel.height - sign.y)
                              : std::min(0, panel.top - sign.bottom());
    return scroll;
}

void drawWhyHint(const Page& page, std::string_view hint) {
    page.write(hint, page.width() - whyHintMargin, page.height() - whyHintHeight,
               page.colours.quiet, Align::Right);
}

}  // namespace doorstring
