// The bar with a boss's name and health, shown once the boss has come in and until the boss has
// fallen, but not during a flip. The bar is on the lower wall of the room. While it would cover a
// knot on the lower wall, it is on the upper wall, unless it would cover a knot there, too.
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
    int beforeBlow() const { return before_; }

private:
    int now_ = 0;
    int before_ = 0;
};

// Draws the bar. After a blow the bar runs down to the health that remains. It starts at the higher
// of `healthBefore` and one point more than what remains.
void drawBossBar(const Page& page, const World& world, int healthBefore = 0);

}  // namespace doorstring
