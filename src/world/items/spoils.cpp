#include "world/items/spoils.hpp"

#include "base/rng.hpp"
#include "dungeon/contents/contents_roll.hpp"
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

namespace {

void spill(World& world, GridPos tile) {
    const UrnConfig& config = world.config.adventure.urns;
    const std::uint64_t roll =
        contentsRoll(world.dungeon.seed(), world.cell(), ContentsRoll::UrnLoot);
    RandomStream random(cellRoll(roll, tile));
    if (happens(random.next(), config.heart)) {
        leaveDrop(world, DropKind::Heart, tileCentre(tile));
    } else if (happens(random.next(), config.coin)) {
        leaveDrop(world, DropKind::Coin, tileCentre(tile));
    }
}

}  // namespace

void spillUrns(World& world, const Events& events, std::size_t first) {
    for (std::size_t i = first; i < events.size(); ++i) {
        if (const auto* broken = std::get_if<UrnBroken>(&events[i])) {
            spill(world, broken->tile);
        }
    }
}

}  // namespace doorstring
