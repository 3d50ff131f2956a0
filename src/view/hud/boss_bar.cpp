#include "view/hud/boss_bar.hpp"

#include "view/easing.hpp"
#include "view/panel.hpp"
#include "world/creatures/moves.hpp"

#include <algorithm>
#include <string_view>

namespace doorstring {

namespace {

constexpr int barHeight = 14;  // of the whole bar, in pixels; a wall is two pixels higher
constexpr int barWidth = 168;
constexpr int border = 4;
constexpr int gap = 6;          // between the name and the health
constexpr int besideDoor = 17;  // pixels from the middle of a boss's door to each part of the bar
constexpr int healthHeight = 6;
constexpr Colour healthColour{224, 56, 72};
constexpr Colour healthLight{255, 152, 160};
constexpr Colour lostColour{255, 236, 168};
constexpr Colour emptyColour{28, 20, 36};
constexpr Colour gateColour{255, 240, 200};

// The first boss that has come in; null if none has, or during a flip.
const Creature* bossOf(const World& world) {
    const auto& living = world.creatures.living;
    const auto boss = std::ranges::find_if(
        living, [](const Creature& one) { return isBoss(one.kind) && !isEntering(one); });
    return world.flip || boss == living.end() ? nullptr : &*boss;
}

// The health of a boss in pixels of the bar.
struct Health {
    int remaining = 0;
    int shown = 0;  // remaining and, while the bar runs down, part of what the last blow took
};

Health healthOf(const Creature& boss, const CreaturesConfig& config, int healthBefore, int width) {
    const int fullHealth = std::max(1, config.kinds[boss.kind].health);
    const auto pixels = [&](int health) {
        return width * std::clamp(health, 0, fullHealth) / fullHealth;
    };
    const int remaining = pixels(boss.health);
    if (boss.doing == Doing::Waits) {
        // The entrance is over, and the bar fills up.
        const int since = boss.ticks - behaviourOf(boss.kind).entrance->ticks;
        const int filled = between(
            0, remaining, eased(Easing::Out, since, std::max(1, config.boss.waitTicks / 2)));
        return {filled, filled};
    }
    const int safeTicks = config.boss.safeTicks;  // after a blow
    if (boss.body.safeTicks == 0) {
        return {remaining, remaining};
    }
    const int since = safeTicks - boss.body.safeTicks;
    const int from = pixels(std::max(healthBefore, boss.health + 1));
    return {remaining, between(from, remaining, eased(Easing::Smooth, since, safeTicks))};
}

// The place of the bar on the lower wall (South) or the upper one.
PixelRect barOn(PixelRect room, Direction wall) {
    const int width = std::min(barWidth, room.width - 2 * border);
    const int y = wall == Direction::South ? room.y + room.height - barHeight - 1 : room.y + 1;
    return {room.x + (room.width - width) / 2, y, width, barHeight};
}

// Whether a bar would cover a knot, which the knight has to strike.
bool coversKnot(const World& world, PixelRect room, PixelRect bar) {
    return std::ranges::any_of(world.creatures.living, [&](const Creature& one) {
        const SubPos middle = centreOf(one.body.hitBox());
        const PixelRect knot{room.x + toPixels(middle.x) - tileSide / 2,
                             room.y + toPixels(middle.y) - tileSide / 2, tileSide, tileSide};
        return has(one.kind, Trait::HoldsString) && knot.meets(bar);
    });
}

}  // namespace

std::optional<PixelRect> bossBarArea(const World& world) {
    if (bossOf(world) == nullptr) {
        return std::nullopt;
    }
    const PixelRect room = layoutFor(world.config.room.size).room;
    const PixelRect below = barOn(room, Direction::South);
    const PixelRect above = barOn(room, Direction::North);
    const bool isBetterAbove = coversKnot(world, room, below) && !coversKnot(world, room, above);
    return isBetterAbove ? above : below;
}

void BossHealth::take(const World& world) {
    const Creature* const boss = bossOf(world);
    const int health = boss != nullptr ? boss->health : 0;
    if (health != now_) {
        before_ = now_;
        now_ = health;
    }
}

void drawBossBar(const Page& page, const World& world, int healthBefore) {
    const auto area = bossBarArea(world);
    if (!area) {
        return;
    }
    const Creature& boss = *bossOf(world);
    const std::string_view title = tr(creatureRows[boss.kind].title);
    const int titleWidth = textWidth(page.art.font, title);
    const int textTop = area->y + (barHeight - page.art.font.lineHeight()) / 2;
    int healthLeft = area->x + border + titleWidth + gap;
    if (behaviourOf(boss.kind).door != nullptr) {
        // The bar is in two parts, one on each side of the door.
        const int middle = area->x + area->width / 2;
        const int left = middle - besideDoor - titleWidth - 2 * border;
        page.drawPanel({left, area->y, titleWidth + 2 * border, barHeight});
        page.drawPanel(
            {middle + besideDoor, area->y, area->x + area->width - middle - besideDoor, barHeight});
        page.write(title, left + border, textTop, page.colours.text);
        healthLeft = middle + besideDoor + border;
    } else {
        page.drawPanel(*area);
        page.write(title, area->x + border, textTop, page.colours.text);
    }
    const int width = area->x + area->width - border - healthLeft;
    const int top = area->y + (barHeight - healthHeight) / 2;
    const Health health = healthOf(boss, world.config.creatures, healthBefore, width);
    page.canvas.fill({healthLeft, top, width, healthHeight}, emptyColour);
    page.canvas.fill({healthLeft, top, health.shown, healthHeight}, lostColour);
    page.canvas.fill({healthLeft, top, health.remaining, healthHeight}, healthColour);
    page.canvas.fill({healthLeft, top, health.remaining, 1}, healthLight);
    for (const int percent : world.config.creatures.bosses[boss.kind].gates) {
        const int fullHealth = std::max(1, world.config.creatures.kinds[boss.kind].health);
        const int at = healthLeft + width * (fullHealth * percent / 100) / fullHealth;
        page.canvas.fill({at - 1, top - 1, 3, healthHeight + 2}, emptyColour);
        page.canvas.fill({at, top - 1, 1, healthHeight + 2}, gateColour);
    }
}

}  // namespace doorstring
