#include "view/hud/hud.hpp"

#include "base/fixed.hpp"
#include "config/text/say.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"
#include "view/hud/item_boxes.hpp"
#include "view/hud/relic_signs.hpp"
#include "view/hud/texts.hpp"
#include "view/panel.hpp"
#include "view/room_sign.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace doorstring {

namespace {

constexpr int margin = 6;
constexpr int signsTop = 22;  // of relics
constexpr int hintsTop = 20;  // of key hints, in an adventure
constexpr int iconSide = 8;

// Whether key hints are on the third line, where the first relic's sign will take their place.
bool hintsHaveThirdLine(const World& world, const FirstHints* hints) {
    return world.config.isAdventure() && world.player.kit.relics.empty() && hints != nullptr &&
           !hints->hints().empty();
}

// The upper edges of the lines of text, which are closer together if a third line follows.
struct HudLines {
    int first;
    int second;
};
HudLines linesOf(const World& world, const FirstHints* hints) {
    const bool hasThirdLine = !world.player.kit.relics.empty() || hintsHaveThirdLine(world, hints);
    return hasThirdLine ? HudLines{2, 12} : HudLines{5, 17};
}

void drawLockKeys(const Page& page, const World& world, int x, int y) {
    constexpr int bossKeyAt = 38;  // pixels from the left edge of the small keys' sign
    const SpriteSheet& icons = page.art.sprites.ui;
    icons.draw(page.canvas, static_cast<int>(UiSprite::SmallKey), x, y);
    page.write(ShortText("x{}", world.locks.smallKeys()), x + iconSide + 3, y, page.colours.text);
    if (world.locks.hasBossKey()) {
        icons.draw(page.canvas, static_cast<int>(UiSprite::BossKey), x + bossKeyAt, y);
    }
}

void drawCoins(const Page& page, const World& world, int x, int y) {
    page.art.sprites.ui.draw(page.canvas, static_cast<int>(UiSprite::Coin), x, y);
    page.write(ShortText("{}", world.player.kit.coins), x + iconSide + 3, y, page.colours.text);
}

void drawThreads(const Page& page, const World& world, int x, int y) {
    page.art.sprites.spool.draw(page.canvas, 0, x, y);
    page.write(ShortText("{}", world.player.kit.threads), x + iconSide + 2, y, page.colours.text);
}

bool showsThreads(const World& world) {
    return world.config.isAdventure();
}

// Whether coins are shown; in a gallery nothing can be bought.
bool showsCoins(const World& world) {
    return world.config.hasCreatures && !world.config.creatures.gallery;
}

bool showsLockKeys(const World& world) {
    return world.locks.inPlay();
}

// Something that the knight carries, with a sign in the row below the heading.
struct Carried {
    bool (*isShown)(const World& world);
    int width;  // with a gap before it
    void (*draw)(const Page& page, const World& world, int x, int y);
};

// All signs, from right to left, beginning at the minimap.
constexpr std::array allCarried{Carried{showsLockKeys, 56, drawLockKeys},
                                Carried{showsCoins, 34, drawCoins},
                                Carried{showsThreads, threadsWidth, drawThreads}};

// The left edge of the lines of text.
int textLeft(const World& world) {
    return margin + itemBoxesWidth(world);
}

// The width of all signs of what the knight carries.
int carriedWidth(const World& world) {
    int width = 0;
    for (const Carried& carried : allCarried) {
        width += carried.isShown(world) ? carried.width : 0;
    }
    return width;
}

// Draws the signs up to the minimap, whose left edge is at `right`.
void drawCarried(const Page& page, const World& world, int right, int y) {
    constexpr int gap = 4;
    for (const Carried& carried : allCarried) {
        if (carried.isShown(world)) {
            right -= carried.width;
            carried.draw(page, world, right + gap, y);
        }
    }
}

// The number of half hearts to show: those just lost blink while nothing can hurt the knight.
int shownHalves(const World& world, const HudStyle& style) {
    constexpr int ticksPerBlink = 10;
    const Player& player = world.player;
    const int ticksLeft = player.body.safeTicks;
    const bool hasAllHearts = player.kit.halfHearts >= world.player.kit.mostHalfHearts();
    if (ticksLeft == 0 || hasAllHearts || style.isSteady || player.dying()) {
        return player.kit.halfHearts;
    }
    const int since = world.config.player.safeTicks - ticksLeft;
    const int halvesBefore =
        std::min(player.kit.halfHearts + style.lostHalves, player.kit.mostHalfHearts());
    return since / ticksPerBlink % 2 == 0 ? halvesBefore : player.kit.halfHearts;
}

// Draws the hearts between heading (`left`) and minimap (`right`), in one row if they fit.
void drawHearts(const Page& page, const World& world, int left, int right, const HudStyle& style) {
    constexpr int side = 9;         // pixels from one heart to the next
    constexpr int gapAfterRow = 4;  // pixels
    const int all = world.player.kit.hearts;
    const bool fits = right - gapAfterRow - side * all >= left;
    const int inARow = fits ? all : (all + 1) / 2;
    const int from = right - gapAfterRow - side * inARow;
    const int top = fits ? linesOf(world, style.hints).first : 1;  // leaves space for two rows
    const int allHalves = shownHalves(world, style);
    const bool areLit = style.isHeartLit && !style.isSteady;
    const SpriteSheet& icons = page.art.sprites.ui;
    for (int heart = 0; heart < all; ++heart) {
        const UiSprite sprite = heartSprite(heart, allHalves);
        const int x = from + heart % inARow * side;
        const int y = top + heart / inARow * iconSide;
        icons.draw(page.canvas, static_cast<int>(sprite), x, y);
        if (areLit && sprite != UiSprite::HeartEmpty) {
            page.canvas.drawSilhouette(icons.picture(), icons.part(static_cast<int>(sprite)), x, y,
                                       page.colours.bright);
        }
    }
}

// Writes pieces of a line until one does not fit.
class HudLine {
public:
    HudLine(const Page& page, int x, int y, int right) : page_(page), x_(x), y_(y), right_(right) {}

