#include "view/screens/menu_screens.hpp"

#include "view/glow.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int padding = 10;
constexpr int logoTop = 16;

// Of the strip at the lower edge, with what the chosen line does.
int hintHeight(const BdfFont& font) {
    return font.lineHeight() + 5;
}

// In lines about as long as each other, centred.
class WrappedText {
public:
    WrappedText(const BdfFont& font, std::string_view text, int most)
        : lineHeight_(font.lineHeight()) {
        if (!text.empty()) {
            lines_ = wrapEvenly(font, text, most);
        }
        for (const std::string& line : lines_) {
            width_ = std::max(width_, textWidth(font, line));
        }
    }

    int width() const { return width_; }
    int height() const { return static_cast<int>(lines_.size()) * lineHeight_; }
    void draw(const Page& page, int middle, int y, Colour colour) const {
        for (const std::string& line : lines_) {
            page.write(line, middle, y, colour, Align::Centre);
            y += lineHeight_;
        }
    }

private:
    std::vector<std::string> lines_;
    int lineHeight_;
    int width_ = 0;
};

void drawHint(const Page& page, std::string_view hint) {
    const int height = hintHeight(page.art.font);
    const int top = page.height() - height;
    page.canvas.fill({0, top, page.width(), height}, page.colours.back);
    page.write(hint, page.width() / 2, top + 2, page.colours.quiet, Align::Centre);
}

// (x, foot) is its lower left corner.
void drawBurningPillar(const Page& page, const TitlePicture& title, int x, int foot) {
    constexpr std::uint64_t ticksPerFlame = 8;
    constexpr int bowlFoot = 12;  // pixels above the pillar's
    constexpr Colour warm{236, 132, 48};
    const auto& [canvas, art, colours] = page;
    const int bowlTop = foot - bowlFoot - tileSide;
    const GridPos flame{x + tileSide / 2, bowlTop + 4};
    const int flicker = static_cast<int>(title.tick / ticksPerFlame % brazierPictures);
    drawGlow(canvas, flame, 26, 24, withAlpha(warm, 18));
    drawGlow(canvas, flame, 15, 14, withAlpha(warm, 26));
    title.tileset.drawShaded(canvas, TilePicture::Pillar0, x, foot - tileSide);
    title.tileset.drawShaded(canvas, TilePicture::PillarCap0, x, foot - 2 * tileSide);
    art.sprites.fittings.draw(canvas, title.tileset.light(),
                              static_cast<int>(FittingSprite::BrazierLit0) + flicker, x, bowlTop);
}

}  // namespace

void drawTitleScreen(const Page& page, Menu& menu, const TitlePicture& title) {
    const SpriteSheet& logo = page.art.sprites.logo;
    logo.draw(page.canvas, 0, (page.width() - logo.cell().width) / 2, logoTop);
    const int top = logoTop + logo.cell().height + 5;
    const int free = page.height() - hintHeight(page.art.font) - top;
    menu.showLines(Menu::linesIn(page.art.font, free - 12));
    const int width = menu.width(page.art.font);
    const PixelRect panel{(page.width() - width) / 2 - padding, top, width + 2 * padding,
                          menu.height(page.art.font) + 10};
    constexpr int aside = 5;  // of the pillars
    if (panel.x >= tileSide + aside) {
        const int foot = panel.y + panel.height;
        drawBurningPillar(page, title, panel.x - aside - tileSide, foot);
        drawBurningPillar(page, title, panel.x + panel.width + aside, foot);
    }
    page.drawPanel(panel);
    menu.draw(page, panel.x + padding, panel.y + 5);
    page.write(title.version, 4, 3, page.colours.quiet);
    page.write(title.seedCode, page.width() - 4, 3, page.colours.quiet, Align::Right);
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

void drawMenuPanel(const Page& page, Menu& menu, const MenuTexts& texts) {
    const auto& [canvas, art, colours] = page;
    const BdfFont& font = art.font;
    page.dim();
    const int most = page.width() - 2 * padding - 4;
    const WrappedText lead(font, texts.lead, most);
    const WrappedText foot(font, texts.footing, most);
    const int headHeight = font.lineHeight() + 6;
    const int leadHeight = lead.height() > 0 ? lead.height() + 4 : 0;
    const int around = headHeight + leadHeight + foot.height() + 16;
    const int free = page.height() - hintHeight(font);
    menu.showLines(Menu::linesIn(font, free - around - 2));
    const int inner =
        std::max({menu.width(font), textWidth(font, texts.heading), lead.width(), foot.width()});
    const int height = menu.height(font) + around;
    const PixelRect panel{(page.width() - inner) / 2 - padding, (free - height) / 2,
                          inner + 2 * padding, height};
    page.drawPanel(panel);
    const int middle = panel.x + panel.width / 2;
    page.write(texts.heading, middle, panel.y + 6, colours.bright, Align::Centre);
    canvas.fill({panel.x + 6, panel.y + headHeight + 1, panel.width - 12, 1},
                withAlpha(colours.rim, 90));
    lead.draw(page, middle, panel.y + headHeight + 5, colours.text);
    menu.draw(page, middle - menu.width(font) / 2, panel.y + headHeight + leadHeight + 6);
    foot.draw(page, middle, panel.y + panel.height - foot.height() - 5, colours.quiet);
    drawHint(page, menu.chosenItem().hint);
}

}  // namespace doorstring
