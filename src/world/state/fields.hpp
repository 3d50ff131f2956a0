// The fields of each struct of the state, in one list for all that goes through them.
//
// Each list takes its struct apart whole, so that a field that was added and forgotten here does
// not compile.
#pragma once

#include "world/state/world.hpp"

#include <concepts>
#include <tuple>
#include <type_traits>

namespace doorstring {

// A struct that may be changed or not.
template <typename Struct, typename Wanted>
concept Is = std::same_as<std::remove_const_t<Struct>, Wanted>;

template <Is<GridPos> S>
auto fieldsOf(S& place) {
    auto& [x, y] = place;
    return std::tie(x, y);
}
template <Is<GridOffset> S>
auto fieldsOf(S& offset) {
    auto& [x, y] = offset;
    return std::tie(x, y);
}
template <Is<GridSize> S>
auto fieldsOf(S& size) {
    auto& [width, height] = size;
    return std::tie(width, height);
}
template <Is<SubPos> S>
auto fieldsOf(S& place) {
    auto& [x, y] = place;
    return std::tie(x, y);
}

template <Is<Body> S>
auto fieldsOf(S& body) {
    auto& [at, previous, size, gait, velocity, safeTicks, knockTicks] = body;
    return std::tie(at, previous, size, gait, velocity, safeTicks, knockTicks);
}
template <Is<Player> S>
auto fieldsOf(S& player) {
    auto& [body, facing, walkTicks, halfHearts, slipTicks, fallTicks, swingTicks, swordHeld] =
        player;
    return std::tie(body, facing, walkTicks, halfHearts, slipTicks, fallTicks, swingTicks,
                    swordHeld);
}

template <Is<PushSlide> S>
auto fieldsOf(S& slide) {
    auto& [pushable, from, to, way, tick, ticks] = slide;
    return std::tie(pushable, from, to, way, tick, ticks);
}
template <Is<PlateState> S>
auto fieldsOf(S& plate) {
    auto& [at, pressed] = plate;
    return std::tie(at, pressed);
}
template <Is<RememberedRoom> S>
auto fieldsOf(S& room) {
    auto& [cell, ground] = room;
    return std::tie(cell, ground);
}
template <Is<RoomFlip> S>
auto fieldsOf(S& flip) {
    auto& [direction, next, ground, tick, ticks, from, to] = flip;
    return std::tie(direction, next, ground, tick, ticks, from, to);
}
template <Is<DoorPush> S>
auto fieldsOf(S& push) {
    auto& [side, ticks] = push;
    return std::tie(side, ticks);
}
template <Is<PushAttempt> S>
auto fieldsOf(S& attempt) {
    auto& [pushable, ticks, refused] = attempt;
    return std::tie(pushable, ticks, refused);
}

template <Is<Fraction> S>
auto fieldsOf(S& fraction) {
    auto& [numerator, denominator] = fraction;
    return std::tie(numerator, denominator);
}
template <Is<InteriorConfig> S>
auto fieldsOf(S& config) {
    auto& [weight, kinds, from, to, minDoors, maxDoors, tilesets] = config;
    return std::tie(weight, kinds, from, to, minDoors, maxDoors, tilesets);
}
// Without the texts of rooms made by hand: what they come to shows in the rooms themselves.
template <Is<RoomConfig> S>
auto fieldsOf(S& config) {
    auto& [size, pillarChance, interior, interiors, texts, templateStep] = config;
    return std::tie(size, pillarChance, interior, interiors.values, templateStep);
}
template <Is<PlayerConfig> S>
auto fieldsOf(S& config) {
    auto& [speed, hitBox, cornerRounding, pushTicks, hearts, safeTicks, knockBack, swingTicks,
           swordReach, doorwayDepth] = config;
    return std::tie(speed, hitBox, cornerRounding, pushTicks, hearts, safeTicks, knockBack,
                    swingTicks, swordReach, doorwayDepth);
}
template <Is<GroundConfig> S>
auto fieldsOf(S& config) {
    auto& [fall, shallows, ice, spikesDown, spikesWarning, spikesUp, cratePush, blockPush,
           crateSlide, rememberedRooms] = config;
    return std::tie(fall, shallows, ice, spikesDown, spikesWarning, spikesUp, cratePush, blockPush,
                    crateSlide, rememberedRooms);
}
template <Is<WorldConfig> S>
auto fieldsOf(S& config) {
    auto& [room, player, flipTicks, locks, ground] = config;
    return std::tie(room, player, flipTicks, locks, ground);
}

template <Is<World> S>
auto fieldsOf(S& world) {
    auto& [config, dungeon, metrics, locks, room, ground, memory, entry, player, sights, flip,
           doorPush, pushAttempt, bannerReached, tick] = world;
    return std::tie(config, dungeon, metrics, locks, room, ground, memory, entry, player, sights,
                    flip, doorPush, pushAttempt, bannerReached, tick);
}

// What keeps its fields to itself lists them itself.
template <typename Struct>
auto fieldsOf(const Struct& kept) -> decltype(kept.fields()) {
    return kept.fields();
}

}  // namespace doorstring
