#include "world/items/lantern.hpp"

#include <algorithm>

namespace doorstring {

bool isLanternLit(const World& world) {
    return world.player.kit.chosen == Item::Lantern;
}

int sightInDark(const World& world) {
    const LanternConfig& config = world.config.items.lantern;
    return isLanternLit(world) ? std::max(config.radius, config.glow) : config.glow;
}

}  // namespace doorstring