    void add(std::string_view key, std::string_view what) {
        const BdfFont& font = page_.art.font;
        const int whatAt = x_ + (key.empty() ? 0 : textAdvance(font, key) + spaceAfterKey);
        const int end = whatAt + textWidth(font, what);
        full_ = full_ || end > right_;
        if (full_) {
            return;
        }
        page_.write(key, x_, y_, page_.colours.text);
        page_.write(what, whatAt, y_, page_.colours.quiet);
        x_ = end + spaceBetween;
    }

private:
    static constexpr int spaceAfterKey = 3;
    static constexpr int spaceBetween = 9;

    const Page& page_;
    int x_;
    int y_;
    int right_;
    bool full_ = false;
};

// The texts for a goal that is reached: a long one, and a short one if the long one is too wide.
using ReachedTexts = std::array<Message, 2>;
// Null before the goal has been reached.
const ReachedTexts* reachedTexts(const World& world) {
    static constexpr ReachedTexts stairs{msg("Stairs open"), msg("Stairs")};
    static constexpr ReachedTexts banner{msg("Banner reached!"), msg("Banner!")};
    return world.config.isAdventure() ? (world.stairTicks > 0 ? &stairs : nullptr)
           : world.bannerReached      ? &banner
                                      : nullptr;
}

std::string_view goalText(const World& world) {
    if (isRoomTrial(world)) {
        return savingHint(world);
    }
    if (!world.config.isAdventure()) {
        return tr(msg("Find the banner"));
    }
    return tr(world.isGoalGuarded() ? msg("Find the boss") : msg("Find the stairs"));
}

// Writes the key hints and the goal, if there is one. Hints with `isAfterGoal` stand after the
// goal. Once the goal has been reached, writes only that it has been reached.
void drawGoal(const Page& page, const World& world, int y, int right, const FirstHints* hints) {
    if (const ReachedTexts* reached = reachedTexts(world)) {
        const int left = textLeft(world);
        const bool fits = left + textWidth(page.art.font, tr(reached->front())) <= right;
        page.write(tr(fits ? reached->front() : reached->back()), left, y, page.colours.bright);
        return;
    }
    const bool isBossHere = world.boss() != nullptr;
    bool isGoalDue = !isBossHere && (isRoomTrial(world) || world.metrics.rooms > 1);
    HudLine line(page, textLeft(world), y, right);
    const auto addGoal = [&] {
        if (isGoalDue) {
            line.add({}, goalText(world));
            isGoalDue = false;
        }
    };
    if (hints != nullptr) {
        for (const FirstHint& hint : hints->hints()) {
            if (hint.isAfterGoal) {
                addGoal();
            }
            line.add(hint.keys, tr(hint.what));
        }
    }
    addGoal();
}

// The cell in the upper left of the minimap.
GridPos minimapCorner(const World& world) {
    return knightsCell(world) - GridOffset{minimapCells.width / 2, minimapCells.height / 2};
}

// Writes the heading. Returns the x of its right end plus a gap.
int writeHeading(const Page& page, const World& world, int y) {
    const auto write = [&](std::string_view heading) {
        constexpr int gap = 6;
        page.write(heading, textLeft(world), y, page.colours.text);
        return textLeft(world) + textWidth(page.art.font, heading) + gap;
    };
    return isRoomTrial(world) ? write(trialHeading(world))
           : world.config.isAdventure()
               ? write(ShortText::say("Floor {floor}", "floor"_a = world.config.floor))
               : write(ShortText::say("Rooms {visited} of {rooms}",
                                      "visited"_a = world.sights.visited(),
                                      "rooms"_a = world.metrics.rooms));
}

}  // namespace

