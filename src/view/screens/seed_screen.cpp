#include "view/screens/seed_screen.hpp"

#include "base/fixed.hpp"

namespace doorstring {

namespace {

constexpr int panelWidth = 216;
constexpr int panelHeight = 86;
constexpr int seedPadding = 8;

void drawField(Canvas& canvas, const Art& art, const PanelColours& colours, PixelRect field,
               std::string_view text, bool caret) {
    canvas.fill(field, {0, 0, 0, 120});
    canvas.frame(field, withAlpha(colours.rim, 140));
    drawText(canvas, art.font, text, field.x + 4, field.y + 3,
             {.colour = colours.bright, .shadow = colours.shadow});
    if (caret) {
        const int x = field.x + 4 + textAdvance(art.font, text);
        canvas.fill({x, field.y + 3, 1, art.font.lineHeight() - 1}, colours.text);
    }
}

}  // namespace

void drawSeedScreen(Canvas& canvas, const Art& art, const PanelColours& colours,
                    std::string_view text, std::string_view fault, int age) {
    dim(canvas);
    const PixelRect panel{(canvas.size().width - panelWidth) / 2,
                          (canvas.size().height - panelHeight) / 2, panelWidth, panelHeight};
    drawPanel(canvas, panel, colours);
    const int lineHeight = art.font.lineHeight();
    drawText(canvas, art.font, "Seed", panel.x + panelWidth / 2, panel.y + 5,
             {.colour = colours.bright, .shadow = colours.shadow, .align = Align::Centre});
    const PixelRect field{panel.x + seedPadding, panel.y + 20, panelWidth - 2 * seedPadding,
                          lineHeight + 6};
    drawField(canvas, art, colours, field, text, age / (ticksPerSecond / 2) % 2 == 0);
    const std::string_view hint =
        fault.empty() ? "A code such as 7K2M-Q9XA, a number or any word. Ctrl+V pastes, "
                        "Enter goes there, Escape leaves."
                      : fault;
    int y = field.y + field.height + 5;
    for (const std::string& line : wrapText(art.font, hint, field.width)) {
        drawText(canvas, art.font, line, field.x, y,
                 {.colour = fault.empty() ? colours.quiet : colours.bad, .shadow = colours.shadow});
        y += lineHeight;
    }
}

}  // namespace doorstring
