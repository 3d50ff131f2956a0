#include "view/effects/omen_marks.hpp"

#include "base/rng.hpp"
#include "picture/sprites/sprites.hpp"
#include "view/effects/rings.hpp"
#include "world/creatures/omens.hpp"

#include <algorithm>
#include <cmath>

namespace doorstring {

namespace {

constexpr int omenDash = 3;               // pixels
constexpr int ticksPerOmenPixel = 6;      // of the dashes, which march around the omen
constexpr int omenCore = 6;               // pixels, first radius of the ring that announces a wave
constexpr std::uint8_t faintFill = 70;    // alpha of the ground that is about to hurt
constexpr std::uint8_t strongFill = 120;  // alpha of the part of it that has filled up
constexpr std::uint8_t rimFill = 190;     // alpha of the dark edges of a string
constexpr int wayDash = 6;                // pixels
constexpr int wayFill = 44;               // alpha of a way
constexpr int wayEdge = 200;              // alpha of its dashed edges
constexpr int blastSpeed = 9;             // pixels a tick
constexpr int ticksPerEmber = 7;
constexpr int dyingTicks = 40;    // the last ticks of a fire, in which its flames are lower
constexpr int needleHeight = 14;  // pixels
constexpr Colour omenDark{30, 14, 30};
constexpr Colour needleShade{140, 156, 180};

struct OmenLook {
    OmenKind kind;
    Colour edge;             // of the omen's outline
    Colour fill;             // of what is within the outline
    Colour flare;            // the brightest colour, mostly while the omen hurts
    bool isString = false;   // whether it is a line along the middle of its box until it hurts
    bool hasNeedle = false;  // whether a needle comes up from it
    bool isBlast = false;    // whether dust flies along it while it hurts
};
constexpr auto omenLooks = keyedTable<&OmenLook::kind, OmenLook>({
    {OmenKind::Wave, {255, 216, 96}, {232, 92, 152}, {255, 244, 200}},
    {OmenKind::Slag, {255, 176, 64}, {232, 88, 32}, {255, 240, 180}},
    {OmenKind::Hammer, {255, 176, 64}, {232, 88, 32}, {255, 240, 180}},
    {OmenKind::Lane, {212, 255, 136}, {128, 220, 68}, {212, 255, 136}},
    {OmenKind::Bars, {238, 246, 246}, {126, 146, 184}, {255, 255, 255}},
    {.kind = OmenKind::Line,
     .edge = {255, 152, 160},
     .fill = {224, 48, 72},
     .flare = {255, 236, 236},
     .isString = true},
    {.kind = OmenKind::Hole,
     .edge = {255, 180, 164},
     .fill = {208, 48, 72},
     .flare = {244, 252, 255},
     .hasNeedle = true},
    {.kind = OmenKind::Thread,
     .edge = {255, 152, 160},
     .fill = {224, 48, 72},
     .flare = {255, 236, 236},
     .isString = true},
    {OmenKind::Rush, {150, 228, 200}, {72, 180, 172}, {228, 252, 232}},
});

// How a lane looks if a trap blasts through it. A boss's lane looks as in omenLooks.
constexpr OmenLook blastLook{.kind = OmenKind::Lane,
                             .edge = {255, 236, 176},
                             .fill = {226, 186, 120},
                             .flare = {255, 248, 226},
                             .isBlast = true};

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
    const auto dot = [&](int x, int y, int along) {
        canvas.fill({x, y, 1, 1}, (along + march) / omenDash % 2 == 0 ? edge : omenDark);
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

// Draws the way of something that is about to pass: a band of light between two edges. All of it
// fades while the thing passes. The way itself does not hurt.
void drawWay(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
    const int ticksLeft = omen.wait + omen.hurtTicks - omen.ticks;
    const int passTicksLeft = std::min(omen.hurtTicks, ticksLeft);
    const auto faded = [&](int alpha) {
        return static_cast<std::uint8_t>(alpha * passTicksLeft / std::max(1, omen.hurtTicks));
    };
    const bool isHorizontal = area.width > area.height;
    canvas.fill(area, withAlpha(look.fill, faded(wayFill)));
    const int length = isHorizontal ? area.width : area.height;
    for (int at = 0; at < length; ++at) {
        if ((at + omen.ticks / ticksPerOmenPixel) / wayDash % 2 == 0) {
            continue;
        }
        const Colour edge = withAlpha(look.edge, faded(wayEdge));
        if (isHorizontal) {
            canvas.fill({area.x + at, area.y, 1, 1}, edge);
            canvas.fill({area.x + at, area.y + area.height - 1, 1, 1}, edge);
        } else {
            canvas.fill({area.x, area.y + at, 1, 1}, edge);
            canvas.fill({area.x + area.width - 1, area.y + at, 1, 1}, edge);
        }
    }
}

// Draws a string. Until it snaps, it is three pixels wide between dark edges, and a light runs
// along it from each end; once it snaps, it is as wide as the ground that it hurts. A string that
// never hurts stays thin.
void drawStringOmen(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
    const bool isHorizontal = area.width > area.height;
    if (omen.ticks >= omen.wait && omen.halfHearts > 0) {
        const PixelRect core = isHorizontal
                                   ? PixelRect{area.x, area.y + 1, area.width, area.height - 2}
                                   : PixelRect{area.x + 1, area.y, area.width - 2, area.height};
        canvas.fill(area, look.fill);
        canvas.fill(core, look.flare);
        return;
    }
    const int length = isHorizontal ? area.width : area.height;
    // The string has its whole length after a quarter of the wait.
    const int drawn = std::min(length, 4 * length * (omen.ticks + 1) / omen.wait);
    const int lightAt = length * omen.ticks / omen.wait;
    const int toMiddle = (isHorizontal ? area.height : area.width) / 2;
    for (int i = 0; i < drawn; ++i) {
        const bool isLit = std::abs(i - lightAt) < 8 || std::abs(length - i - lightAt) < 8;
        const PixelRect dot = isHorizontal ? PixelRect{area.x + i, area.y + toMiddle, 1, 1}
                                           : PixelRect{area.x + toMiddle, area.y + i, 1, 1};
        const auto crossSection = [&](int half) {
            return isHorizontal ? PixelRect{dot.x, dot.y - half, 1, 2 * half + 1}
                                : PixelRect{dot.x - half, dot.y, 2 * half + 1, 1};
        };
        // The dark edges make the string visible on a red carpet, too.
        canvas.fill(crossSection(2), withAlpha(omenDark, rimFill));
        canvas.fill(crossSection(1), isLit ? look.flare : look.fill);
        canvas.fill(dot, isLit ? look.flare : look.edge);
    }
}

// Draws a blast: dust in streaks that fly along its lane and fade as the blast's time runs out.
void drawBlast(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
    const bool isHorizontal = area.width > area.height;
    const int length = isHorizontal ? area.width : area.height;
    const int thickness = isHorizontal ? area.height : area.width;
    const int ticksLeft = omen.wait + omen.hurtTicks - omen.ticks;
    const auto faded = [&](int alpha) {
        return static_cast<std::uint8_t>(alpha * ticksLeft / std::max(1, omen.hurtTicks));
    };
    canvas.fill(area, withAlpha(look.fill, faded(strongFill)));
    for (int row = 0; row < thickness; ++row) {
        const std::uint64_t roll = mixBits(static_cast<std::uint64_t>(row / 2));
        const int gap = 14 + static_cast<int>(roll % 20);
        const int streak = 10 + static_cast<int>(roll / 32 % 26);
        const int flown = omen.ticks * blastSpeed + static_cast<int>(roll / 4096 % 64);
        for (int at = flown % (gap + streak) - streak; at < length; at += gap + streak) {
            const int from = std::max(at, 0);
            const int size = std::min(at + streak, length) - from;
            const PixelRect dust = isHorizontal ? PixelRect{area.x + from, area.y + row, size, 1}
                                                : PixelRect{area.x + row, area.y + from, 1, size};
            canvas.fill(dust, withAlpha(row % 2 == 0 ? look.flare : look.edge, faded(255)));
        }
    }
}

void drawBox(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
    if (omen.halfHearts == 0) {
        return drawWay(canvas, omen, look, area);
    }
    if (look.isBlast && omen.hurts()) {
        return drawBlast(canvas, omen, look, area);
    }
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
    drawOutline(canvas, area, omen.ticks / ticksPerOmenPixel, look.edge);
}

// Draws a needle that stands upright in a hole.
void drawNeedle(Canvas& canvas, GridPos hole, Colour shine) {
    canvas.fill({hole.x - 3, hole.y - 1, 7, 3}, omenDark);
    canvas.fill({hole.x - 2, hole.y - needleHeight, 5, needleHeight}, omenDark);
    canvas.fill({hole.x, hole.y - needleHeight - 3, 1, 3}, shine);
    canvas.fill({hole.x - 1, hole.y - needleHeight, 3, needleHeight}, needleShade);
    canvas.fill({hole.x - 1, hole.y - needleHeight, 1, needleHeight}, shine);
}

void drawDisc(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
    const GridPos middle{area.x + area.width / 2, area.y + area.height / 2};
    const int radius = area.width / 2;
    if (omen.ticks >= omen.wait) {
        fillDisc(canvas, middle, radius, withAlpha(look.hasNeedle ? look.fill : look.flare, 220));
        if (look.hasNeedle) {
            drawRing(canvas, middle, radius, [&](int) { return std::optional(look.edge); });
            drawNeedle(canvas, middle, look.flare);
        }
        return;
    }
    fillDisc(canvas, middle, radius, withAlpha(look.fill, faintFill));
    fillDisc(canvas, middle, radius * omen.ticks / omen.wait, withAlpha(look.fill, strongFill));
    drawRing(canvas, middle, radius, [&](int pixel) {
        const int along = pixel + omen.ticks / ticksPerOmenPixel;
        return std::optional(along / omenDash % 2 == 0 ? look.edge : omenDark);
    });
}

// Draws a ring that grows, brightest at its outer edge. Before it begins to grow, a small ring
// announces it.
void drawGrowingRing(Canvas& canvas, const Omen& omen, const OmenLook& look, PixelRect area) {
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
            // The inner part of the ring has gaps, as foam has.
            return depth < 5 || (pixel + radius) % 3 != 0 ? std::optional(colour) : std::nullopt;
        });
    }
}

