#include "view/hud/offer_panel.hpp"

#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

#include <array>
#include <string_view>

namespace doorstring {

namespace {

constexpr int panelHeight = 36;
constexpr int panelMargin = 4;
constexpr int offerSide = 16;
constexpr int coinSide = 8;

// A figure of a forecast: its word, and the sum that its average follows from.
struct ForecastFigure {
    std::string_view what;
    std::int64_t Forecast::*sum;
};
constexpr std::array forecastFigures{ForecastFigure{"rooms", &Forecast::rooms},
                                     ForecastFigure{"chests", &Forecast::chests},
                                     ForecastFigure{"danger", &Forecast::danger}};

// Writes how a figure changes, and returns where it ends.
int writeFigure(const Page& page, const ForecastFigure& figure, const OfferPanel& panel, int x,
                int y) {
    const int from = panel.before->mean((*panel.before).*figure.sum);
    const int to = panel.after->mean((*panel.after).*figure.sum);
    page.write(figure.what, x, y, page.colours.quiet);
    x += textAdvance(page.art.font, figure.what) + 3;
    const bool isSame = from == to;
    const ShortText text = isSame ? ShortText("{}", from) : ShortText("{} \u2192 {}", from, to);
    page.write(text, x, y, isSame ? page.colours.text : page.colours.bright);
    return x + textWidth(page.art.font, text);
}

}  // namespace

// It hides what the knight carries, but neither him nor the loom.
PixelRect offerPanelArea(const Page& page) {
    return {panelMargin, 0, page.width() - 2 * panelMargin, panelHeight};
}

void drawOfferPanel(const Page& page, const OfferPanel& panel) {
    const PixelRect area = offerPanelArea(page);
    const auto& [canvas, art, colours] = page;
    page.drawPanel(area);
    const int line = art.font.lineHeight();
    const int left = area.x + 6;
    const int top = area.y + 4;
    art.sprites.offers.draw(canvas, static_cast<int>(panel.offer.sign), left, top + 1);
    const int x = left + offerSide + 6;
    page.write(panel.offer.name, x, top, colours.bright);
    page.write(panel.offer.text, x, top + line, colours.text);
    const int right = area.x + area.width - 7;
    const bool isTooDear = panel.coins < panel.price;
    const ShortText price("{} of {}", panel.price, panel.coins);
    const int priceAt = right - textWidth(art.font, price);
    page.write(price, priceAt, top, isTooDear ? colours.bad : colours.text);
    art.sprites.ui.draw(canvas, static_cast<int>(UiSprite::Coin), priceAt - coinSide - 2, top);
    if (panel.isTorn) {
        page.write("It cannot be woven here", left, top + 2 * line + 1, colours.bad);
    }
    if (!panel.weightsKey.empty()) {
        page.write(ShortText("{}: weights", panel.weightsKey), right, top + line, colours.quiet,
                   Align::Right);
    }
    if (panel.before && panel.after && panel.before->floors > 0 && panel.after->floors > 0) {
        constexpr int gap = 6;
        int at = left;
        for (const ForecastFigure& figure : forecastFigures) {
            at = writeFigure(page, figure, panel, at, top + 2 * line + 1) + gap;
        }
    }
}

}  // namespace doorstring
