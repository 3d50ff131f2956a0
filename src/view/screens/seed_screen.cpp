#include "base/fixed.hpp"
#include "view/screens/menu_screens.hpp"

namespace doorstring {

namespace {

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

}  // namespace

void drawSeedScreen(const Page& page, std::string_view text, std::string_view fault, int age) {
    constexpr GridSize size{216, 86};
    constexpr int seedPadding = 8;
    const PixelRect panel{(page.width() - size.width) / 2, (page.height() - size.height) / 2,
                          size.width, size.height};
    page.dim();
    page.drawPanel(panel, "Seed");
    const BdfFont& font = page.art.font;
    const PixelRect field{panel.x + seedPadding, panel.y + 20, size.width - 2 * seedPadding,
                          font.lineHeight() + 6};
    drawField(page, field, text, age / (ticksPerSecond / 2) % 2 == 0);
    const std::string_view hint =
        fault.empty() ? "A code such as 7K2M-Q9XA, a number or any word. Ctrl+V pastes, "
                        "Enter goes there, Escape leaves."
                      : fault;
    int y = field.y + field.height + 5;
    for (const std::string& line : wrapText(font, hint, field.width)) {
        page.write(line, field.x, y, fault.empty() ? page.colours.quiet : page.colours.bad);
        y += font.lineHeight();
    }
}

}  // namespace doorstring
