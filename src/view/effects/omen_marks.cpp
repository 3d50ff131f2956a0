#include "view/effects/omen_marks.hpp"

#include "view/effects/rings.hpp"
#include "world/creatures/omens.hpp"

#include <algorithm>
#include <cmath>

namespace doorstring {

namespace {

constexpr int omenDash = 3;             // pixels
constexpr int ticksPerDashStep = 6;     // for a dash to move by a pixel
constexpr int omenCore = 6;             // pixels across of what pulses where a wave begins
constexpr std::uint8_t faintFill = 70;  // of 255, of the ground that is about to hurt
constexpr std::uint8_t strongFill = 120;
constexpr Colour omenDark{30, 14, 30};

struct OmenLook {
    OmenKind kind;
    Colour edge;   // its outline while it waits
    Colour fill;   // what fills it
    Colour flare;  // while it hurts
};
constexpr auto omenLooks = keyedTable<&OmenLook::kind, OmenLook>({
    {OmenKind::Wave, {255, 216, 96}, {232, 92, 152}, {255, 244, 200}},
    {OmenKind::Slag, {255, 176, 64}, {232, 88, 32}, {255, 240, 180}},
    {OmenKind::Hammer, {255, 176, 64}, {232, 88, 32}, {255, 240, 180}},
});

PixelRect pixelsOf(const SubBox& box, GridPos corner) {
    return {corner.x + toPixels(box.at.x), corner.y + toPixels(box.at.y), toPixels(box.width),
            toPixels(box.height)};
}

void fillDisc(Canvas& canvas, GridPos middle, int radius, Colour colour) {
    for (int y = -radius; y <= radius; ++y) {
        const int half = static_cast<int>(std::sqrt(static_cast<double>(radius * radius - y * y)));
        canvas.fill({middle.x - half, middle.y + y, 2 * half + 1, 1}, colour);
    }
}

// Draws the dashes of an outline, which march around it.
void drawOutline(Canvas& canvas, PixelRect area, int march, Colour edge) {
    const auto dot = [&](int x, int y, int place) {
        canvas.fill({x, y, 1, 1}, (place + march) / omenDash % 2 == 0 ? edge : omenDark);
    };
    for (int x = 0; x < area.width; ++x) {
        dot(area.x + x, area.y, x);
        dot(area.x + area.width - 1 - x, area.y + area.height - 1, x);
    }
    for (int y = 0; y < area.height; ++y) {
        dot(area.x + area.width - 1, area.y + y, y);
        dot(area.x, area.y + area.height - 1 - y, y);
    }
}

void drawBox(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
    if (omen.ticks >= omen.wait) {
        canvas.fill(area, withAlpha(look.flare, 220));
        return;
    }
    canvas.fill(area, withAlpha(look.fill, faintFill));
    const int width = area.width * omen.ticks / omen.wait;
    const int height = area.height * omen.ticks / omen.wait;
    canvas.fill(
        {area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height},
        withAlpha(look.fill, strongFill));
    drawOutline(canvas, area, omen.ticks / ticksPerDashStep, look.edge);
}

void drawDisc(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
    const GridPos middle{area.x + area.width / 2, area.y + area.height / 2};
    const int radius = area.width / 2;
    if (omen.ticks >= omen.wait) {
        fillDisc(canvas, middle, radius, withAlpha(look.flare, 220));
        return;
    }
    fillDisc(canvas, middle, radius, withAlpha(look.fill, faintFill));
    fillDisc(canvas, middle, radius * omen.ticks / omen.wait, withAlpha(look.fill, strongFill));
    drawRing(canvas, middle, radius, [&](int pixel) {
        const int place = pixel + omen.ticks / ticksPerDashStep;
        return std::optional(place / omenDash % 2 == 0 ? look.edge : omenDark);
    });
}

// Draws a ring that grows: brightest at its outer edge. Before that its middle pulses.
void drawGrowing(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
    const GridPos middle{area.x + area.width / 2, area.y + area.height / 2};
    if (omen.ticks < omen.wait) {
        const int radius = omenCore + 12 * omen.ticks / omen.wait;
        drawRing(canvas, middle, radius, [&](int pixel) {
            return std::optional((pixel + omen.ticks / 3) / omenDash % 2 == 0 ? look.edge
                                                                              : look.fill);
        });
        return;
    }
    const int outer = toPixels(ringRadius(omen));
    const int width = toPixels(ringWidth);
    for (int radius = std::max(1, outer - width); radius <= outer; ++radius) {
        const int depth = outer - radius;
        const Colour colour = depth < 2 ? look.flare : depth < 4 ? look.edge : look.fill;
        drawRing(canvas, middle, radius, [&](int pixel) {
            // The back of the wave is broken, as foam is.
            return depth < 5 || (pixel + radius) % 3 != 0 ? std::optional(colour) : std::nullopt;
        });
    }
}

}  // namespace

void drawOmens(Canvas& canvas, const World& world, GridPos corner) {
    for (const Omen& omen : world.creatures.omens) {
        const PixelRect area = pixelsOf(omen.box, corner);
        const OmenLook& look = omenLooks[omen.kind];
        switch (omenRows[omen.kind].shape) {
        case OmenShape::Box:
            drawBox(canvas, omen, look, area);
            break;
        case OmenShape::Disc:
            drawDisc(canvas, omen, look, area);
            break;
        case OmenShape::Ring:
            drawGrowing(canvas, omen, look, area);
            break;
        }
    }
}

}  // namespace doorstring
