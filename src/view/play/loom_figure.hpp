// The loom of an altar, with the next floor on it, and the offers before it.
#pragma once

#include "dungeon/dungeon.hpp"
#include "view/play/figures.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

// What a loom shows.
struct LoomPicture {
    const Dungeon* floor = nullptr;  // the next one; null if none can be grown, or none is known
    std::uint32_t longestDistance = 0;
    int age = 0;              // ticks since the floor began to grow
    int ticksSinceWoven = 0;  // ticks since the last offer was woven; 0 if none was
    // The door tables changed by woven offers and by the offer that the knight stands before.
    DoorSet changed;
};

// The tiles of the loom of a room; empty if it has none.
std::optional<GridRect> loomIn(const World& world, GridPos cell);

// Adds the loom of the room, if the room has one. `picture` is what the loom shows; null if that is
// not known. `drawn` gets the loom's picture and must live until the figures are drawn.
void addLoom(Figures& figures, const Scene& scene, const Room& room, const LoomPicture* picture,
             SpriteSheet& drawn);

// Adds what is on the stand of an offer. The one that the knight stands before rises and sinks.
void addOffer(Figures& figures, const Scene& scene, const Thing& offer);

}  // namespace doorstring
