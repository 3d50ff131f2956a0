// The kinds of things that stand in rooms for good, such as chests and wishing wells.
#pragma once

#include "base/enums.hpp"

#include <cstdint>

namespace doorstring {

enum class ThingKind : std::uint8_t {
    Chest,
    LargeChest,
    Stand,
    Keeper,
    Crystal,
    Gate,
    String,
    Plinth,
    Loom,  // one thing for each tile of a loom
    Offer,
    Well,
    Cage
};

// What the knight gets from a thing, as far as the autopilot counts on it.
enum class ThingGain : std::uint8_t {
    None,
    Hidden,    // its loot, which he does not know before
    Known,     // its loot, for its price
    OneRelic,  // the relic on it, but then none of the others in the room
    Weaving    // a change of the next floor, for its price
};

struct ThingTraits {
    ThingKind kind;
    ThingGain gain;  // until it is empty
    bool isChest;
    bool isUsable;  // by the knight, until it is empty
    // False for a gate, which is flat then, for a plinth, which has sunk, and for what hangs.
    bool isSolidWhileEmpty;
    bool hangs = false;  // on a wall, which it leaves as it is
};

// A new kind of thing needs a value above, a row here, one in world/things/use_things.cpp and one
// in picture/sprites/sprites.hpp, and something in world/standing/lay_things.cpp that lays it.
inline constexpr auto thingTraits = keyedTable<&ThingTraits::kind, ThingTraits>({
    // kind, gain, chest, usable, solid while empty, hangs
    {ThingKind::Chest, ThingGain::Hidden, true, true, true},
    {ThingKind::LargeChest, ThingGain::Hidden, true, true, true},
    {ThingKind::Stand, ThingGain::Known, false, true, true},
    {ThingKind::Keeper, ThingGain::None, false, false, true},
    {ThingKind::Crystal, ThingGain::None, false, false, true},
    {ThingKind::Gate, ThingGain::None, false, false, false},
    {ThingKind::String, ThingGain::None, false, true, false, true},
    {ThingKind::Plinth, ThingGain::OneRelic, false, true, false},
    {ThingKind::Loom, ThingGain::None, false, false, true},
    {ThingKind::Offer, ThingGain::Weaving, false, true, true},
    {ThingKind::Well, ThingGain::None, false, true, true},
    {ThingKind::Cage, ThingGain::None, false, true, true},
});

}  // namespace doorstring
