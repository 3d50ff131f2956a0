#include "view/screens/loom_screen.hpp"

#include "base/message.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

#include <algorithm>
#include <cstdint>

namespace doorstring {

namespace {

constexpr int loomMargin = 6;
constexpr int loomRowHeight = 11;
constexpr int loomBarLeft = 14;  // where a bar begins in its row, after the picture of a room
constexpr int tablesTop = 30;
constexpr int loomHeadHeight = 11;

std::int64_t weightIn(const DoorTable& table, DoorSet doors) {
    const auto found =
        std::ranges::find(table.entries(), doors, [](const auto& entry) { return entry.value; });
    return found == table.entries().end() ? 0 : found->weight;
}

// The width of the bar for a weight, in pixels. `whole` is the width that a bar for the sum of all
// weights of the table would have.
int barWidthFor(std::int64_t weight, const DoorTable& table, int whole) {
    return table.total() == 0 ? 0 : static_cast<int>(weight * whole / table.total());
}

bool areTablesSame(const LoomScreen& screen) {
    return std::ranges::all_of(
        allDirections, [&](Direction way) { return screen.before[way] == screen.after[way]; });
}

// Draws the share of a door string in the table `way`: a thin bar for the next floor without
// offers, and below it a thick bar for the next floor with offers. If the offers change no table,
// draws only the thick bar.
void drawShares(const Page& page, const LoomScreen& screen, Direction way, DoorSet doors,
                PixelRect row) {
    const std::int64_t weight = weightIn(screen.after[way], doors);
    const int width = row.width - loomBarLeft;
    const int widthBefore =
        barWidthFor(weightIn(screen.before[way], doors), screen.before[way], width);
    const int widthAfter = barWidthFor(weight, screen.after[way], width);
    const MapSprite room = weight > 0 ? visitedRoom(doors) : seenRoom(doors);
    page.art.sprites.map.draw(page.canvas, static_cast<int>(room), row.x, row.y);
    const int x = row.x + loomBarLeft;
    if (!areTablesSame(screen)) {
        page.canvas.fill({x, row.y + 1, widthBefore, 2}, page.colours.quiet);
    }
    const Colour colour = widthAfter == widthBefore ? page.colours.rim : page.colours.bright;
    page.canvas.fill({x, row.y + 4, widthAfter, 4}, colour);
    page.canvas.fill({x, row.y + 4, widthAfter, 1}, withAlpha(page.colours.text, 90));
}

void drawLoomTable(const Page& page, const LoomScreen& screen, Direction way, PixelRect area) {
    constexpr DirectionArray<Message> heads{{msg("north"), msg("south"), msg("west"), msg("east")}};
    page.art.sprites.glyphs.draw(page.canvas, static_cast<int>(arrowGlyph(way)), area.x + 2,
                                 area.y + 1);
    const bool isChanged = screen.before[way] != screen.after[way];
    page.write(tr(heads[way]), area.x + loomBarLeft, area.y - 1,
               isChanged ? page.colours.bright : page.colours.text);
    int y = area.y + loomHeadHeight;
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const DoorSet doors = DoorSet::fromBits(bits);
        if (weightIn(screen.before[way], doors) > 0 || weightIn(screen.after[way], doors) > 0) {
            drawShares(page, screen, way, doors, {area.x, y, area.width, loomRowHeight});
            y += loomRowHeight;
        }
    }
}

// Writes what the two kinds of bars stand for, side by side up to `right`.
void drawLegend(const Page& page, int right, int y) {
    constexpr int barWidth = 10;
    constexpr int barGap = 3;
    const auto addEntry = [&](std::string_view what, int height, Colour colour) {
        right -= textWidth(page.art.font, what);
        page.write(what, right, y, page.colours.text);
        right -= barWidth + barGap;
        page.canvas.fill({right, y + 6 - height / 2, barWidth, height}, colour);
        right -= 2 * barGap;
    };
    // Translators: the next floor with an offer, and without it.
    addEntry(tr(msg("next")), 4, page.colours.bright);
    addEntry(tr(msg("now")), 2, page.colours.quiet);
}

}  // namespace

void drawLoomScreen(const Page& page, const LoomScreen& screen) {
    const auto& [canvas, art, colours] = page;
    canvas.clear(colours.back);
    const int lineHeight = art.font.lineHeight();
    page.write(screen.heading, loomMargin, 4, colours.bright);
    page.write(screen.hint, page.width() - loomMargin, 4, colours.quiet, Align::Right);
    page.write(tr(msg("How often each room follows a door:")), loomMargin, 4 + lineHeight,
               colours.text);
    if (!areTablesSame(screen)) {
        drawLegend(page, page.width() - loomMargin, 4 + lineHeight);
    }
    constexpr int columns = 4;
    const int step = (page.width() - 2 * loomMargin) / columns;
    for (const Direction way : allDirections) {
        const int x = loomMargin + static_cast<int>(way) * step;
        drawLoomTable(page, screen, way, {x, tablesTop, step - 6, page.height()});
    }
    int y = page.height() - 3 -
            lineHeight * static_cast<int>(std::max<std::size_t>(1, screen.changes.size()));
    canvas.fill({loomMargin, y - 3, page.width() - 2 * loomMargin, 1}, withAlpha(colours.rim, 90));
    for (const std::string& change : screen.changes) {
        page.write(change, loomMargin, y, colours.text);
        y += lineHeight;
    }
}

}  // namespace doorstring
