#include "world/creatures/drops.hpp"

#include "base/advance_each.hpp"
#include "base/rng.hpp"
#include "dungeon/contents/contents.hpp"
#include "world/creatures/turn.hpp"
#include "world/state/relics.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int dropSide = 8;      // pixels
constexpr int settleTicks = 20;  // in which a drop may fly and cannot be taken, so that it is seen
constexpr int fewHalves = 2;     // half hearts that count as few

// Chooses by lot what a creature drops; null if it drops nothing. While the knight has few half
// hearts, also counts the creatures that have fallen since the last heart. Of these, the one with
// number `pityFalls` always drops a heart.
std::optional<DropKind> chooseDrop(World& world, const Creature& creature) {
    const CreatureRules& rules = world.config.creatures.rules;
    RandomStream random(creature.roll);
    const bool isLow = world.player.kit.halfHearts <= fewHalves;
    if (isLow) {
        ++world.player.creaturesSinceHeart;
    }
    const Fraction heart{rules.heartChance.numerator * (isLow ? 2 : 1),
                         rules.heartChance.denominator};
    const bool isOwed = isLow && world.player.creaturesSinceHeart >= rules.pityFalls;
    if (isOwed || happens(random.next(), heart)) {
        world.player.creaturesSinceHeart = 0;
        return DropKind::Heart;
    }
    if (happens(random.next(), rules.coinChance)) {
        return DropKind::Coin;
    }
    return ammunitionFor(world.player.kit, world.config.items.creatures, random);
}

void take(World& world, DropKind kind) {
    Kit& kit = world.player.kit;
    const ItemsConfig& config = world.config.items;
    switch (kind) {
    case DropKind::Heart:
        kit.heal(2);
        break;
    case DropKind::Coin:
        kit.coins += 1 + powerOf(world, Power::MoreCoins);
        break;
    case DropKind::Bombs:
        kit.addBombs(config.bombs.bundle, config.bombs.most);
        break;
    case DropKind::Arrows:
        kit.addArrows(config.bow.bundle, config.bow.most);
        break;
    }
}

// Moves a drop for a tick. Returns whether it is gone.
bool moveDrop(World& world, Drop& drop, Events& events) {
    const CreatureRules& rules = world.config.creatures.rules;
    drop.body.previous = drop.body.at;
    if (++drop.ticks < settleTicks) {
        drop.body.at += drop.body.velocity;
        return false;
    }
    if (world.player.dying()) {
        return drop.ticks > rules.dropTicks;
    }
    if (overlap(drop.body.hitBox(), world.knightBox())) {
        take(world, drop.kind);
        events.push_back(DropTaken{drop.kind});
        return true;
    }
    const SubPos here = centreOf(drop.body.hitBox());
    const SubPos there = centreOf(world.knightBox());
    const GridOffset way = there - here;
    const int reach = toSubpixels(rules.dropReach);
    if (drop.kind == DropKind::Coin || longerAxis(way) <= reach) {  // coins come from anywhere
        const GridOffset stride = scaled(way, perTick(rules.dropSpeed));
        drop.body.at += stride;
    }
    return drop.ticks > rules.dropTicks;
}

// Chooses by lot the offset from `place` to a place nearby. Returns zero instead if nobody can walk
// on the tile at that place.
GridOffset landingOffset(const World& world, SubPos place, RandomStream& random) {
    constexpr int reach = 32;  // pixels
    const auto part = [&] {
        return toSubpixels(static_cast<int>(random.below(2 * reach + 1)) - reach);
    };
    const GridOffset way{part(), part()};
    const GridPos tile = tileOf(place + way);
    return mayTread(world.terrain(), tile, Gait::Walks) ? way : GridOffset{};
}

}  // namespace

std::optional<DropKind> ammunitionFor(const Kit& kit, const AmmunitionConfig& config,
                                      RandomStream& random) {
    if (kit.items.has(Item::Bombs) && happens(random.next(), config.bombs)) {
        return DropKind::Bombs;
    }
    return kit.items.has(Item::Bow) && happens(random.next(), config.arrows)
               ? std::optional(DropKind::Arrows)
               : std::nullopt;
}

void leaveDrop(World& world, DropKind kind, SubPos middle, GridOffset velocity) {
    std::vector<Drop>& drops = world.creatures.drops;
    if (drops.size() == Creatures::mostDrops) {
        drops.erase(drops.begin());  // the oldest
    }
    Drop drop;
    drop.kind = kind;
    drop.body = bodyAround(middle, {dropSide, dropSide}, Gait::Ghost);
    drop.body.velocity = velocity;
    drops.push_back(drop);
}

namespace {

// Leaves what every elite leaves: coins, and a heart if the knight has lost any half hearts.
void dropFromElite(World& world, const Creature& elite) {
    const SubPos middle = centreOf(elite.body.hitBox());
    RandomStream random(elite.roll);
    scatter(world, DropKind::Coin, world.config.creatures.elites.coins, middle, random);
    if (!world.player.kit.areHeartsFull()) {
        leaveDrop(world, DropKind::Heart, middle);
    }
}

}  // namespace

void dropFrom(World& world, const Creature& creature) {
    if (creature.isElite) {
        return dropFromElite(world, creature);
    }
    if (const auto kind = chooseDrop(world, creature)) {
        leaveDrop(world, *kind, centreOf(creature.body.hitBox()));
    }
}

void scatter(World& world, DropKind kind, int count, SubPos middle, RandomStream& random) {
    for (int i = 0; i < count; ++i) {
        const GridOffset way = landingOffset(world, middle, random);
        leaveDrop(world, kind, middle, {way.x / settleTicks, way.y / settleTicks});
    }
}

void dropFromBoss(World& world, const Creature& boss) {
    const BossRules& rules = world.config.creatures.boss;
    const SubPos middle = centreOf(boss.body.hitBox());
    RandomStream random(boss.roll);
    scatter(world, DropKind::Coin, rules.coins, middle, random);
    scatter(world, DropKind::Heart, rules.hearts, middle, random);
}

void moveDrops(World& world, Events& events) {
    advanceEach(world.creatures.drops, [&](Drop& drop) { return moveDrop(world, drop, events); });
}

namespace {

// The rolls of a tile, which differ from tick to tick: grass that is cut again may hide something
// else.
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
