#include "view/play/hanging_strings.hpp"

#include "view/easing.hpp"
#include "view/play/boss_figure.hpp"
#include "view/play/creature_looks.hpp"
#include "world/creatures/moves.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr Colour cord{240, 72, 88};
constexpr Colour cordShade{120, 20, 44, 150};
constexpr Colour tautCord{224, 88, 88};
constexpr Colour tautShade{122, 28, 48};
constexpr int bowHeight = 24;     // pixels above her feet at which the strings meet
constexpr int bowHalf = 10;       // pixels from its middle to its ends
constexpr int slack = 5;          // pixels that a string hangs through in its middle
constexpr int puppetHeight = 10;  // pixels from its middle to where its string ends
constexpr int whole = 256;        // of a tick

GridPos pixelBetween(const Body& body, int tickShare) {
    const SubBox box = body.hitBox();
    const GridOffset half{box.width / 2, box.height / 2};
    return {toPixels(between(body.previous.x, body.at.x, tickShare, whole) + half.x),
            toPixels(between(body.previous.y, body.at.y, tickShare, whole) + half.y)};
}

// Draws a string with its shadow below; `sag` is how far its middle hangs through.
void drawString(Canvas& canvas, GridPos from, GridPos to, int sag) {
    const int steps = std::max({1, std::abs(to.x - from.x), std::abs(to.y - from.y)});
    for (int i = 0; i <= steps; ++i) {
        const int x = between(from.x, to.x, i, steps);
        const int y = between(from.y, to.y, i, steps) + 4 * sag * i * (steps - i) / (steps * steps);
        canvas.fill({x, y + 1, 1, 1}, cordShade);
        canvas.fill({x, y, 1, 1}, cord);
    }
}

// How far strings hang through: they are taut while she announces an attack, and tremble before she
// pulls.
int sagOf(const Creature& weaver, bool trembles) {
    if (weaver.doing != Doing::WindsUp) {
        return slack;
    }
    return trembles && weaver.move == Move::WeaverPull ? weaver.ticks / 3 % 2 : 0;
}

void drawStringsOf(Canvas& canvas, const World& world, const Creature& weaver, GridPos corner,
                   int tickShare, bool trembles) {
    const GridPos middle = pixelBetween(weaver.body, tickShare);
    const int lift = liftOfBoss(weaver, world.config.creatures);
    const int feet = middle.y + toPixels(weaver.body.hitBox().height) / 2;
    const GridPos bow{corner.x + middle.x, corner.y + feet - lift - bowHeight};
    if (isEntering(weaver) && weaver.ticks > 0) {
        for (const int side : {-bowHalf, 0, bowHalf}) {
            drawString(canvas, {bow.x + side, corner.y}, {bow.x + side, bow.y}, 0);
        }
        return;
    }
    for (const Creature& knot : world.creatures.living) {
        if (has(knot.kind, Trait::HoldsString)) {
            const GridPos at = pixelBetween(knot.body, tickShare);
            const int side = std::clamp(at.x - middle.x, -bowHalf, bowHalf);
            drawString(canvas, {bow.x + side, bow.y}, {corner.x + at.x, corner.y + at.y},
                       sagOf(weaver, trembles));
        }
    }
}

// Draws the string on which a puppet hangs, from the wall above down to it.
void drawPuppetString(Canvas& canvas, const Body& puppet, GridPos corner, int tickShare) {
    const GridPos middle = pixelBetween(puppet, tickShare);
    drawString(canvas, {corner.x + middle.x, corner.y},
               {corner.x + middle.x, corner.y + middle.y - puppetHeight}, 0);
}

}  // namespace

void drawHangingStrings(Canvas& canvas, const World& world, GridPos corner, int tickShare,
                        bool trembles) {
    for (const Creature& one : world.creatures.living) {
        if (creatureLooks[one.kind].boss.hangs > 0 && one.doing != Doing::Falls) {
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
