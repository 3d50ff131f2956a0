#include "world/things/urns.hpp"

#include "base/rng.hpp"
#include "dungeon/contents/contents_roll.hpp"
#include "world/creatures/drops.hpp"

namespace doorstring {

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
