// The health of a boss, with its name, over the lower wall of the room, or over the upper one while
// only the lower one has something to strike: from its entrance until it has fallen.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// The place of the bar on the canvas; empty while there is no boss.
std::optional<PixelRect> bossBarArea(const World& world);

// Remembers the health that a boss had before the last blow that hit him.
class BossHealth {
public:
    // Notes the health after the world's last tick.
    void take(const World& world);
    int before() const { return before_; }

private:
    int now_ = 0;
    int before_ = 0;
};

// Draws the bar, which runs down from `before` blows, or from one more than are left.
void drawBossBar(const Page& page, const World& world, int before = 0);

}  // namespace doorstring
