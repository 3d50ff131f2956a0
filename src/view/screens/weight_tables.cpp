#include "view/screens/weight_tables.hpp"

#include "config/text/numbers.hpp"
#include "picture/sprites/sprites.hpp"

namespace doorstring {

namespace {

constexpr int tableWidth = 49;
constexpr int tableHeight = 80;
constexpr int tableHeadHeight = 11;
constexpr int rowHeight = 8;
constexpr int barLeft = 10;
constexpr int barWidth = 36;

void drawRow(const Page& page, const DoorTable& table, const DoorTable::Entry& entry, int x,
             int y) {
    const auto& [canvas, art, colours] = page;
    art.sprites.glyphs.draw(canvas, static_cast<int>(doorsGlyph(entry.value)), x, y);
    const auto bar = static_cast<int>(entry.weight * barWidth / table.total());
    canvas.fill({x + barLeft, y, bar, rowHeight - 1}, withAlpha(colours.rim, 70));
    page.write(thousandthsText(entry.weight), x + barLeft + 2, y - 1,
               entry.weight > 0 ? colours.text : colours.quiet);
}

void drawTable(const Page& page, const DoorTable& table, Direction direction, int x, int y) {
    constexpr DirectionArray<std::string_view> heads{{"north", "south", "west", "east"}};
    page.art.sprites.glyphs.draw(page.canvas, static_cast<int>(arrowGlyph(direction)), x, y + 1);
    page.write(heads[direction], x + barLeft, y - 1, page.colours.bright);
    y += tableHeadHeight;
    for (const DoorTable::Entry& entry : table.entries()) {
        drawRow(page, table, entry, x, y);
        y += rowHeight;
    }
}

}  // namespace

void drawWeightTables(const Page& page, const DirectionArray<DoorTable>& tables, int x, int y) {
    for (const Direction direction : allDirections) {
        const auto place = static_cast<int>(direction);
        drawTable(page, tables[direction], direction, x + place % 2 * tableWidth,
                  y + place / 2 * tableHeight);
    }
}

}  // namespace doorstring
