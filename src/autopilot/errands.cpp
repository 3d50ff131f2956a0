#include "autopilot/errands.hpp"

#include "autopilot/steps.hpp"
#include "base/contains.hpp"
#include "config/relics.hpp"
#include "world/items/give.hpp"
#include "world/items/items.hpp"
#include "world/knight/walk.hpp"
#include "world/motion/terrain.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int mostTicks = 20 * ticksPerSecond;  // for one errand
constexpr int spareCoins = 16;  // to keep for hearts when arrows, bombs or an offer are bought
constexpr int fewArrows = 6;
constexpr int fewBombs = 3;

int missingHalves(const Kit& kit) {
    return kit.mostHalfHearts() - kit.halfHearts;
}

// Whether the knight has seen a door with a small lock.
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

constexpr int worthTheWalk = 2;  // the least desire for a ware that is worth coming back for

// Returns how much the knight wants a ware that leaves him `coinsAfter` coins; 0 if not at all.
int desireForWare(const World& world, Treasure what, int coinsAfter) {
    const Kit& kit = world.player.kit;
    if (isRelic(what)) {
        return 6;
    }
    switch (what) {
    case Treasure::Heart:
        return missingHalves(kit) >= 4 ? 7 : missingHalves(kit) >= 2 ? 3 : 0;
    case Treasure::HeartContainer:
        return 5;
    case Treasure::HeartPiece:
        return 4;
    case Treasure::SmallKey:
        return world.locks.smallKeys() == 0 && seesLockedDoor(world) ? 2 : 0;
    case Treasure::ArrowBundle:
        return coinsAfter >= spareCoins && kit.arrows < fewArrows ? 1 : 0;
    case Treasure::BombBundle:
        return coinsAfter >= spareCoins && kit.bombs < fewBombs ? 1 : 0;
    default:
        return 0;
    }
}

// Returns how much the knight wants the loot of a thing. 0 if he does not know it, has no use for
// it or cannot pay for it.
int desireForLoot(const World& world, const Thing& thing) {
    const int coinsAfter = world.player.kit.coins - thing.price;
    const bool isOffered = thing.gain() == ThingGain::Known && coinsAfter >= 0;
    return isOffered && hasUseFor(world, thing.loot.what)
               ? desireForWare(world, thing.loot.what, coinsAfter)
               : 0;
}

// Whether the knight wants the ware, and no other ware of the room more.
bool isWantedMost(const World& world, const Thing& ware) {
    const int desire = desireForLoot(world, ware);
    return desire > 0 && std::ranges::none_of(world.things.in(ware.cell), [&](const Thing& other) {
               return desireForLoot(world, other) > desire;
           });
}

// Whether the autopilot takes an offer of an altar: if the loom is not full, the offer is no dare,
// and enough coins for hearts remain.
bool isWantedOffer(const World& world, const Thing& thing) {
    const OfferConfig& offer = world.config.adventure.altar.table.at(numberOf(thing.offer));
    return !isLoomFull(world) && !offer.isDare() &&
           world.player.kit.coins - priceNow(world, thing) >= spareCoins;
}

// Whether a chest is on an island, or behind gates that no crystal has opened yet.
bool isShutOff(const World& world, const Thing& chest) {
    const auto things = world.things.in(chest.cell);
    return chest.barrier == Barrier::Pits ||
           (chest.barrier == Barrier::Gate && std::ranges::any_of(things, [](const Thing& thing) {
                return thing.kind == ThingKind::Gate && !thing.isEmpty;
            }));
}

int likingOf(const Thing& plinth) {
    return relicRows[relicOf(plinth.loot.what)].liking;
}

// Whether this is the relic that the autopilot likes best in the room; of equals, the first.
bool isLikedBest(const World& world, const Thing& plinth) {
    const auto things = world.things.in(plinth.cell);
    const auto best = std::ranges::max_element(things, {}, [](const Thing& thing) {
        return thing.gain() == ThingGain::OneRelic ? likingOf(thing) : 0;
    });
    return best->tile == plinth.tile;
}

bool isWorthIt(const World& world, const Thing& thing) {
    switch (thing.gain()) {
    case ThingGain::None:
        break;
    case ThingGain::Hidden:
        return !isShutOff(world, thing);
    case ThingGain::Known:
        return isWantedMost(world, thing);
    case ThingGain::OneRelic:
        return isLikedBest(world, thing);
    case ThingGain::Weaving:
        return isWantedOffer(world, thing);
    }
    return false;
}

}  // namespace

