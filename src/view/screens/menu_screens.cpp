#include "view/screens/menu_screens.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int padding = 10;
constexpr int logoTop = 16;

// Of the strip at the lower edge, with what the chosen line does.
int hintHeight(const BdfFont& font) {
    return font.lineHeight() + 5;
}

void drawHint(const Page& page, std::string_view hint) {
    const int height = hintHeight(page.art.font);
    const int top = page.height() - height;
    page.canvas.fill({0, top, page.width(), height}, page.colours.back);
    page.write(hint, page.width() / 2, top + 2, page.colours.quiet, Align::Centre);
}

}  // namespace

void drawTitleScreen(const Page& page, Menu& menu, std::string_view seedCode,
                     std::string_view version) {
    const SpriteSheet& logo = page.art.sprites.logo;
    logo.draw(page.canvas, 0, (page.width() - logo.cell().width) / 2, logoTop);
    const int top = logoTop + logo.cell().height + 5;
    const int free = page.height() - hintHeight(page.art.font) - top;
    menu.showLines(Menu::linesIn(page.art.font, free - 12));
    const int width = menu.width(page.art.font);
    const PixelRect panel{(page.width() - width) / 2 - padding, top, width + 2 * padding,
                          menu.height(page.art.font) + 10};
    page.drawPanel(panel);
    menu.draw(page, panel.x + padding, panel.y + 5);
    page.write(version, 4, 3, page.colours.quiet);
    page.write(seedCode, page.width() - 4, 3, page.colours.quiet, Align::Right);
    drawHint(page, menu.chosenItem().hint);
}

void drawDemoScreen(const Page& page, int dimming, bool isPromptLit) {
    constexpr int opaque = 255;
    const SpriteSheet& logo = page.art.sprites.logo;
    const auto veil = static_cast<std::uint8_t>(dimming * opaque / 100);
    page.canvas.fill(page.canvas.whole(), withAlpha(page.colours.back, veil));
    logo.draw(page.canvas, 0, (page.width() - logo.cell().width) / 2, logoTop);
    const std::string_view prompt = "Press any key";
    const int height = hintHeight(page.art.font);
    const int width = textWidth(page.art.font, prompt) + 2 * padding;
    const int top = page.height() - 2 * height;
    page.drawPanel({(page.width() - width) / 2, top, width, height + 2});
    page.write(prompt, page.width() / 2, top + 3,
               isPromptLit ? page.colours.bright : page.colours.quiet, Align::Centre);
}

void drawMenuPanel(const Page& page, Menu& menu, std::string_view heading,
                   std::string_view footing) {
    const auto& [canvas, art, colours] = page;
    const BdfFont& font = art.font;
    page.dim();
    const int headHeight = font.lineHeight() + 6;
    const std::vector<std::string> foot = wrapEvenly(font, footing, page.width() - 2 * padding - 4);
    const int footHeight = static_cast<int>(foot.size()) * font.lineHeight();
    const int around = headHeight + footHeight + 16;
    const int free = page.height() - hintHeight(font);
    menu.showLines(Menu::linesIn(font, free - around - 2));
    int inner = std::max(menu.width(font), textWidth(font, heading));
    for (const std::string& line : foot) {
        inner = std::max(inner, textWidth(font, line));
    }
    const int height = menu.height(font) + around;
    const PixelRect panel{(page.width() - inner) / 2 - padding, (free - height) / 2,
                          inner + 2 * padding, height};
    page.drawPanel(panel);
    const int middle = panel.x + panel.width / 2;
    page.write(heading, middle, panel.y + 6, colours.bright, Align::Centre);
    canvas.fill({panel.x + 6, panel.y + headHeight + 1, panel.width - 12, 1},
                withAlpha(colours.rim, 90));
    menu.draw(page, middle - menu.width(font) / 2, panel.y + headHeight + 6);
    int y = panel.y + panel.height - footHeight - 5;
    for (const std::string& line : foot) {
        page.write(line, middle, y, colours.quiet, Align::Centre);
        y += font.lineHeight();
    }
    drawHint(page, menu.chosenItem().hint);
}

}  // namespace doorstring
