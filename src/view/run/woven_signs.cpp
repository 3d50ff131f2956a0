#include "view/run/woven_signs.hpp"

#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

#include <algorithm>
#include <string>

namespace doorstring {

namespace {

constexpr int gapAfterSign = 4;              // pixels from a sign to its name
constexpr int gapAfterName = 10;             // pixels from a name to the next sign
constexpr PixelRect markPart{2, 2, 12, 10};  // of a sign's picture, shown as a mark

WovenSign signOf(const AdventureConfig& config, OfferId offer) {
    const OfferConfig& row = config.altar.table.at(numberOf(offer));
    return {row.sign, tr(Message::ofText(row.name))};
}

}  // namespace

std::vector<WovenSign> wovenSigns(const AdventureConfig& config) {
    std::vector<WovenSign> signs;
    for (const OfferId offer : config.woven) {
        signs.push_back(signOf(config, offer));
    }
    return signs;
}

std::vector<WovenSign> wovenSigns(const AdventureConfig& config, std::span<const OfferId> woven) {
    std::vector<WovenSign> signs;
    for (const OfferId offer : woven) {
        signs.push_back(signOf(config, offer));
    }
    return signs;
}

void drawWovenSigns(const Page& page, std::span<const WovenSign> signs, int x, int y, int width) {
    const SpriteSheet& sheet = page.art.sprites.offers;
    const int signWidth = sheet.cell().width + gapAfterSign;
    const int widthPerSign = (width + gapAfterName) / std::max(1, static_cast<int>(signs.size()));
    const bool areNamesCut = wovenSignsWidth(page, signs) > width;
    for (const WovenSign& sign : signs) {
        const std::string text = areNamesCut ? ellipsize(page.art.font, sign.name,
                                                         widthPerSign - signWidth - gapAfterName)
                                             : std::string(sign.name);
        sheet.draw(page.canvas, static_cast<int>(sign.sign), x, y);
        page.write(text, x + signWidth, y + 2, page.colours.bright);
        x += signWidth + textWidth(page.art.font, text) + gapAfterName;
    }
}

int wovenSignsWidth(const Page& page, std::span<const WovenSign> signs) {
    int width = 0;
    for (const WovenSign& sign : signs) {
        width += page.art.sprites.offers.cell().width + gapAfterSign +
                 textWidth(page.art.font, sign.name) + gapAfterName;
    }
    return signs.empty() ? 0 : width - gapAfterName;
}

void drawWovenMarks(const Page& page, std::span<const WovenSign> signs, int right, int y) {
    const SpriteSheet& sheet = page.art.sprites.offers;
    int x = right - static_cast<int>(signs.size()) * (markPart.width + 1) + 1;
    for (const WovenSign& sign : signs) {
        const PixelRect part = sheet.part(static_cast<int>(sign.sign));
        page.canvas.draw(
            sheet.picture(),
            {part.x + markPart.x, part.y + markPart.y, markPart.width, markPart.height}, x, y);
        x += markPart.width + 1;
    }
}

}  // namespace doorstring