// The picture of a burning tile. Neighbouring tiles have different ones. Toward a fire's end its
// flames are low.
int emberCell(const Ground& ground, GridPos at, std::uint64_t tick) {
    const int ticksLeft = ground.ticksLeftAt(at);
    if (ticksLeft > 0 && ticksLeft <= dyingTicks) {
        return emberFlames + (ticksLeft <= dyingTicks / 2 ? 1 : 0);
    }
    const auto beat = static_cast<int>(tick / ticksPerEmber) + 3 * at.x + 5 * at.y;
    return beat % emberFlames;
}

}  // namespace

void drawEmbers(Canvas& canvas, const SpriteSheet& embers, const Ground& ground, std::uint64_t tick,
                GridPos corner) {
    for (const GridPos at : cellsOf(ground.tiles().size())) {
        if (ground.at(at) == Tile::Embers) {
            canvas.draw(embers.picture(), embers.part(emberCell(ground, at, tick)),
                        corner.x + at.x * pixelsPerTile, corner.y + at.y * pixelsPerTile);
        }
    }
}

void drawOmens(Canvas& canvas, const World& world, GridPos corner) {
    for (const Omen& omen : world.creatures.omens) {
        const PixelRect area = pixelsOf(omen.box, corner);
        const bool isOfTrap = !omen.from && omen.kind == OmenKind::Lane;
        const OmenLook& look = isOfTrap ? blastLook : omenLooks[omen.kind];
        switch (omenRows[omen.kind].shape) {
        case OmenShape::Box:
            (look.isString ? drawStringOmen : drawBox)(canvas, omen, look, area);
            break;
        case OmenShape::Disc:
            drawDisc(canvas, omen, look, area);
            break;
        case OmenShape::Ring:
            drawGrowingRing(canvas, omen, look, area);
            break;
        }
    }
}

}  // namespace doorstring
