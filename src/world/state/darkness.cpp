#include "world/state/darkness.hpp"

#include "base/rng.hpp"

#include <algorithm>

namespace doorstring {

namespace {

bool isLanternSure(const World& world) {
    return surelyHasOneOf(world.config.adventure, world.config.floor,
                          EnumSet<Item>::of(Item::Lantern));
}

// On the floor that gives the lantern: farther from the start than its chest.
bool isBehindLantern(const World& world, const Room& room) {
    const auto all = world.things.all();
    const auto chest = std::ranges::find_if(
        all, [](const Thing& thing) { return thing.loot.what == Treasure::Lantern; });
    return chest != all.end() && world.dungeon.plan(chest->cell).distance < room.distance();
}

bool isHarmless(const Room& room) {
    return std::ranges::none_of(room.tiles().values(), isHarmful);
}

}  // namespace

bool isDark(const World& world, const Room& room) {
    if (!world.config.isAdventure() || room.kind() != RoomKind::Plain ||
        world.dungeon.plan(room.cell()).holds != Holding::None) {
        return false;
    }
    const LanternConfig& config = world.config.items.lantern;
    const bool isSure = isLanternSure(world);
    const Fraction chance =
        isSure || isBehindLantern(world, room) ? config.darkChanceWith : config.darkChance;
    return happens(cellRoll(world.dungeon.seed().number, Purpose::Darkness, room.cell()), chance) &&
           (isSure || isHarmless(room));
}

bool mayLiveInDark(const World& world, CreatureKind kind) {
    return has(kind, Trait::ComesNear) && isLanternSure(world);
}

}  // namespace doorstring
