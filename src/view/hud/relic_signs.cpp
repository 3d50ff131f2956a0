#include "view/hud/relic_signs.hpp"

#include "config/relics.hpp"
#include "picture/sprites/sprites.hpp"
#include "world/state/relics.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int glowTicks = 24;
constexpr int signSide = 8;  // pixels
constexpr int widestStep = 10;
constexpr std::uint64_t ticksPerTwinkle = 30;  // of light, then as many without it

// Whether a relic works with every n-th of what it counts, and will work with the next.
bool relicWorksNext(const World& world, Relic relic) {
    const auto power = relicRows[relic].power;
    return power && powersThatCount.has(*power) && worksNext(world, *power);
}

}  // namespace

void RelicGlow::take(const Events& events) {
    for (int& ticks : ticksLeft_) {
        ticks = std::max(0, ticks - 1);
    }
    for (const Event& event : events) {
        if (const auto* taken = std::get_if<TreasureTaken>(&event);
            taken != nullptr && isRelic(taken->what)) {
            ticksLeft_[relicOf(taken->what)] = 3 * glowTicks;
        } else if (const auto* worked = std::get_if<PowerWorked>(&event)) {
            for (const RelicRow& row : relicRows) {
                if (row.power == worked->power) {
                    ticksLeft_[row.relic] = glowTicks;
                }
            }
        }
    }
}

void drawRelicSigns(const Page& page, const World& world, const RelicGlow* glow, PixelRect area) {
    const EnumSet<Relic> relics = world.player.kit.relics;
    const SpriteSheet& signs = page.art.sprites.relicSigns;
    const int gaps = std::max(1, relics.size() - 1);
    const int step = std::min(widestStep, (area.width - signSide) / gaps);
    int x = area.x;
    for (const Relic relic : relics) {
        const auto sign = static_cast<int>(relic);
        const auto silhouette = [&](Colour colour) {
            page.canvas.drawSilhouette(signs.picture(), signs.part(sign), x, area.y, colour);
        };
        const bool twinkles = relicWorksNext(world, relic) && world.tick / ticksPerTwinkle % 2 == 0;
        if (isSpent(world, relic)) {
            silhouette(withAlpha(page.colours.quiet, 110));
        } else if (twinkles || (glow != nullptr && glow->isLit(relic))) {
            silhouette(page.colours.bright);
        } else {
            signs.draw(page.canvas, sign, x, area.y);
        }
        x += step;
    }
}

namespace {

void writeRelic(const Page& page, Relic relic, int x, int y) {
    constexpr int pictureToText = 22;  // pixels
    const RelicRow& row = relicRows[relic];
    page.art.sprites.relics.draw(page.canvas, static_cast<int>(relic), x, y);
    page.write(tr(row.title), x + pictureToText, y - 1, page.colours.bright);
    page.write(tr(row.text), x + pictureToText, y + page.art.font.lineHeight() - 2,
               page.colours.text);
}

}  // namespace

void drawRelicsPage(const Page& page, const World& world) {
    constexpr int margin = 8;
    constexpr int highestStep = 22;
    constexpr int leastStep = 17;   // for a picture and two lines; below that, one line
    constexpr int signToText = 12;  // pixels
    const EnumSet<Relic> relics = world.player.kit.relics;
    const BdfFont& font = page.art.font;
    const PixelRect panel = page.middle(4);
    page.dim();
    page.drawPanel(panel, tr(msg("Relics")));
    const int x = panel.x + margin;
    int y = panel.y + font.lineHeight() + margin;
    if (relics.empty()) {
        const std::string_view none =
            tr(msg("None yet. A boss leaves two, of which you take one."));
        for (const std::string& line : wrapEvenly(font, none, panel.width - 2 * margin)) {
            page.write(line, x, y, page.colours.quiet);
            y += font.lineHeight();
        }
        return;
    }
    const int step = std::min(highestStep, (panel.y + panel.height - y) / relics.size());
    for (const Relic relic : relics) {
        if (step >= leastStep) {
            writeRelic(page, relic, x, y);
        } else {
            page.art.sprites.relicSigns.draw(page.canvas, static_cast<int>(relic), x, y);
            page.write(tr(relicRows[relic].text), x + signToText, y, page.colours.text, Align::Left,
                       page.width() - 2 * x - signToText);
        }
        y += step;
    }
}

}  // namespace doorstring
