#include "autopilot/errands.hpp"

#include "base/contains.hpp"
#include "world/items/give.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int mostTicks = 20 * ticksPerSecond;  // for one of them
constexpr int spareCoins = 16;                  // to keep for hearts when something else is bought
constexpr int fewArrows = 6;

int missingHalves(const Kit& kit) {
    return kit.mostHalfHearts() - kit.halfHearts;
}

// Of the doors that he has seen.
bool seesLockedDoor(const World& world) {
    const auto isLocked = [&](GridPos cell, const RoomPlan& plan) {
        return world.sights.at(cell) == Sight::Visited &&
               std::ranges::any_of(plan.doors, [&](Direction side) {
                   return world.lockAt(cell, side) == DoorLock::Small;
               });
    };
    bool any = false;
    world.dungeon.forEachRoom(
        [&](GridPos cell, const RoomPlan& plan) { any = any || isLocked(cell, plan); });
    return any;
}

bool isWanted(const World& world, const Thing& ware) {
    const Kit& kit = world.player.kit;
    const int left = kit.coins - ware.price;
    if (left < 0 || !hasUseFor(world, ware.loot.what)) {
        return false;
    }
    switch (ware.loot.what) {
    case Treasure::Heart:
        return missingHalves(kit) >= 2;
    case Treasure::HeartPiece:
        return true;
    case Treasure::SmallKey:
        return left >= spareCoins && world.locks.smallKeys() == 0 && seesLockedDoor(world);
    case Treasure::ArrowBundle:
        return left >= spareCoins && kit.arrows < fewArrows;
    case Treasure::BombBundle:
        return left >= spareCoins && kit.bombs == 0;
    default:
        return false;
    }
}

// Behind gates that a crystal opens, or on an island.
bool isShutOff(const World& world, const Thing& chest) {
    const auto things = world.things.in(chest.cell);
    return chest.barrier == Barrier::Pits ||
           (chest.barrier == Barrier::Gate && std::ranges::any_of(things, [](const Thing& thing) {
                return thing.kind == ThingKind::Gate && !thing.isEmpty;
            }));
}

bool isWorthIt(const World& world, const Thing& thing) {
    return !thing.isEmpty && ((thing.isChest() && !isShutOff(world, thing)) ||
                              (thing.kind == ThingKind::Stand && isWanted(world, thing)));
}

int tilesBetween(GridPos a, GridPos b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

}  // namespace

bool Errands::sellsHeart(const World& world, GridPos cell) {
    return world.config.isAdventure() && world.dungeon.plan(cell).kind == RoomKind::Shop &&
           std::ranges::any_of(world.things.in(cell), [&](const Thing& thing) {
               return thing.loot.what == Treasure::Heart && isWorthIt(world, thing);
           });
}

void Errands::enter(const World& world) {
    seed_ = world.dungeon.seed();
    cell_ = world.cell();
    chosen_.reset();
    ticks_ = 0;
    givenUp_.clear();
}

// The one that he is after stays so, or he would go to and fro between two.
std::optional<GridPos> Errands::choose(const World& world) const {
    const GridPos knight = tileUnder(world.player.body);
    std::optional<GridPos> best;
    const auto consider = [&](GridPos tile) {
        const bool isBetter =
            tile == chosen_ || !best ||
            (best != chosen_ && tilesBetween(knight, tile) < tilesBetween(knight, *best));
        best = isBetter && !contains(givenUp_, tile) ? tile : best;
    };
    for (const Thing& thing : world.things.in(cell_)) {
        if (isWorthIt(world, thing)) {
            consider(thing.tile);
        }
    }
    if (!best && missingHalves(world.player.kit) >= 2) {
        for (const GridPos tile : cellsOf(world.ground.tiles().size())) {
            if (world.ground.at(tile) == Tile::Urn) {
                consider(tile);
            }
        }
    }
    return best;
}

std::optional<GridPos> Errands::next(const World& world, Walker& walker) {
    if (!world.config.isAdventure()) {
        return std::nullopt;
    }
    if (world.dungeon.seed() != seed_ || world.cell() != cell_) {
        enter(world);
    }
    const auto best = choose(world);
    if (best != chosen_) {
        chosen_ = best;
        ticks_ = 0;
    }
    if (best && (++ticks_ > mostTicks || !walker.reaches(world, tileCentre(*best)))) {
        givenUp_.push_back(*best);
        return std::nullopt;
    }
    return best;
}

}  // namespace doorstring
