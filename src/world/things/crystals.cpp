#include "world/things/crystals.hpp"

namespace doorstring {

namespace {

std::optional<GridPos> tileHit(const Event& event) {
    if (const auto* arrow = std::get_if<ArrowStuck>(&event)) {
        return arrow->tile;
    }
    const auto* hook = std::get_if<HookBit>(&event);
    return hook != nullptr ? std::optional(tileOf(hook->at)) : std::nullopt;
}

void openGates(World& world) {
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.kind == ThingKind::Gate) {
            world.things.empty(thing.cell, thing.tile);
            world.ground.lay(thing.tile, Tile::Ground);
        }
    }
}

}  // namespace

void strikeCrystals(World& world, Events& events, std::size_t first) {
    for (std::size_t i = first; i < events.size(); ++i) {
        const auto tile = tileHit(events[i]);
        const Thing* thing = tile ? world.things.at(world.cell(), *tile) : nullptr;
        if (thing == nullptr || thing->kind != ThingKind::Crystal || thing->isEmpty) {
            continue;
        }
        world.things.empty(world.cell(), *tile);
        events.push_back(CrystalStruck{*tile});
        openGates(world);
        events.push_back(GatesOpened{world.cell()});
    }
}

}  // namespace doorstring
