#include "world/things/plinths.hpp"

#include "room/ways/standing.hpp"
#include "world/items/give.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

namespace doorstring {

namespace {

constexpr int tilesFromStairs = 3;  // from their middle to where each plinth should be

// Takes the tile nearest to `wanted` among those where a plinth is in nobody's way; null if there
// is none.
std::optional<GridPos> placeNear(Standing& standing, GridPos wanted) {
    return standing.takeBest([&](GridPos at) {
        return std::tuple(-stepsBetween(at, wanted), standing.isOpenBelow(at), -at.y);
    });
}

Standing freeGround(const World& world) {
    Standing standing(world.ground.tiles(), world.room.waysOut(), world.room.framedDoors());
    const SubBox knight = world.knightBox();
    for (const GridPos tile : cellsIn(tilesUnder(knight))) {
        standing.keepFree(tile);
    }
    return standing;
}

void raise(World& world, const RelicPair& pair, Events& events) {
    const GridPos stairs = tileOf(bannerPoint(world.dungeon, world.room));
    Standing standing = freeGround(world);
    int offset = -tilesFromStairs;
    for (const Relic relic : pair.relics) {
        if (const auto tile = placeNear(standing, {stairs.x + offset, stairs.y})) {
            world.things.add({ThingKind::Plinth, pair.cell, *tile, {treasureOf(relic)}});
            world.ground.lay(*tile, Tile::Fixture);
            events.push_back(PlinthRose{*tile});
        }
        offset = tilesFromStairs;
    }
}

}  // namespace

void raisePlinths(World& world, Events& events, std::size_t first) {
    const bool isOpening =
        std::any_of(events.begin() + static_cast<std::ptrdiff_t>(first), events.end(),
                    [](const Event& event) { return std::holds_alternative<StairsOpened>(event); });
    if (!isOpening) {
        return;
    }
    const Contents contents = contentsOf(world.dungeon, world.config.adventure);
    const RelicPair* pair = contents.pairIn(world.cell());
    if (pair != nullptr && pair->risesLater) {
        raise(world, *pair, events);
    }
}

void takeFromPlinth(World& world, const Thing& plinth, Events& events) {
    const Loot loot = plinth.loot;
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.kind == ThingKind::Plinth) {
            world.things.markEmpty(thing.cell, thing.tile);
            world.ground.lay(thing.tile, world.room.tiles()[thing.tile]);
            events.push_back(PlinthSank{thing.tile});
        }
    }
    giveTreasure(world, loot.what, loot.count, events);
}

}  // namespace doorstring
