#include "view/screens/weight_tables.hpp"

#include "picture/sprites/sprites.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr int tableWidth = 49;
constexpr int tableHeight = 80;
constexpr int tableHeadHeight = 11;
constexpr int rowHeight = 8;
constexpr int barLeft = 10;
constexpr int barWidth = 36;

std::string_view headOf(Direction direction) {
    constexpr DirectionArray<std::string_view> heads{{"north", "south", "west", "east"}};
    return heads[direction];
}

using SmallText = fmt::basic_memory_buffer<char, 32>;

// As in the file: 4, 0.5, 12.25.
void formatWeight(SmallText& text, std::int64_t weight) {
    fmt::format_to(std::back_inserter(text), "{}", weight / weightOne);
    if (std::int64_t rest = weight % weightOne; rest != 0) {
        text.push_back('.');
        for (std::int64_t digit = weightOne / 10; rest != 0; digit /= 10) {
            text.push_back(static_cast<char>('0' + rest / digit));
            rest %= digit;
        }
    }
}

void drawRow(Canvas& canvas, const Art& art, const PanelColours& colours, const DoorTable& table,
             const DoorTable::Entry& entry, int x, int y) {
    art.sprites.glyphs.draw(canvas, static_cast<int>(doorsGlyph(entry.value)), x, y);
    const auto bar = static_cast<int>(entry.weight * barWidth / table.total());
    canvas.fill({x + barLeft, y, bar, rowHeight - 1}, withAlpha(colours.rim, 70));
    SmallText text;
    formatWeight(text, entry.weight);
    drawText(canvas, art.font, {text.data(), text.size()}, x + barLeft + 2, y - 1,
             {.colour = entry.weight > 0 ? colours.text : colours.quiet, .shadow = colours.shadow});
}

void drawTable(Canvas& canvas, const Art& art, const PanelColours& colours, const DoorTable& table,
               Direction direction, int x, int y) {
    art.sprites.glyphs.draw(canvas, static_cast<int>(arrowGlyph(direction)), x, y + 1);
    drawText(canvas, art.font, headOf(direction), x + barLeft, y - 1,
             {.colour = colours.bright, .shadow = colours.shadow});
    int rowY = y + tableHeadHeight;
    for (const DoorTable::Entry& entry : table.entries()) {
        drawRow(canvas, art, colours, table, entry, x, rowY);
        rowY += rowHeight;
    }
}

}  // namespace

void drawWeightTables(Canvas& canvas, const Art& art, const PanelColours& colours,
                      const DirectionArray<DoorTable>& tables, int x, int y) {
    for (const Direction direction : allDirections) {
        const auto place = static_cast<int>(direction);
        drawTable(canvas, art, colours, tables[direction], direction, x + place % 2 * tableWidth,
                  y + place / 2 * tableHeight);
    }
}

}  // namespace doorstring
