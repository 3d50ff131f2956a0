// Chooses and uses the knight's items, and advances what they do in a room. Each item but the
// lantern has a source beside this header.
#pragma once

#include "base/enums.hpp"
#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Chooses or uses an item, once for each press of a key. A use that is refused costs nothing.
void useItems(World& world, InputFrame input, Events& events);

// Whether an item roots the knight: for a while after a shot of the bow, and while the hook is out.
bool isRootedByItem(const World& world);

// Advances by one tick what has been laid, shot and thrown, and refills arrows.
void advanceTools(World& world, Events& events);

// Lays a bomb in front of the knight. The bomb goes off when its fuse has burnt. Returns false if
// the knight has no bomb left, or if the room has as many as it may.
bool layBomb(World& world, Events& events);
void advanceBombs(World& world, Events& events);

// Shoots an arrow, which flies straight ahead until it meets something. Returns false if the knight
// has none left, or if the room has as many as it may.
bool shootArrow(World& world, Events& events);
// Gives a knight who has the bow an arrow every `refillTicks`, while he has fewer than `refillTo`.
void refillArrows(World& world, Events& events);
// Throws a needle from the sword when the blade begins to point ahead, if the knight has the power
// Needles and no heart is missing.
void throwNeedle(World& world, Events& events);
void advanceArrows(World& world, Events& events);

// Throws the hook. Always returns true. The hook pulls the knight to what it bites into, brings him
// drops and the pickup of the room, and pulls light creatures a little way. It is gone when it is
// back, when the pull has ended, or when the knight is hurt or falls.
bool throwHook(World& world, Events& events);
void advanceHook(World& world, Events& events);

// Lets the knight hop over what harms on the ground, farther with a run-up. Always returns true.
bool hop(World& world, Events& events);
// Advances a hop by one tick. With its last tick the knight lands.
void advanceHop(World& world, Events& events);
// Moves the hopping knight in the direction that the player holds, at the speed of the hop.
void moveInAir(World& world, InputFrame input);

// How an item is used: by a function that returns false if the item cannot be used here or now;
// null for an item that works by itself. The pointer is optional because with sanitizers g++ does
// not accept a null function pointer as a constant.
struct ItemUse {
    Item item;
    std::optional<bool (*)(World& world, Events& events)> use;
};
inline constexpr auto itemUses = keyedTable<&ItemUse::item, ItemUse>({
    {Item::Bombs, layBomb},
    {Item::Bow, shootArrow},
    {Item::Hook, throwHook},
    {Item::Lantern, std::nullopt},
    {Item::Feather, &doorstring::hop},
});

// Whether the knight has the lantern, which then always shines.
bool isLanternLit(const World& world);
// How far the knight sees in a dark room, in pixels: without a lantern, just far enough to walk.
int sightInDark(const World& world);

}  // namespace doorstring