void drawHud(const Page& page, const World& world, const HudStyle& style) {
    const auto& [canvas, art, colours] = page;
    canvas.fill({0, 0, page.width(), hudHeight}, colours.back);
    canvas.fill({0, hudHeight - 1, page.width(), 1}, colours.rim);
    drawItemBoxes(page, world, margin);
    const HudLines lines = linesOf(world, style.hints);
    const int headingEnd = writeHeading(page, world, lines.first);
    const int x = page.width() - minimapSize.width - 3;
    if (hintsHaveThirdLine(world, style.hints)) {
        drawGoal(page, world, hintsTop, x - 4, style.hints);
    } else {
        drawGoal(page, world, lines.second, x - carriedWidth(world), style.hints);
    }
    drawRelicSigns(page, world, style.relicGlow,
                   {textLeft(world), signsTop, x - textLeft(world) - 4, iconSide});
    drawHearts(page, world, headingEnd, x, style);
    drawCarried(page, world, x, lines.second);
    canvas.fill({x - 2, 1, minimapSize.width + 4, hudHeight - 2}, {0, 0, 0, 90});
    const int y = (hudHeight - 1 - minimapSize.height) / 2 + 1;
    drawMinimap(canvas, art, world, x, y, style.isHereLit);
    if (style.changed != nullptr) {
        style.changed->draw(canvas, minimapCorner(world), x, y, style.isSteady);
    }
}

PixelRect goalArea(const Page& page, const World& world) {
    const int right = page.width() - minimapSize.width - 3 - carriedWidth(world);
    return {textLeft(world), linesOf(world, nullptr).second, right - textLeft(world),
            page.art.font.lineHeight()};
}

void drawMinimap(Canvas& canvas, const Art& art, const World& world, int x, int y, bool isHereLit) {
    if (world.config.isAdventure() && !world.config.adventure.guide.minimap) {
        const SpriteSheet& signs = art.sprites.offers;
        signs.draw(canvas, static_cast<int>(OfferSign::Blind),
                   x + (minimapSize.width - signs.cell().width) / 2,
                   y + (minimapSize.height - signs.cell().height) / 2);
        return;
    }
    drawRoomSigns(canvas, art.sprites.minimap, world, minimapCorner(world), minimapCells, x, y,
                  {.isHereLit = isHereLit});
}

namespace {

constexpr int litTicks = 6 * ticksPerSecond;
constexpr int pulseTicks = ticksPerSecond / 2;
constexpr Colour litColour{255, 196, 64, 255};
constexpr std::uint8_t bright = 190;
constexpr std::uint8_t faint = 90;

}  // namespace

void ChangedRooms::lightUp(std::vector<GridPos> cells) {
    cells_ = std::move(cells);
    ticksLeft_ = cells_.empty() ? 0 : litTicks;
}

void ChangedRooms::tick() {
    ticksLeft_ = std::max(0, ticksLeft_ - 1);
}

void ChangedRooms::draw(Canvas& canvas, GridPos corner, int x, int y, bool isSteady) const {
    if (!isLit()) {
        return;
    }
    const bool isBright = isSteady || ticksLeft_ / pulseTicks % 2 == 1;
    const Colour colour = withAlpha(litColour, isBright ? bright : faint);
    for (const GridPos cell : cells_) {
        const GridPos at{cell.x - corner.x, cell.y - corner.y};
        if (minimapCells.contains(at)) {
            canvas.fill({x + at.x * minimapCellSize.width, y + at.y * minimapCellSize.height,
                         minimapCellSize.width - 1, minimapCellSize.height - 1},
                        colour);
        }
    }
}

// Whether the knight lives and has at most one heart left of several.
bool LowHearts::isLow(const World& world) {
    const Kit& kit = world.player.kit;
    return kit.hearts > 1 && kit.halfHearts > 0 && kit.halfHearts <= 2;
}

// The pulses begin once the lost hearts no longer blink, when the knight can be hurt again.
bool LowHearts::take(const Events& events, const World& world) {
    bool isHurt = false;
    int lost = 0;  // half hearts, in this tick
    for (const Event& event : events) {
        if (const auto* hurt = std::get_if<KnightHurt>(&event)) {
            isHurt = true;
            lost += hurt->lost;
        }
    }
    if (isHurt) {
        lostHalves_ = lost;
        ticks_ = isLow(world) ? -world.config.player.safeTicks : pulsesEnd;
    } else if (!isLow(world)) {
        ticks_ = pulsesEnd;
    } else {
        ticks_ = std::min(ticks_ + 1, pulsesEnd);
    }
    return ticks_ >= 0 && ticks_ < pulsesEnd && ticks_ % period == 0;
}

bool LowHearts::isLit() const {
    return ticks_ >= 0 && ticks_ < pulsesEnd && ticks_ % period < ticksLit;
}

}  // namespace doorstring
