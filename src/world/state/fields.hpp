// The fields of each struct of the state, in one list for all that goes through them.
//
// Each list unpacks all of its struct, so that a field that is missing here does not compile.
#pragma once

#include "world/state/world.hpp"

#include <concepts>
#include <tuple>

namespace doorstring {

// A struct of x and y.
template <typename Pair>
concept IsPlace =
    std::same_as<Pair, GridPos> || std::same_as<Pair, GridOffset> || std::same_as<Pair, SubPos>;

template <IsPlace Pair>
auto fieldsOf(const Pair& place) {
    const auto& [x, y] = place;
    return std::tie(x, y);
}
inline auto fieldsOf(const GridSize& size) {
    const auto& [width, height] = size;
    return std::tie(width, height);
}

inline auto fieldsOf(const Body& body) {
    const auto& [at, previous, size, gait, velocity, safeTicks, knockTicks] = body;
    return std::tie(at, previous, size, gait, velocity, safeTicks, knockTicks);
}
inline auto fieldsOf(const Kit& kit) {
    const auto& [hearts, halfHearts, heartPieces, coins, bombs, arrows, items, chosen] = kit;
    return std::tie(hearts, halfHearts, heartPieces, coins, bombs, arrows, items, chosen);
}
inline auto fieldsOf(const HeldUp& held) {
    const auto& [what, count, ticks] = held;
    return std::tie(what, count, ticks);
}
inline auto fieldsOf(const Player& player) {
    const auto& [body, kit, facing, walkTicks, fallsWithoutHeart, descentTicks, deathTicks,
                 slipTicks, fallTicks, swingTicks, swordKept, swordHeld, itemKeys, restTicks,
                 hopTicks, hopSpeed, isPulled, heldUp] = player;
    return std::tie(body, kit, facing, walkTicks, fallsWithoutHeart, descentTicks, deathTicks,
                    slipTicks, fallTicks, swingTicks, swordKept, swordHeld, itemKeys, restTicks,
                    hopTicks, hopSpeed, isPulled, heldUp);
}

inline auto fieldsOf(const Creature& creature) {
    const auto& [kind, body, facing, doing, ticks, health, way, roll, move, streak, own, turn] =
        creature;
    return std::tie(kind, body, facing, doing, ticks, health, way, roll, move, streak, own, turn);
}
inline auto fieldsOf(const Projectile& shot) {
    const auto& [kind, from, body, ticks] = shot;
    return std::tie(kind, from, body, ticks);
}
inline auto fieldsOf(const Drop& drop) {
    const auto& [kind, body, ticks] = drop;
    return std::tie(kind, body, ticks);
}
inline auto fieldsOf(const Creatures& creatures) {
    const auto& [living, projectiles, drops, ticks] = creatures;
    return std::tie(living, projectiles, drops, ticks);
}

inline auto fieldsOf(const LaidBomb& bomb) {
    const auto& [middle, ticks] = bomb;
    return std::tie(middle, ticks);
}
inline auto fieldsOf(const Arrow& arrow) {
    const auto& [body, way, stuckTicks] = arrow;
    return std::tie(body, way, stuckTicks);
}
inline auto fieldsOf(const Hook& hook) {
    const auto& [way, doing, tip, previous, carriesPickup] = hook;
    return std::tie(way, doing, tip, previous, carriesPickup);
}
inline auto fieldsOf(const Tools& tools) {
    const auto& [bombs, arrows, hook] = tools;
    return std::tie(bombs, arrows, hook);
}

inline auto fieldsOf(const PushSlide& slide) {
    const auto& [pushable, from, to, way, tick, ticks] = slide;
    return std::tie(pushable, from, to, way, tick, ticks);
}
inline auto fieldsOf(const PlateState& plate) {
    const auto& [at, pressed] = plate;
    return std::tie(at, pressed);
}
inline auto fieldsOf(const RememberedRoom& room) {
    const auto& [cell, ground, creatures, isKept] = room;
    return std::tie(cell, ground, creatures, isKept);
}
inline auto fieldsOf(const RoomFlip& flip) {
    const auto& [direction, next, ground, creatures, tick, ticks, from, to] = flip;
    return std::tie(direction, next, ground, creatures, tick, ticks, from, to);
}
inline auto fieldsOf(const DoorPush& push) {
    const auto& [side, ticks] = push;
    return std::tie(side, ticks);
}
inline auto fieldsOf(const PushAttempt& attempt) {
    const auto& [pushable, ticks, refused, pushedWay] = attempt;
    return std::tie(pushable, ticks, refused, pushedWay);
}

inline auto fieldsOf(const ThingPush& push) {
    const auto& [tile, ticks] = push;
    return std::tie(tile, ticks);
}

inline auto fieldsOf(const Fraction& fraction) {
    const auto& [numerator, denominator] = fraction;
    return std::tie(numerator, denominator);
}
inline auto fieldsOf(const InteriorConfig& config) {
    const auto& [weight, kinds, from, to, minDoors, maxDoors, tilesets] = config;
    return std::tie(weight, kinds, from, to, minDoors, maxDoors, tilesets);
}
// Without the texts of rooms made by hand: their effect is in the rooms themselves.
inline auto fieldsOf(const RoomConfig& config) {
    const auto& [size, pillarChance, interior, interiors, texts, templateStep, bossSpace] = config;
    return std::tie(size, pillarChance, interior, interiors.values, templateStep, bossSpace);
}
inline auto fieldsOf(const RoundingConfig& config) {
    const auto& [doors, corners, crates] = config;
    return std::tie(doors, corners, crates);
}
inline auto fieldsOf(const PlayerConfig& config) {
    const auto& [speed, hitBox, rounding, pushTicks, hearts, safeTicks, deathTicks, knockBack,
                 doorwayDepth] = config;
    return std::tie(speed, hitBox, rounding, pushTicks, hearts, safeTicks, deathTicks, knockBack,
                    doorwayDepth);
}
inline auto fieldsOf(const SwordConfig& config) {
    const auto& [windUp, blade, recovery, kept, reach] = config;
    return std::tie(windUp, blade, recovery, kept, reach);
}
inline auto fieldsOf(const GroundConfig& config) {
    const auto& [fall, shallows, ice, spikesDown, spikesWarning, spikesUp, cratePush, blockPush,
                 crateSlide, rememberedRooms] = config;
    return std::tie(fall, shallows, ice, spikesDown, spikesWarning, spikesUp, cratePush, blockPush,
                    crateSlide, rememberedRooms);
}
inline auto fieldsOf(const CreatureConfig& config) {
    const auto& [health, damage, speed, attackSpeed, windUp, attack, rest, range, near, pushed,
                 gait, cost, from, tilesets] = config;
    return std::tie(health, damage, speed, attackSpeed, windUp, attack, rest, range, near, pushed,
                    gait, cost, from, tilesets);
}
inline auto fieldsOf(const CreatureRules& rules) {
    const auto& [wait, shooterWait, shut, safe, entryDistance, budget, budgetStep, most, breather,
                 heart, coin, pity, drop, dropReach, dropSpeed, lineWidth, bombFlight, bombFuse,
                 blastRadius, afterArena] = rules;
    return std::tie(wait, shooterWait, shut, safe, entryDistance, budget, budgetStep, most,
                    breather, heart, coin, pity, drop, dropReach, dropSpeed, lineWidth, bombFlight,
                    bombFuse, blastRadius, afterArena);
}
inline auto fieldsOf(const BossRules& rules) {
    const auto& [wait, safe, rageBelow, ragePace, fall, coins, hearts] = rules;
    return std::tie(wait, safe, rageBelow, ragePace, fall, coins, hearts);
}
inline auto fieldsOf(const KingSlimeRules& rules) {
    const auto& [pause, hops, rise, hover, lock, shadowSpeed, slamReach, slamDamage, blobs,
                 blobSpeed, splitEvery, mostSlimes] = rules;
    return std::tie(pause, hops, rise, hover, lock, shadowSpeed, slamReach, slamDamage, blobs,
                    blobSpeed, splitEvery, mostSlimes);
}
inline auto fieldsOf(const CreaturesConfig& config) {
    const auto& [rules, boss, kingSlime, kinds, gallery] = config;  // a gallery is not recorded
    return std::tie(rules, boss, kingSlime, kinds.values);
}
inline auto fieldsOf(const BombConfig& config) {
    const auto& [most, given, bundle, fuse, blastRadius, blows, damage] = config;
    return std::tie(most, given, bundle, fuse, blastRadius, blows, damage);
}
inline auto fieldsOf(const BowConfig& config) {
    const auto& [most, given, bundle, speed, blows, rest, stuck] = config;
    return std::tie(most, given, bundle, speed, blows, rest, stuck);
}
inline auto fieldsOf(const HookConfig& config) {
    const auto& [reach, speed, pullSpeed] = config;
    return std::tie(reach, speed, pullSpeed);
}
inline auto fieldsOf(const FeatherConfig& config) {
    const auto& [hop, speed, runningSpeed, runUp] = config;
    return std::tie(hop, speed, runningSpeed, runUp);
}
inline auto fieldsOf(const LanternConfig& config) {
    const auto& [radius, glow, darkChance, darkChanceWith] = config;
    return std::tie(radius, glow, darkChance, darkChanceWith);
}
inline auto fieldsOf(const AmmunitionConfig& config) {
    const auto& [bombs, arrows] = config;
    return std::tie(bombs, arrows);
}
inline auto fieldsOf(const GrassConfig& config) {
    const auto& [heart, coin, ammunition] = config;
    return std::tie(heart, coin, ammunition);
}
inline auto fieldsOf(const ItemsConfig& config) {
    const auto& [start, take, creatures, grass, bombs, bow, hook, feather, lantern] = config;
    return std::tie(start, take, creatures, grass, bombs, bow, hook, feather, lantern);
}
inline auto fieldsOf(const ChestConfig& config) {
    const auto& [further, barred, coins, step, bombs, arrows, coinsChance] = config;
    return std::tie(further, barred, coins, step, bombs, arrows, coinsChance);
}
inline auto fieldsOf(const UrnConfig& config) {
    const auto& [chance, most, heart, coin] = config;
    return std::tie(chance, most, heart, coin);
}
inline auto fieldsOf(const PuzzleConfig& config) {
    const auto& [levers, coins] = config;
    return std::tie(levers, coins);
}
inline auto fieldsOf(const WareConfig& config) {
    const auto& [price, count, weight] = config;
    return std::tie(price, count, weight);
}
inline auto fieldsOf(const ShopConfig& config) {
    const auto& [wares, pushTicks, table] = config;
    return std::tie(wares, pushTicks, table.values);
}
// Without what is only shown and what has become the dungeon.
// Without the boss, who is in its room.
inline auto fieldsOf(const FloorConfig& config) {
    const auto& [name, preset, bossSpeed, item, boss] = config;
    return std::tie(bossSpeed, item);
}
inline auto fieldsOf(const StartingKitConfig& config) {
    const auto& [hearts, coins] = config;
    return std::tie(hearts, coins);
}
inline auto fieldsOf(const StairsConfig& config) {
    const auto& [open, descent] = config;
    return std::tie(open, descent);
}
inline auto fieldsOf(const AdventureConfig& config) {
    const auto& [floor, at, kit, stairs, floors, chests, urns, puzzles, shop] = config;
    return std::tie(floor, at, kit, stairs, floors, chests, urns, puzzles, shop);
}
inline auto fieldsOf(const WorldConfig& config) {
    const auto& [room, player, sword, slideSpeed, locks, ground, hasCreatures, creatures, floor,
                 bossSpeed, items, adventure] = config;
    return std::tie(room, player, sword, slideSpeed, locks, ground, hasCreatures, creatures, floor,
                    bossSpeed, items, adventure);
}

inline auto fieldsOf(const World& world) {
    const auto& [config, dungeon, metrics, locks, things, solved, room, ground, memory, creatures,
                 tools, cleared, entry, player, sights, flip, doorPush, pushAttempt, thingPush,
                 bannerReached, stairTicks, hasMap, hasCompass, ending, tick] = world;
    return std::tie(config, dungeon, metrics, locks, things, solved, room, ground, memory,
                    creatures, tools, cleared, entry, player, sights, flip, doorPush, pushAttempt,
                    thingPush, bannerReached, stairTicks, hasMap, hasCompass, ending, tick);
}

// What keeps its fields to itself lists them itself.
template <typename Struct>
auto fieldsOf(const Struct& kept) -> decltype(kept.fields()) {
    return kept.fields();
}

}  // namespace doorstring
