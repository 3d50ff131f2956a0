#include "world/items/give.hpp"

#include "world/ground/spikes.hpp"

namespace doorstring {

namespace {

void add(World& world, Treasure what, int count) {
    Kit& kit = world.player.kit;
    const ItemsConfig& config = world.config.items;
    switch (what) {
    case Treasure::HeartPiece:
        kit.addHeartPiece();
        break;
    case Treasure::HeartContainer:
        kit.addHeart();
        break;
    case Treasure::SmallKey:
        world.locks.give(Holding::SmallKey, count);
        break;
    case Treasure::BossKey:
        world.locks.give(Holding::BossKey, 1);
        break;
    case Treasure::Map:
        world.hasMap = true;
        break;
    case Treasure::Compass:
        world.hasCompass = true;
        break;
    case Treasure::Coins:
        kit.coins += count;
        break;
    case Treasure::BombBundle:
        kit.addBombs(count, config.bombs.most);
        break;
    case Treasure::ArrowBundle:
        kit.addArrows(count, config.bow.most);
        break;
    case Treasure::Heart:
        kit.heal(2 * count);
        break;
    default:
        kit.addItem(itemOf(what), config);
        break;
    }
}

}  // namespace

void giveTreasure(World& world, Treasure what, int count, Events& events) {
    add(world, what, count);
    Player& player = world.player;
    player.heldUp = HeldUp{what, count, 0};
    player.body.velocity = {};
    player.walkTicks = player.swingTicks = player.swordKept = player.body.knockTicks = 0;
    events.push_back(TreasureTaken{what, count});
}

bool hasUseFor(const World& world, Treasure what) {
    const Kit& kit = world.player.kit;
    const ItemsConfig& config = world.config.items;
    switch (what) {
    case Treasure::HeartPiece:
    case Treasure::HeartContainer:
        return kit.hearts < mostHearts || !kit.isWhole();
    case Treasure::BossKey:
        return !world.locks.hasBossKey();
    case Treasure::Map:
        return !world.hasMap;
    case Treasure::Compass:
        return !world.hasCompass;
    case Treasure::BombBundle:
        return kit.items.has(Item::Bombs) && kit.bombs < config.bombs.most;
    case Treasure::ArrowBundle:
        return kit.items.has(Item::Bow) && kit.arrows < config.bow.most;
    case Treasure::Heart:
        return !kit.isWhole();
    case Treasure::SmallKey:
    case Treasure::Coins:
        return true;
    default:
        return !kit.items.has(itemOf(what));
    }
}

void holdUp(World& world, InputFrame input, Events& events) {
    Player& player = world.player;
    player.body.previous = player.body.at;
    // A key that goes down meanwhile is not pressed afterwards.
    player.swordHeld = input.has(Button::Sword);
    player.itemKeys = input.held & itemButtons;
    if (world.ground.hasSpikes()) {
        reportSpikePhase(world.tick, world.config.ground, events);
    }
    if (++player.heldUp->ticks >= world.config.items.takeTicks) {
        player.heldUp.reset();
    }
}

}  // namespace doorstring
