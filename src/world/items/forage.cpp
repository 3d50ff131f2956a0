#include "world/items/forage.hpp"

#include "base/rng.hpp"
#include "world/creatures/drops.hpp"

namespace doorstring {

namespace {

// Cut again at another time, a tile may hide something else.
RandomStream rollsOf(const World& world, GridPos tile) {
    const std::uint64_t room =
        cellRoll(world.dungeon.seed().number, Purpose::Creatures, world.cell());
    return RandomStream(cellRoll(room + world.tick, tile));
}

std::optional<DropKind> hiddenIn(const World& world, GridPos tile) {
    const GrassConfig& config = world.config.items.grass;
    RandomStream random = rollsOf(world, tile);
    if (world.config.isAdventure()) {
        if (happens(random.next(), config.heart)) {
            return DropKind::Heart;
        }
        if (happens(random.next(), config.coin)) {
            return DropKind::Coin;
        }
    }
    return ammunitionFor(world.player.kit, config.ammunition, random);
}

}  // namespace

void dropFromGrass(World& world, const Events& events, std::size_t first) {
    for (std::size_t i = first; i < events.size(); ++i) {
        if (const auto* cut = std::get_if<GrassCut>(&events[i])) {
            if (const auto kind = hiddenIn(world, cut->tile)) {
                leaveDrop(world, *kind, tileCentre(cut->tile));
            }
        }
    }
}

}  // namespace doorstring
