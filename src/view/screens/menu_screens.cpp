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

void drawHint(Canvas& canvas, const Art& art, const PanelColours& colours, std::string_view hint) {
    const int width = canvas.size().width;
    const int top = canvas.size().height - hintHeight(art.font);
    const int y = top + 2;
    canvas.fill({0, top, width, hintHeight(art.font)}, colours.back);
    drawText(canvas, art.font, hint, width / 2, y,
             {.colour = colours.quiet, .shadow = colours.shadow, .align = Align::Centre});
}

}  // namespace

void drawTitleScreen(Canvas& canvas, const Art& art, const PanelColours& colours, Menu& menu,
                     std::string_view seedCode, std::string_view version) {
    const int width = canvas.size().width;
    const SpriteSheet& logo = art.sprites.logo;
    logo.draw(canvas, 0, (width - logo.cell().width) / 2, logoTop);
    const PixelRect panel{(width - menu.width(art.font)) / 2 - padding,
                          logoTop + logo.cell().height + 5, menu.width(art.font) + 2 * padding,
                          menu.height(art.font) + 10};
    drawPanel(canvas, panel, colours);
    menu.draw(canvas, art, colours, panel.x + padding, panel.y + 5);
    const TextStyle quiet{.colour = colours.quiet, .shadow = colours.shadow};
    drawText(canvas, art.font, version, 4, 3, quiet);
    drawText(canvas, art.font, seedCode, width - 4, 3,
             {.colour = colours.quiet, .shadow = colours.shadow, .align = Align::Right});
    drawHint(canvas, art, colours, menu.chosenItem().hint);
}

void drawMenuPanel(Canvas& canvas, const Art& art, const PanelColours& colours, Menu& menu,
                   std::string_view heading, std::string_view footing) {
    dim(canvas);
    const BdfFont& font = art.font;
    const int headHeight = font.lineHeight() + 6;
    const int around = headHeight + font.lineHeight() + 16;
    menu.showLines(Menu::linesIn(font, canvas.size().height - hintHeight(font) - around - 2));
    const int inner =
        std::max({menu.width(font), textWidth(font, heading), textWidth(font, footing)});
    const int height = menu.height(font) + around;
    const PixelRect panel{(canvas.size().width - inner) / 2 - padding,
                          (canvas.size().height - hintHeight(font) - height) / 2,
                          inner + 2 * padding, height};
    drawPanel(canvas, panel, colours);
    const int middle = panel.x + panel.width / 2;
    drawText(canvas, font, heading, middle, panel.y + 6,
             {.colour = colours.bright, .shadow = colours.shadow, .align = Align::Centre});
    canvas.fill({panel.x + 6, panel.y + headHeight + 1, panel.width - 12, 1},
                withAlpha(colours.rim, 90));
    menu.draw(canvas, art, colours, middle - menu.width(font) / 2, panel.y + headHeight + 6);
    drawText(canvas, font, footing, middle, panel.y + panel.height - font.lineHeight() - 5,
             {.colour = colours.quiet, .shadow = colours.shadow, .align = Align::Centre});
    drawHint(canvas, art, colours, menu.chosenItem().hint);
}

}  // namespace doorstring
