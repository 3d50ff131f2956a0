#include "lab/page/lab_bars.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The bar itself, and the line below it.
struct BarParts {
    PixelRect upper;
    PixelRect lower;
};

BarParts partsOf(PixelRect area) {
    const int line = area.height > 6 ? 2 : 1;
    return {{area.x, area.y, area.width, area.height - line - 1},
            {area.x, area.y + area.height - line, area.width, line}};
}

int along(std::int64_t value, const LabBar& bar, int width) {
    const auto wide = static_cast<int>(std::min(value, bar.whole) * width / bar.whole);
    return value > 0 ? std::max(1, wide) : 0;
}

}  // namespace

void drawLabBar(const Page& page, PixelRect area, const LabBar& bar) {
    const auto& [canvas, art, colours] = page;
    const auto [upper, lower] = partsOf(area);
    canvas.fill(upper, withAlpha(colours.quiet, bar.isUnused ? 18 : 36));
    const int wide = along(bar.weight, bar, upper.width);
    if (bar.isUnused) {
        canvas.fill({upper.x, upper.y, wide, upper.height}, withAlpha(colours.quiet, 50));
        return;
    }
    canvas.fill({upper.x, upper.y, wide, upper.height},
                withAlpha(colours.rim, bar.isChosen ? 230 : 130));
    canvas.fill({upper.x, upper.y, wide, 1}, withAlpha(colours.bright, bar.isChosen ? 255 : 150));
    canvas.fill({lower.x, lower.y, along(bar.came, bar, lower.width), lower.height},
                withAlpha(colours.text, bar.isChosen ? 230 : 140));
    if (bar.before != bar.weight) {
        const int mark = std::min(along(bar.before, bar, upper.width), upper.width - 1);
        canvas.fill({upper.x + mark, upper.y - 1, 1, upper.height + 1}, colours.text);
    }
}

void drawBarLegend(const Page& page, PixelRect area, bool isDuel) {
    constexpr int swatch = 14;
    constexpr int gap = 8;
    struct Entry {
        std::string_view word;
        LabBar bar;
    };
    const std::array entries{
        Entry{"weight", {.weight = 2, .before = 2, .whole = 3, .isChosen = true}},
        Entry{"came out", {.came = 2, .whole = 3, .isChosen = true}},
        Entry{isDuel ? "other set" : "at first", {.before = 2, .whole = 3}}};
    int x = area.x;
    for (const Entry& entry : entries) {
        const int wide = swatch + 3 + textWidth(page.art.font, entry.word);
        if (x + wide > area.x + area.width) {
            return;
        }
        drawLabBar(page, {x, area.y + 1, swatch, 7}, entry.bar);
        page.write(entry.word, x + swatch + 3, area.y - 1, page.colours.quiet);
        x += wide + gap;
    }
}

}  // namespace doorstring
