#include "world/items/lantern.hpp"

namespace doorstring {

bool isDark(const World& world, const Room& room) {
    const Fraction chance = world.config.items.lantern.darkChance;
    return world.config.isAdventure() && room.kind() == RoomKind::Plain &&
           happens(cellRoll(world.dungeon.seed().number, Purpose::Darkness, room.cell()), chance);
}

bool isLanternLit(const World& world) {
    return world.player.kit.chosen == Item::Lantern;
}

int sightInDark(const World& world) {
    const LanternConfig& config = world.config.items.lantern;
    return isLanternLit(world) ? std::max(config.radius, config.glow) : config.glow;
}

}  // namespace doorstring
