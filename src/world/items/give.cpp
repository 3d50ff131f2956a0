#include "world/items/give.hpp"

#include "world/knight/harm.hpp"
#include "world/state/relics.hpp"

namespace doorstring {

namespace {

// A treasure that is neither an item nor a relic: how it is added to what the knight has, and
// whether he has a use for it.
struct Gift {
    Treasure what;
    void (*add)(World& world, int count);
    bool (*isOfUse)(const World& world);
};

bool isAlwaysOfUse(const World&) {
    return true;
}
bool canHaveHearts(const World& world) {
    const Kit& kit = world.player.kit;
    return kit.hearts < mostHearts || !kit.areHeartsFull();
}

constexpr auto gifts = keyedTable<&Gift::what, Gift, itemCount>({
    {Treasure::HeartPiece, [](World& world, int) { world.player.kit.addHeartPiece(); },
     canHaveHearts},
    {Treasure::HeartContainer, [](World& world, int) { world.player.kit.addHeart(); },
     canHaveHearts},
    {Treasure::SmallKey,
     [](World& world, int count) { world.locks.give(Holding::SmallKey, count); }, isAlwaysOfUse},
    {Treasure::BossKey, [](World& world, int) { world.locks.give(Holding::BossKey, 1); },
     [](const World& world) { return !world.locks.hasBossKey(); }},
    {Treasure::Map, [](World& world, int) { world.hasMap = true; },
     [](const World& world) { return !world.hasMap; }},
    {Treasure::Compass, [](World& world, int) { world.hasCompass = true; },
     [](const World& world) { return !world.hasCompass; }},
    {Treasure::Coins, [](World& world, int count) { world.player.kit.coins += count; },
     isAlwaysOfUse},
    {Treasure::BombBundle,
     [](World& world, int count) {
         world.player.kit.addBombs(count, world.config.items.bombs.most);
     },
     [](const World& world) {
         const Kit& kit = world.player.kit;
         return kit.items.has(Item::Bombs) && kit.bombs < world.config.items.bombs.most;
     }},
    {Treasure::ArrowBundle,
     [](World& world, int count) {
         world.player.kit.addArrows(count, world.config.items.bow.most);
     },
     [](const World& world) {
         const Kit& kit = world.player.kit;
         return kit.items.has(Item::Bow) && kit.arrows < world.config.items.bow.most;
     }},
    {Treasure::Heart, [](World& world, int count) { world.player.kit.heal(2 * count); },
     [](const World& world) { return !world.player.kit.areHeartsFull(); }},
});

void add(World& world, Treasure what, int count) {
    if (isRelic(what)) {
        takeRelic(world, relicOf(what));
    } else if (isItem(what)) {
        world.player.kit.addItem(itemOf(what), world.config.items);
    } else {
        gifts[what].add(world, count);
    }
}

}  // namespace

void giveTreasure(World& world, Treasure what, int count, Events& events) {
    add(world, what, count);
    Player& player = world.player;
    player.heldUp = HeldUp{what, count, 0};
    player.body.velocity = {};
    player.walkTicks = player.swingTicks = player.swordPressTicks = player.body.knockTicks = 0;
    events.push_back(TreasureTaken{what, count});
}

bool hasUseFor(const World& world, Treasure what) {
    if (isRelic(what)) {
        return !world.player.kit.relics.has(relicOf(what));
    }
    return isItem(what) ? !world.player.kit.items.has(itemOf(what)) : gifts[what].isOfUse(world);
}

void holdUp(World& world, InputFrame input, Events& events) {
    Player& player = world.player;
    player.body.previous = player.body.at;
    // A button that goes down meanwhile does not count as pressed afterwards.
    player.swordHeld = input.has(Button::Sword);
    player.itemKeys = input.held & itemButtons;
    if (world.ground.hasSpikes()) {  // they follow the world's clock, which goes on
        reportSpikePhase(world.tick, world.config.ground, events);
    }
    if (++player.heldUp->ticks >= world.config.items.takeTicks) {
        player.heldUp.reset();
    }
}

}  // namespace doorstring
