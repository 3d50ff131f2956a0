#include "view/play/hanging_strings.hpp"

#include "view/easing.hpp"
#include "view/play/boss_figure.hpp"
#include "view/play/creature_looks.hpp"
#include "world/creatures/moves.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// A string with its shadow.
struct Cord {
    Colour light, shade;
};
constexpr Cord silk{{222, 226, 240}, {44, 36, 72, 170}};  // not red: it hurts nobody
constexpr Cord puppetCord{{240, 72, 88}, {120, 20, 44, 150}};
constexpr Colour tautCord{224, 88, 88};
constexpr Colour tautShade{122, 28, 48};
constexpr int loomHeight = 24;  // pixels from the Weaver's feet to the top of the loom on her back
constexpr int loomHalf = 10;    // pixels from its middle to its ends
constexpr int slack = 5;        // pixels that a string sags in its middle
constexpr int puppetHeight = 10;  // pixels from a puppet's middle up to where its string ends
// The sign that a room is about to become its mirror is a dashed line down the room's middle,
// between arrowheads that point away from it.
constexpr int axisDash = 4;    // pixels
constexpr int headLength = 9;  // pixels
constexpr int headFrom = 14;   // pixels from the middle
constexpr int headShift = 6;   // pixels that a head moves
constexpr int ticksPerSignStep = 5;

// The middle of a body, in pixels of the room, `tickShare` of wholeTick after the last tick.
GridPos drawnMiddle(const Body& body, int tickShare) {
    const SubBox box = body.hitBox();
    const GridOffset half{box.width / 2, box.height / 2};
    return {toPixels(between(body.previous.x, body.at.x, tickShare, wholeTick) + half.x),
            toPixels(between(body.previous.y, body.at.y, tickShare, wholeTick) + half.y)};
}

// Draws a string with its shadow below; `sag` is how many pixels it sags in its middle.
void drawString(Canvas& canvas, const Cord& cord, GridPos from, GridPos to, int sag) {
    const int steps = std::max({1, std::abs(to.x - from.x), std::abs(to.y - from.y)});
    for (int i = 0; i <= steps; ++i) {
        const int x = between(from.x, to.x, i, steps);
        const int y = between(from.y, to.y, i, steps) + 4 * sag * i * (steps - i) / (steps * steps);
        canvas.fill({x, y + 1, 1, 1}, cord.shade);
        canvas.fill({x, y, 1, 1}, cord.light);
    }
}

// The number of pixels that strings sag. They are taut while the Weaver announces an attack and,
// with `trembles`, tremble before she pulls.
int sagOf(const Creature& weaver, bool trembles) {
    if (weaver.doing != Doing::WindsUp) {
        return slack;
    }
    return trembles && weaver.move == Move::WeaverPull ? weaver.ticks / 3 % 2 : 0;
}

void drawStringsOf(Canvas& canvas, const World& world, const Creature& weaver, GridPos corner,
                   int tickShare, bool trembles) {
    const GridPos middle = drawnMiddle(weaver.body, tickShare);
    const int lift = liftOfBoss(weaver, world.config.creatures);
    const int feet = middle.y + toPixels(weaver.body.hitBox().height) / 2;
    const GridPos loomTop{corner.x + middle.x, corner.y + feet - lift - loomHeight};
    if (isEntering(weaver) && weaver.ticks > 0) {
        for (const int side : {-loomHalf, 0, loomHalf}) {
            drawString(canvas, silk, {loomTop.x + side, corner.y}, {loomTop.x + side, loomTop.y},
                       0);
        }
        return;
    }
    for (const Creature& knot : world.creatures.living) {
        if (has(knot.kind, Trait::HoldsString)) {
            const GridPos at = drawnMiddle(knot.body, tickShare);
            const int side = std::clamp(at.x - middle.x, -loomHalf, loomHalf);
            drawString(canvas, silk, {loomTop.x + side, loomTop.y},
                       {corner.x + at.x, corner.y + at.y}, sagOf(weaver, trembles));
        }
    }
}

// Draws the string on which a puppet hangs, from the wall above down to it.
void drawPuppetString(Canvas& canvas, const Body& puppet, GridPos corner, int tickShare) {
    const GridPos middle = drawnMiddle(puppet, tickShare);
    drawString(canvas, puppetCord, {corner.x + middle.x, corner.y},
               {corner.x + middle.x, corner.y + middle.y - puppetHeight}, 0);
}

// Draws an arrowhead that points from its base to the left if `xStep` is -1, to the right if it
// is 1.
void drawArrowhead(Canvas& canvas, GridPos base, int xStep) {
    for (int i = 0; i < headLength; ++i) {
        const int half = headLength - 1 - i;
        const GridPos at{base.x + xStep * i, base.y - half};
        canvas.fill({at.x, at.y - 1, 1, 2 * half + 3}, silk.shade);
        canvas.fill({at.x, at.y, 1, 2 * half + 1}, silk.light);
    }
}

}  // namespace

void drawMirrorSign(Canvas& canvas, const World& world, GridPos corner, bool reducedMotion) {
    const auto& living = world.creatures.living;
    const auto puller = std::ranges::find_if(living, [](const Creature& one) {
        return one.doing == Doing::WindsUp && one.move == Move::WeaverPull;
    });
    if (puller == living.end()) {
        return;
    }
    const GridSize room = world.terrain().size();
    const int middle = corner.x + room.width * tileSide / 2;
    const int drift = reducedMotion ? 0 : puller->ticks / ticksPerSignStep;
    for (int y = tileSide; y < (room.height - 1) * tileSide; ++y) {
        if ((y + drift) / axisDash % 2 == 0) {
            canvas.fill({middle - 2, corner.y + y, 4, 1}, silk.shade);
            canvas.fill({middle - 1, corner.y + y, 2, 1}, silk.light);
        }
    }
    const int away = headFrom + drift % headShift;
    for (const int quarter : {1, 3}) {
        const int y = corner.y + room.height * tileSide * quarter / 4;
        drawArrowhead(canvas, {middle + away, y}, 1);
        drawArrowhead(canvas, {middle - 1 - away, y}, -1);
    }
}

void drawHangingStrings(Canvas& canvas, const World& world, GridPos corner, int tickShare,
                        bool trembles) {
    for (const Creature& one : world.creatures.living) {
        if (creatureLooks[one.kind].boss.hangHeight > 0 && one.doing != Doing::Falls) {
            drawStringsOf(canvas, world, one, corner, tickShare, trembles);
        }
        if (creatureLooks[one.kind].boss.pullsOthers) {
            for (const Creature& other : world.creatures.living) {
                if (!isBoss(other.kind)) {
                    drawPuppetString(canvas, other.body, corner, tickShare);
                }
            }
        }
    }
}

void drawTautString(Canvas& canvas, const World& world, GridPos corner, SubPos knight) {
    if (!world.player.isReeled()) {
        return;
    }
    const GridSize box = world.config.player.hitBox;
    const int x = corner.x + toPixels(knight.x) + box.width / 2;
    const int hands = corner.y + toPixels(knight.y) - box.height;
    canvas.fill({x, corner.y, 1, hands - corner.y}, tautCord);
    canvas.fill({x + 1, corner.y, 1, hands - corner.y}, tautShade);
}

}  // namespace doorstring
