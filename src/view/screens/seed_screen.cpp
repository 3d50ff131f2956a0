#include "base/fixed.hpp"
#include "view/screens/menu_screens.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace doorstring {

namespace {

constexpr GridSize seedPanelSize{216, 106};
constexpr int seedPadding = 8;
constexpr int fieldPadding = 4;
constexpr int wayTop = 20;    // of the ways to play, below the panel's edge
constexpr int fieldTop = 41;  // of the field
constexpr std::size_t mostLines = 4;

// Where it stands with a field of one line; it grows downward.
PixelRect seedPanel(GridSize canvas) {
    return {(canvas.width - seedPanelSize.width) / 2, (canvas.height - seedPanelSize.height) / 2,
            seedPanelSize.width, seedPanelSize.height};
}

// A code, parted behind its hyphens where it is too long for one line. Words are never that long.
std::vector<std::string_view> fieldLines(const BdfFont& font, std::string_view text, int width) {
    std::vector<std::string_view> lines;
    while (textAdvance(font, text) > width && text.find('-') < text.size() - 1) {
        std::size_t end = text.find('-') + 1;
        for (std::size_t next = text.find('-', end);
             next != std::string_view::npos && textAdvance(font, text.substr(0, next + 1)) <= width;
             next = text.find('-', end)) {
            end = next + 1;
        }
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    lines.push_back(text);
    if (lines.size() > mostLines) {
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(mostLines));
    }
    return lines;
}

void drawField(const Page& page, PixelRect field, const std::vector<std::string_view>& lines,
               bool caret) {
    const auto& [canvas, art, colours] = page;
    const int x = field.x + fieldPadding;
    int y = field.y + 3;
    canvas.fill(field, {0, 0, 0, 120});
    canvas.frame(field, withAlpha(colours.rim, 140));
    for (const std::string_view line : lines) {
        page.write(line, x, y, colours.bright);
        y += art.font.lineHeight();
    }
    if (caret) {
        canvas.fill({x + textAdvance(art.font, lines.back()), y - art.font.lineHeight(), 1,
                     art.font.lineHeight() - 1},
                    colours.text);
    }
}

void drawWay(const Page& page, SeedWay way, bool isChosen, int age) {
    constexpr int ticksPerPointerPicture = 24;
    const auto& [canvas, art, colours] = page;
    const PixelRect place = seedWayPlace(canvas.size(), way);
    const std::string_view word = way == SeedWay::Adventure ? "Adventure" : "Explore";
    const int middle = place.x + place.width / 2;
    const int y = place.y + 3;
    canvas.fill(place, {0, 0, 0, isChosen ? std::uint8_t{120} : std::uint8_t{50}});
    canvas.frame(place, withAlpha(colours.rim, isChosen ? 200 : 60));
    page.write(word, middle, y, isChosen ? colours.bright : colours.quiet, Align::Centre);
    if (isChosen) {
        const int picture = age / ticksPerPointerPicture % 2;
        art.sprites.ui.draw(canvas, static_cast<int>(UiSprite::Cursor0) + picture, place.x + 5, y);
    }
}

}  // namespace

PixelRect seedWayPlace(GridSize canvas, SeedWay way) {
    constexpr int between = 6;
    const PixelRect panel = seedPanel(canvas);
    const int width = (panel.width - 2 * seedPadding - between) / 2;
    const int right = way == SeedWay::Adventure ? 0 : width + between;
    return {panel.x + seedPadding + right, panel.y + wayTop, width, 15};
}

void drawSeedScreen(const Page& page, const SeedPicture& seed) {
    const BdfFont& font = page.art.font;
    PixelRect panel = seedPanel(page.canvas.size());
    const int width = panel.width - 2 * seedPadding;
    const std::vector<std::string_view> lines =
        fieldLines(font, seed.text, width - 2 * fieldPadding);
    const int more = (static_cast<int>(lines.size()) - 1) * font.lineHeight();
    panel.height += more;
    page.dim();
    page.drawPanel(panel, "Seed");
    for (const SeedWay way : {SeedWay::Adventure, SeedWay::Explore}) {
        drawWay(page, way, way == seed.way, seed.age);
    }
    const PixelRect field{panel.x + seedPadding, panel.y + fieldTop, width,
                          font.lineHeight() + 6 + more};
    drawField(page, field, lines, seed.age / (ticksPerSecond / 2) % 2 == 0);
    const std::string_view hint =
        !seed.fault.empty()  ? seed.fault
        : !seed.note.empty() ? seed.note
                             : "A code such as 7K2M-Q9XA, a number or any word. Ctrl+V pastes, "
                               "\u2190 \u2192 choose, Enter goes there, Escape leaves.";
    int y = field.y + field.height + 5;
    for (const std::string& line : wrapText(font, hint, field.width)) {
        page.write(line, field.x, y, seed.fault.empty() ? page.colours.quiet : page.colours.bad);
        y += font.lineHeight();
    }
}

}  // namespace doorstring
