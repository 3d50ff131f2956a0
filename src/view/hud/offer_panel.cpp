#include "view/hud/offer_panel.hpp"

#include "config/text/say.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

#include <array>
#include <string_view>

namespace doorstring {

namespace {

constexpr int panelHeight = 40;
constexpr int panelMargin = 4;
constexpr int offerSide = 16;
constexpr int coinSide = 8;

// A figure of a forecast: its word, and the sum that its average follows from.
struct ForecastFigure {
    Message what;
    std::int64_t Forecast::*sum;
};
constexpr std::array forecastFigures{ForecastFigure{msg("rooms"), &Forecast::rooms},
                                     ForecastFigure{msg("chests"), &Forecast::chests},
                                     ForecastFigure{msg("danger"), &Forecast::danger}};

constexpr std::string_view wideArrow = " \u2192 ";
constexpr std::string_view tightArrow = "\u2192";  // where there is little space

// How a figure changes: "163 → 228"; "163" if it does not change.
ShortText changeOf(const ForecastFigure& figure, const OfferPanel& panel, std::string_view arrow) {
    const int from = panel.before->mean((*panel.before).*figure.sum);
    const int to = panel.after->mean((*panel.after).*figure.sum);
    return from == to ? ShortText("{}", from) : ShortText("{}{}{}", from, arrow, to);
}

constexpr int wordGap = 3;
constexpr int figureGap = 6;

int widthOfFigures(const BdfFont& font, const OfferPanel& panel, std::string_view arrow) {
    int width = -figureGap;
    for (const ForecastFigure& figure : forecastFigures) {
        width += textAdvance(font, tr(figure.what)) + wordGap + figureGap +
                 textWidth(font, changeOf(figure, panel, arrow));
    }
    return width;
}

void writeFigures(const Page& page, const OfferPanel& panel, int x, int y, int mostWidth) {
    const BdfFont& font = page.art.font;
    const bool isTight = widthOfFigures(font, panel, wideArrow) > mostWidth;
    const std::string_view arrow = isTight ? tightArrow : wideArrow;
    for (const ForecastFigure& figure : forecastFigures) {
        const std::string_view what = tr(figure.what);
        page.write(what, x, y, page.colours.quiet);
        x += textAdvance(font, what) + wordGap;
        const bool isSame = panel.before->mean((*panel.before).*figure.sum) ==
                            panel.after->mean((*panel.after).*figure.sum);
        const ShortText text = changeOf(figure, panel, arrow);
        page.write(text, x, y, isSame ? page.colours.text : page.colours.bright);
        x += textWidth(font, text) + figureGap;
    }
}

// "20 of 50", "20, you have 5", "free", "free, gives 20"
ShortText priceText(const OfferPanel& panel) {
    if (panel.coins < panel.price) {
        return ShortText::say("{price}, you have {coins}", "price"_a = panel.price,
                              "coins"_a = panel.coins);
    }
    if (panel.price > 0) {
        // Translators: what an offer costs, of the coins that the knight has.
        return ShortText::say("{price} of {coins}", "price"_a = panel.price,
                              "coins"_a = panel.coins);
    }
    return panel.offer.coins > 0
               ? ShortText::say("free, gives {coins}", "coins"_a = panel.offer.coins)
               : ShortText("{}", tr(msgIn("price", "free")));
}

// Returns where the price begins, or what stands in its place.
int writePrice(const Page& page, const OfferPanel& panel, int right, int y) {
    const auto& [canvas, art, colours] = page;
    if (panel.isLoomFull) {
        const std::string_view full = tr(msg("The loom is full"));
        page.write(full, right, y, colours.quiet, Align::Right);
        return right - textWidth(art.font, full);
    }
    const bool isTooDear = panel.coins < panel.price;
    const ShortText price = priceText(panel);
    const int priceAt = right - textWidth(art.font, price);
    page.write(price, priceAt, y, isTooDear ? colours.bad : colours.text);
    const int coinAt = priceAt - coinSide - 2;
    art.sprites.ui.draw(canvas, static_cast<int>(UiSprite::Coin), coinAt, y);
    if (isTooDear || panel.weaveKey.empty()) {
        return coinAt;
    }
    // Translators: stands before a price; the key pays it.
    const ShortText key = ShortText::say("{key}:", "key"_a = panel.weaveKey);
    const int keyAt = coinAt - wordGap - textWidth(art.font, key);
    page.write(key, keyAt, y, colours.quiet);
    return keyAt;
}

}  // namespace

// The panel hides what the HUD shows, but neither the knight nor the loom.
PixelRect offerPanelArea(const Page& page) {
    return {panelMargin, 0, page.width() - 2 * panelMargin, panelHeight};
}

void drawOfferPanel(const Page& page, const OfferPanel& panel) {
    const PixelRect area = offerPanelArea(page);
    const auto& [canvas, art, colours] = page;
    page.drawPanel(area);
    const int lineHeight = art.font.lineHeight();
    const int left = area.x + 6;
    const int top = area.y + 4;
    art.sprites.offers.draw(canvas, static_cast<int>(panel.offer.sign), left, top + 1);
    const int x = left + offerSide + 6;
    const int right = area.x + area.width - 7;
    const int priceAt = writePrice(page, panel, right, top);
    page.write(tr(Message::ofText(panel.offer.name)), x, top, colours.bright, Align::Left,
               priceAt - figureGap - x);
    if (panel.isTorn) {
        page.write(tr(msg("It cannot be woven here")), left, top + 2 * lineHeight + 1, colours.bad);
    }
    int widthForText = right - x;
    if (!panel.weightsKey.empty()) {
        const ShortText weights = ShortText::say("{key}: weights", "key"_a = panel.weightsKey);
        page.write(weights, right, top + lineHeight, colours.quiet, Align::Right);
        widthForText -= textWidth(art.font, weights) + figureGap;
    }
    page.write(tr(Message::ofText(panel.offer.text)), x, top + lineHeight, colours.text,
               Align::Left, widthForText);
    if (panel.before && panel.after && panel.before->floors > 0 && panel.after->floors > 0) {
        writeFigures(page, panel, left, top + 2 * lineHeight + 1, right - left);
    }
}

}  // namespace doorstring
