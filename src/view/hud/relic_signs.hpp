// The relics that the knight has: small signs in the HUD, and a page that says what each does.
#pragma once

#include "view/panel.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Lights the sign of a relic for a moment when the relic is taken, or when it works.
class RelicGlow {
public:
    // Notes what happened in the world's last tick.
    void take(const Events& events);
    bool isLit(Relic relic) const { return ticksLeft_[relic] > 0; }

private:
    EnumArray<Relic, int> ticksLeft_{};
};

// Draws the signs side by side, closer together if there are many. The sign of a relic that is used
// up in this room is dull. The sign of a relic that works with every n-th of what it counts
// twinkles while the next will be the n-th. `glow` is null if no sign is lit.
void drawRelicSigns(const Page& page, const World& world, const RelicGlow* glow, PixelRect area);

// Draws the page that lists the relics with their texts.
void drawRelicsPage(const Page& page, const World& world);

}  // namespace doorstring
