// The health of a boss, with its name, over the lower wall of the room: from its entrance until it
// has fallen.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Where it is on the canvas; none while there is none.
std::optional<PixelRect> bossBarArea(const World& world);

void drawBossBar(const Page& page, const World& world);

}  // namespace doorstring
