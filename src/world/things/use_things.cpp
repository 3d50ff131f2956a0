#include "world/things/use_things.hpp"

#include "world/guests/companion.hpp"
#include "world/guests/well.hpp"
#include "world/items/give.hpp"
#include "world/things/plinths.hpp"
#include "world/things/strings.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

int chestTicks(const WorldConfig& config) {
    return std::max(1, config.player.pushTicks);
}

namespace {

bool isPushedAt(const World& world, InputFrame input) {
    const Player& player = world.player;
    return heldDirection(input) == offsetOf(player.facing) &&
           player.body.at == player.body.previous;
}

std::optional<WareFault> wareFaultOf(const World& world, const Thing& ware) {
    const Treasure what = ware.loot.what;
    const bool isSpare = what == Treasure::SmallKey && !world.locks.needsSmallKey(world.dungeon);
    if (isSpare || !hasUseFor(world, what)) {
        return WareFault::NoUse;
    }
    return world.player.kit.coins < ware.price ? std::optional(WareFault::TooDear) : std::nullopt;
}

void openChest(World& world, const Thing& chest, Events& events) {
    const Loot loot = chest.loot;
    events.push_back(ChestOpened{world.cell(), chest.tile});
    world.things.markEmpty(world.cell(), chest.tile);
    giveTreasure(world, loot.what, loot.count, events);
}

void buy(World& world, const Thing& ware, Events& events) {
    const auto& [what, count] = ware.loot;
    if (const auto fault = wareFaultOf(world, ware)) {
        events.push_back(WareRefused{what, ware.price, *fault});
        return;
    }
    Kit& kit = world.player.kit;
    kit.coins -= ware.price;
    kit.hasBoughtHeart = kit.hasBoughtHeart || what == Treasure::HeartContainer;
    events.push_back(WareBought{what, ware.price});
    world.things.markEmpty(world.cell(), ware.tile);
    giveTreasure(world, what, count, events);
}

int shopTicks(const WorldConfig& config) {
    return std::max(1, config.adventure.shop.pushTicks);
}

// Whether a push asks for an offer at this tick, but the knight has had no time to read what the
// offer does: he began to walk more than `passingTicks` before the push, and has not stopped since.
bool isAskedInPassing(const World& world) {
    const int pushTicks = world.thingPush.ticks;
    return pushTicks == shopTicks(world.config) &&
           world.player.walkTicks > pushTicks + world.config.adventure.altar.passingTicks;
}

std::optional<OfferFault> offerFaultOf(const World& world, int price) {
    if (isAskedInPassing(world)) {
        return OfferFault::AskedInPassing;
    }
    if (isLoomFull(world)) {
        return OfferFault::Enough;
    }
    return world.player.kit.coins < price ? std::optional(OfferFault::TooDear) : std::nullopt;
}

void weaveOffer(World& world, const Thing& thing, Events& events) {
    const OfferId id = thing.offer;
    const int price = priceNow(world, thing);
    if (const auto fault = offerFaultOf(world, price)) {
        events.push_back(OfferRefused{id, price, *fault});
        return;
    }
    const OfferConfig& offer = world.config.adventure.altar.table.at(numberOf(id));
    world.player.kit.coins += offer.coins - price;
    world.player.kit.heal(offer.halves);
    world.altar.woven = world.altar.woven.with(id);
    world.things.markEmpty(world.cell(), thing.tile);
    events.push_back(OfferWoven{id, price});
}

// What the knight does with a thing, and for how many ticks he has to push at it; both are null if
// he cannot use it.
struct ThingUse {
    ThingKind kind;
    void (*use)(World& world, const Thing& thing, Events& events) = nullptr;
    int (*pushTicks)(const WorldConfig& config) = nullptr;
};
constexpr auto uses = keyedTable<&ThingUse::kind, ThingUse>({
    {ThingKind::Chest, openChest, chestTicks},
    {ThingKind::LargeChest, openChest, chestTicks},
    {ThingKind::Stand, buy, shopTicks},
    {ThingKind::Keeper},
    {ThingKind::Crystal},
    {ThingKind::Gate},
    {ThingKind::String, beginStringPull, chestTicks},
    {ThingKind::Plinth, takeFromPlinth, shopTicks},
    {ThingKind::Loom},
    {ThingKind::Offer, weaveOffer, shopTicks},
    {ThingKind::Well, makeWish, shopTicks},
    {ThingKind::Cage, freeCaptive, chestTicks},
});
// Compares `pushTicks`, not `use`: with its sanitizers, g++ cannot compare a function from another
// source at compile time.
static_assert(std::ranges::all_of(thingTraits,
                                  [](const ThingTraits& traits) {
                                      return traits.isUsable ==
                                             (uses[traits.kind].pushTicks != nullptr);
                                  }),
              "what can be used has a use");

}  // namespace