bool Errands::sellsWantedWare(const World& world, GridPos cell) {
    return world.config.isAdventure() && world.dungeon.plan(cell).kind == RoomKind::Shop &&
           std::ranges::any_of(world.things.in(cell), [&](const Thing& thing) {
               return desireForLoot(world, thing) >= worthTheWalk;
           });
}

void Errands::enter(const World& world) {
    seed_ = world.dungeon.seed();
    cell_ = world.cell();
    chosen_.reset();
    ticks_ = 0;
    givenUp_.clear();
}

// Keeps to the tile of the last choice while what is there is still worth the walk, so that the
// knight does not walk to and fro between two tiles. Otherwise chooses the nearest tile.
std::optional<GridPos> Errands::choose(const World& world) const {
    const GridPos knight = tileUnder(world.player.body);
    std::optional<GridPos> best;
    const auto consider = [&](GridPos tile) {
        const bool isBetter =
            tile == chosen_ || !best ||
            (best != chosen_ && stepsBetween(knight, tile) < stepsBetween(knight, *best));
        if (isBetter && !contains(givenUp_, tile)) {
            best = tile;
        }
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
    if (!best) {
        return std::nullopt;
    }
    ++ticks_;
    if (ticks_ > mostTicks || !walker.reaches(world, tileCentre(*best))) {
        givenUp_.push_back(*best);
        return std::nullopt;
    }
    return best;
}

namespace {

// Ticks that he may spend on all barred chests of a room together, the way back included.
constexpr int longestTry = 20 * ticksPerSecond;
// Number of tiles from a stance to a crystal, or to the place in front of a chest on an island.
constexpr int tilesAcross = 2;

// How far the knight may be from the middle of his stance's tile, in pixels: short of it, beyond
// it, and to its sides.
constexpr int mostShort = 2;
constexpr int mostBeyond = 5;
constexpr int mostAside = 4;

GridPos tileBeyond(GridPos tile, Direction way, int tiles) {
    return tile + offsetOf(way) * tiles;
}

GridPos tileInFrontOf(const Thing& chest) {
    return neighbour(chest.tile, Direction::South);
}

bool isBarred(const Thing& thing) {
    return thing.isChest() && !thing.isEmpty && thing.barrier != Barrier::None;
}

// Number of subpixels from a place to the middle of the knight, counted in the direction `way`;
// negative if he is behind that place.
int distanceAlong(const World& world, SubPos from, Direction way) {
    const SubPos knight = centreOf(world.knightBox());
    const GridOffset offset = offsetOf(way);
    return (knight.x - from.x) * offset.x + (knight.y - from.y) * offset.y;
}

bool standsAt(const World& world, GridPos tile, Direction way) {
    const SubPos middle = tileCentre(tile);
    const SubPos knight = centreOf(world.knightBox());
    const int along = distanceAlong(world, middle, way);
    const int aside = std::abs(offsetOf(way).x != 0 ? knight.y - middle.y : knight.x - middle.x);
    return along >= -toSubpixels(mostShort) && along <= toSubpixels(mostBeyond) &&
           aside <= toSubpixels(mostAside);
}

// Whether a hop from a stance ends beyond a pit.
bool hopsFarEnough(const FeatherConfig& config) {
    const int needed = toSubpixels(mostShort) + subpixelsPerTile / 2 + subpixelsPerTile;
    return (config.hopTicks - 1) * velocityToward(config.speed, {1, 0}).x >= needed;
}

std::optional<Item> itemToCross(const World& world) {
    const EnumSet<Item>& items = world.player.kit.items;
    if (items.has(Item::Feather) && hopsFarEnough(world.config.items.feather)) {
        return Item::Feather;
    }
    return items.has(Item::Hook) ? std::optional(Item::Hook) : std::nullopt;
}

std::optional<Item> itemToStrike(const World& world) {
    const Kit& kit = world.player.kit;
    if (kit.items.has(Item::Bow) && kit.arrows > 0) {
        return Item::Bow;
    }
    return kit.items.has(Item::Hook) ? std::optional(Item::Hook) : std::nullopt;
}

bool hasItemFor(const World& world, const Thing& chest) {
    return chest.barrier == Barrier::Pits ? itemToCross(world).has_value()
                                          : itemToStrike(world).has_value();
}

// The chest on whose island the knight stands; null if he is on none.
const Thing* chestOfIsland(const World& world) {
    const GridPos knight = tileUnder(world.player.body);
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.isChest() && thing.barrier == Barrier::Pits && tileInFrontOf(thing) == knight) {
            return &thing;
        }
    }
    return nullptr;
}

}  // namespace

