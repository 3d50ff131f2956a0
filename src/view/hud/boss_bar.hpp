// The health of a boss, with its name, over the lower wall of the room: from its entrance until it
// has fallen.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Where it is on the canvas; none while there is none.
std::optional<PixelRect> bossBarArea(const World& world);

// What a boss had before the last blow that met him.
class BossHealth {
public:
    // Of the tick that the world has just done.
    void take(const World& world);
    int before() const { return before_; }

private:
    int now_ = 0;
    int before_ = 0;
};

// The bar runs down from `before` blows, or from one more than are left.
void drawBossBar(const Page& page, const World& world, int before = 0);

}  // namespace doorstring
