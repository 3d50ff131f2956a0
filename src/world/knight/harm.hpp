// What happens when pits, spikes, embers, creatures or anything else harms the knight; how he dies,
// and how he returns to the door.
#pragma once

#include "config/config.hpp"
#include "room/tiles/tile.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

// Whether a body treads on tiles of that kind with more than the rim of its hit box.
bool isOn(const Terrain& terrain, const Body& body, Tile what);

// Whether a body is over a pit, on embers, or on spikes, be they up or down.
bool isInHarm(const Terrain& terrain, const Body& body);

struct Harm {
    int halfHearts = 1;
    SubPos from;
    std::optional<CreatureKind> by = {};  // null if no creature harms him
    Hazard hazard = Hazard::Bomb;         // what harms him if `by` is null
    bool isShot = false;                  // so that the power StopsShot stops it
};

// Takes half hearts from the knight and pushes him away from where the harm came from. Does nothing
// if he is safe, helpless or pulled by the hook, or if the harm is 0. Otherwise a charge of the
// power StopsShot stops a shot. Returns whether he was hurt.
bool hurtKnight(World& world, const Harm& harm, Events& events);
// Hurts the knight with an attack of a creature of that kind.
bool hurtKnight(World& world, CreatureKind by, SubPos from, Events& events);

// Advances the knight's death by one tick. With the last tick the adventure is over; in an
// exploration he wakes at the door, healed.
void advanceDeath(World& world, Events& events);

// Advances a fall by one tick. After the last tick the knight is at the door, half a heart poorer
// unless he has the power SureFeet.
void advanceFall(World& world, Events& events);

// Puts the knight back where he came in, half a heart poorer.
void returnToDoor(World& world, Hazard hazard, Events& events);

// Lets the knight slip, and then fall, while the middle of his hit box is over a pit. Does nothing
// while he is aloft or helpless, or with the assist NoPits.
void slipIntoPit(World& world, Events& events);

// Hurts the knight if more than the rim of his hit box touches spikes that are up, unless he has
// the power SureFeet.
void touchSpikes(World& world, Events& events);

// Hurts the knight if more than the rim of his hit box touches embers.
void touchEmbers(World& world, Events& events);

// The phase of all spikes of a room, which follow the world's clock together.
SpikePhase spikePhase(std::uint64_t tick, const GroundConfig& config);

// Reports the phase of the spikes if it begins with this tick.
void reportSpikePhase(std::uint64_t tick, const GroundConfig& config, Events& events);

}  // namespace doorstring