bool BarredChests::hasChestToTry(GridPos cell) const {
    return contains(cellsToTry_, cell);
}

void BarredChests::enter(const World& world) {
    if (world.dungeon.seed() != seed_) {
        triedCells_.clear();
    }
    seed_ = world.dungeon.seed();
    cell_ = world.cell();
    ticks_ = 0;
    stance_.reset();
    cellsToTry_.clear();
    for (const Thing& thing : world.things.all()) {
        if (!isBarred(thing) || !hasItemFor(world, thing) || contains(triedCells_, thing.cell)) {
            continue;
        }
        if (thing.cell == cell_) {
            triedCells_.push_back(cell_);
        } else if (world.sights.at(thing.cell) == Sight::Visited) {
            cellsToTry_.push_back(thing.cell);
        }
    }
}

std::optional<InputFrame> BarredChests::next(const World& world, Walker& walker) {
    if (!world.config.isAdventure()) {
        return std::nullopt;
    }
    if (world.dungeon.seed() != seed_ || world.cell() != cell_) {
        enter(world);
    }
    if (world.player.hopping()) {
        const bool isThere = distanceAlong(world, landing_, world.player.facing) >= 0;
        return isThere ? InputFrame{} : holding(world.player.facing);
    }
    const Thing* islandChest = chestOfIsland(world);
    const bool isDisturbed = islandChest == nullptr && !world.creatures.living.empty();
    if (isDisturbed) {
        return std::nullopt;
    }
    ++ticks_;
    if (ticks_ > longestTry) {
        return std::nullopt;
    }
    if (islandChest != nullptr) {
        return islandChest->isEmpty
                   ? crossFrom(world, walker, {tileInFrontOf(*islandChest), Direction::South})
                   : walker.walkTo(world, tileCentre(islandChest->tile));
    }
    for (const Thing& thing : world.things.in(cell_)) {
        if (isBarred(thing) && thing.barrier == Barrier::Pits) {
            return crossFrom(world, walker,
                             {tileBeyond(tileInFrontOf(thing), Direction::South, tilesAcross),
                              Direction::North});
        }
        if (thing.kind == ThingKind::Crystal && !thing.isEmpty) {
            return strike(world, walker, thing.tile);
        }
    }
    return std::nullopt;
}

std::optional<InputFrame> BarredChests::crossFrom(const World& world, Walker& walker,
                                                  Stance stance) {
    const auto item = itemToCross(world);
    landing_ = tileCentre(tileBeyond(stance.tile, stance.way, tilesAcross));
    return item ? use(world, walker, stance, *item) : std::nullopt;
}

// The first stance that is across a pit from the crystal and that a way leads to; empty if there is
// none.
std::optional<BarredChests::Stance> BarredChests::stanceFor(const World& world, Walker& walker,
                                                            GridPos crystal) const {
    const Terrain terrain = world.terrain();
    for (const Direction side : allDirections) {
        const GridPos tile = tileBeyond(crystal, side, tilesAcross);
        if (terrain.size().contains(tile) && terrain.at(neighbour(crystal, side)) == Tile::Pit &&
            !isSolid(terrain, tile) && walker.reaches(world, tileCentre(tile))) {
            return Stance{tile, opposite(side)};
        }
    }
    return std::nullopt;
}

std::optional<InputFrame> BarredChests::strike(const World& world, Walker& walker,
                                               GridPos crystal) {
    const auto item = itemToStrike(world);
    if (item && !stance_) {
        stance_ = stanceFor(world, walker, crystal);
    }
    if (!item || !stance_) {
        ticks_ = longestTry;  // gives up
        return std::nullopt;
    }
    return use(world, walker, *stance_, *item);
}

std::optional<InputFrame> BarredChests::use(const World& world, Walker& walker, Stance stance,
                                            Item item) {
    if (isRootedByItem(world)) {
        return InputFrame{};
    }
    if (standsAt(world, stance.tile, stance.way)) {
        return usingItem(world, item, stance.way);
    }
    const SubPos middle = tileCentre(stance.tile);
    if (!walker.reaches(world, middle)) {
        ticks_ = longestTry;  // gives up
        return std::nullopt;
    }
    return walker.walkTo(world, middle);
}

}  // namespace doorstring