int priceNow(const World& world, const Thing& thing) {
    const AltarConfig& altar = world.config.adventure.altar;
    if (thing.kind == ThingKind::Well) {
        return wishPrice(world);
    }
    if (thing.kind != ThingKind::Offer) {
        return thing.price;
    }
    const int price = altar.table.at(numberOf(thing.offer)).price;
    return world.altar.woven.empty() ? price : price * altar.nextPrice / 100;
}

bool isLoomFull(const World& world) {
    return world.altar.woven.size() >= world.config.adventure.altar.most;
}

const Thing* thingAhead(const World& world) {
    const GridPos tile = tileOf(pointJustOutside(world.knightBox(), world.player.facing));
    return world.things.at(world.cell(), tile);
}

namespace {

// How far the middle of a thing is from the knight's, along the longer axis, in subpixels.
int awayFrom(const World& world, const Thing& thing) {
    const SubPos knight = centreOf(world.knightBox());
    const SubPos middle = tileCentre(thing.tile);
    return std::max(std::abs(middle.x - knight.x), std::abs(middle.y - knight.y));
}

constexpr int readingDistance = 5 * subpixelsPerTile / 2;  // enough to read from two tiles away

}  // namespace

const Thing* nearestThing(const World& world, ThingKind kind) {
    const Thing* best = nullptr;
    int bestAway = readingDistance;
    for (const Thing& thing : world.things.in(world.cell())) {
        const int away = awayFrom(world, thing);
        if (thing.kind == kind && away < bestAway) {
            best = &thing;
            bestAway = away;
        }
    }
    // An empty thing hides those beside it until the knight steps over to them: one press too many
    // must not take what he has not looked at.
    return best == nullptr || best->isEmpty ? nullptr : best;
}

bool isAtLoom(const World& world) {
    const auto here = world.things.in(world.cell());
    return nearestOffer(world) != nullptr || std::ranges::any_of(here, [&](const Thing& thing) {
               return thing.kind == ThingKind::Loom && awayFrom(world, thing) < readingDistance;
           });
}

const Thing* thingForSword(const World& world) {
    if (const Thing* const thing = thingAhead(world); thing != nullptr && thing->isUsable()) {
        return thing;
    }
    const GridPos ahead = neighbour(tileOf(centreOf(world.knightBox())), world.player.facing);
    const Terrain terrain = world.terrain();
    const bool isGrassOrUrnAhead =
        terrain.size().contains(ahead) &&
        (terrain.at(ahead) == Tile::Grass || terrain.at(ahead) == Tile::Urn);
    return isGrassOrUrnAhead ? nullptr : nearestOffer(world);
}

void useThings(World& world, InputFrame input, Events& events) {
    const Thing* thing = thingAhead(world);
    ThingPush& push = world.thingPush;
    const bool isUsable = thing != nullptr && thing->isUsable();
    if (!isUsable || !isPushedAt(world, input)) {
        push = {};
    } else if (push.tile != thing->tile) {
        push = {thing->tile, 1};
    } else {
        ++push.ticks;
    }
    const Thing* const asked = thingForSword(world);
    if (asked == nullptr) {
        return;
    }
    Player& player = world.player;
    const bool isPressed = input.has(Button::Sword) && !player.swordHeld &&
                           player.swingTicks == 0 && world.creatures.living.empty();
    player.swordHeld = player.swordHeld || isPressed;  // so that he does not swing
    if (isPressed || push.ticks == uses[asked->kind].pushTicks(world.config)) {
        uses[asked->kind].use(world, *asked, events);
    }
}

void takeThreads(World& world, Events& events) {
    const int count = world.config.adventure.thread.atAltar;
    if (world.altar.hasThreads || !world.config.isAdventure() ||
        world.room.kind() != RoomKind::Altar) {
        return;
    }
    world.altar.hasThreads = true;
    world.player.kit.threads += count;
    if (count > 0) {
        events.push_back(ThreadsFound{count});
    }
}

namespace {

std::optional<GridPos> tileHit(const Event& event) {
    if (const auto* arrow = std::get_if<ArrowStuck>(&event)) {
        return arrow->tile;
    }
    const auto* hook = std::get_if<HookBit>(&event);
    return hook != nullptr ? std::optional(tileOf(hook->at)) : std::nullopt;
}

// Opens the gates that stand in the room as things, not those that are tiles.
void openCrystalGates(World& world) {
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.kind == ThingKind::Gate) {
            world.things.markEmpty(thing.cell, thing.tile);
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
        world.things.markEmpty(world.cell(), *tile);
        events.push_back(CrystalStruck{*tile});
        openCrystalGates(world);
        events.push_back(GatesOpened{world.cell()});
    }
}

}  // namespace doorstring
