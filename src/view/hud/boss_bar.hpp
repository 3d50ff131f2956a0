// The bar with a boss's name and health, shown from when it has come in until it has fallen, but
// not during a flip. It is drawn on the lower wall of the room. While it would cover something to
// strike there, and nothing on the upper wall, it is drawn on the upper one.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// The place of the bar on the canvas; empty while none is shown.
std::optional<PixelRect> bossBarArea(const World& world);

// Remembers the health that a boss had before the last blow that hit it.
class BossHealth {
public:
    // Notes the health after the world's last tick.
    void take(const World& world);
    int before() const { return before_; }

private:
    int now_ = 0;
    int before_ = 0;
};

// Draws the bar. After a blow it runs down from `healthBefore`, but from at least one more than is
// left.
void drawBossBar(const Page& page, const World& world, int healthBefore = 0);

}  // namespace doorstring
