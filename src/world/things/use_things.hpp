// What the knight does with what stands in a room: he opens chests, buys wares and offers, uses
// what else can be used, takes threads and strikes crystals.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Number of ticks for which the knight has to push at a chest, a cage or a string.
int chestTicks(const WorldConfig& config);

// What a ware, an offer or a wish costs now, in coins.
int priceNow(const World& world, const Thing& thing);

// Whether as much is woven into the next floor as an altar allows.
bool isLoomFull(const World& world);

// The thing right in front of the knight; null if there is none.
const Thing* thingAhead(const World& world);

// The nearest thing of a kind, if it is so near that the knight can read what it is. Null if there
// is none so near, or if the nearest is empty by now.
const Thing* nearestThing(const World& world, ThingKind kind);

// The offer that the knight is near; null if there is none.
inline const Thing* nearestOffer(const World& world) {
    return nearestThing(world, ThingKind::Offer);
}

// The thing that the sword button uses where nothing lives: the one ahead if it can be used, else
// the offer that the knight is near, even if he faces another way. Null if there is neither, or if
// there is only the offer and the sword can strike grass or an urn ahead.
const Thing* thingForSword(const World& world);

// Whether the knight is near the loom of an altar, or nearestOffer() finds an offer.
bool isAtLoom(const World& world);

// Uses the thing ahead if the knight has walked against it for a while, or thingForSword() if the
// sword button is pressed in a room where nothing lives. So a chest opens; a ware is bought if it
// is of use and he can pay; an offer is woven if he did not ask in passing, the loom has a place
// for it and he can pay.
void useThings(World& world, InputFrame input, Events& events);

// Takes the threads that lie at the altar of the floor when the knight first comes into its room.
void takeThreads(World& world, Events& events);

// Strikes the crystals that arrows or the hook have hit, as the events from `first` on say. The
// gates of the room then open for good.
void strikeCrystals(World& world, Events& events, std::size_t first);

}  // namespace doorstring
