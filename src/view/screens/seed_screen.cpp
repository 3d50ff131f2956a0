#include "base/fixed.hpp"
#include "view/screens/menu_screens.hpp"

namespace doorstring {

namespace {

constexpr GridSize seedPanelSize{216, 106};
constexpr int seedPadding = 8;
constexpr int wayTop = 43;  // of the ways to play, below the panel's edge

PixelRect seedPanel(GridSize canvas) {
    return {(canvas.width - seedPanelSize.width) / 2, (canvas.height - seedPanelSize.height) / 2,
            seedPanelSize.width, seedPanelSize.height};
}

void drawField(const Page& page, PixelRect field, std::string_view text, bool caret) {
    const auto& [canvas, art, colours] = page;
    const int x = field.x + 4;
    const int y = field.y + 3;
    canvas.fill(field, {0, 0, 0, 120});
    canvas.frame(field, withAlpha(colours.rim, 140));
    page.write(text, x, y, colours.bright);
    if (caret) {
        canvas.fill({x + textAdvance(art.font, text), y, 1, art.font.lineHeight() - 1},
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
    const PixelRect panel = seedPanel(page.canvas.size());
    page.dim();
    page.drawPanel(panel, "Seed");
    const BdfFont& font = page.art.font;
    const PixelRect field{panel.x + seedPadding, panel.y + 20, panel.width - 2 * seedPadding,
                          font.lineHeight() + 6};
    drawField(page, field, seed.text, seed.age / (ticksPerSecond / 2) % 2 == 0);
    for (const SeedWay way : {SeedWay::Adventure, SeedWay::Explore}) {
        drawWay(page, way, way == seed.way, seed.age);
    }
    const std::string_view hint =
        seed.fault.empty() ? "A code such as 7K2M-Q9XA, a number or any word. Ctrl+V pastes, "
                             "\u2190 \u2192 choose, Enter goes there, Escape leaves."
                           : seed.fault;
    int y = panel.y + wayTop + 20;
    for (const std::string& line : wrapText(font, hint, field.width)) {
        page.write(line, field.x, y, seed.fault.empty() ? page.colours.quiet : page.colours.bad);
        y += font.lineHeight();
    }
}

}  // namespace doorstring
